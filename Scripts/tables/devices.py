"""Devices: one line a device, its parts separated by `|`."""
import json

OUTPUT = "Devices.swift"


def insets(value):
    return ",".join(f"{value[edge]:g}" for edge in ("top", "left", "bottom", "right"))


def generate(data):
    table = json.loads((data / "devices.json").read_text())
    lines = []
    for device in table["devices"]:
        lines.append("|".join([
            device["id"], device["name"], device["idiom"],
            ",".join(f"{length:g}" for length in device["size"]), f"{device['scale']:g}",
            insets(device["safePortrait"]), insets(device["safeLandscape"]),
            f"{device['cornerRadius']:g}", device["sizeClassPortrait"],
            device["sizeClassLandscape"],
        ]))
    body = "\n".join("  " + line for line in lines)
    return (
        "/// A line is an identifier, a name, idiom, portrait size, scale, safe area in portrait and in\n"
        "/// landscape (top, left, bottom, right), corner radius, size classes in portrait and landscape.\n"
        f'let deviceTable = """\n{body}\n  """\n'
    )
