"""Devices: a line for each device, with parts separated by `|`."""
import json

OUTPUT = "HeadlessGraphics/Look/Tables/Devices.swift"


def insets(value):
    return ",".join(f"{value[edge]:g}" for edge in ("top", "left", "bottom", "right"))


def split_widths(device, table):
    """For each orientation, the widths of a third, a half and two thirds of an iPad's screen."""
    if device["idiom"] != "pad":
        return []
    short, long = device["size"]
    known = next((row for name, row in table.items() if f"({long:g}x{short:g})" in name), None)
    third = 375 if short >= 1024 else 320
    portrait = {"third": third, "twoThirds": short - 10 - third}
    landscape = {"third": 375, "half": (long - 10) / 2, "twoThirds": long - 385}
    if known:
        portrait, landscape = known["portrait"], known["landscape"]
    portrait.setdefault("half", (short - 10) / 2)
    return [
        ",".join(f"{row[part]:g}" for part in ("third", "half", "twoThirds"))
        for row in (portrait, landscape)
    ]


def generate(data):
    table = json.loads((data / "devices.json").read_text())
    lines = []
    for device in table["devices"]:
        lines.append("|".join([
            device["id"], device["name"], device["idiom"],
            ",".join(f"{length:g}" for length in device["size"]), f"{device['scale']:g}",
            insets(device["safePortrait"]), insets(device["safeLandscape"]),
            f"{device['cornerRadius']:g}", device["sizeClassPortrait"],
            device["sizeClassLandscape"], f"{device.get('safeTopFrom26', 0):g}",
            ",".join(f"{length:g}" for length in device["keyboard"]),
        ] + split_widths(device, table["splitView"])))
    body = "\n".join("  " + line for line in lines)
    return (
        "/// A line is an identifier, a name, idiom, portrait size, scale, safe area in portrait and in\n"
        "/// landscape (top, left, bottom, right), corner radius, size classes in portrait and landscape,\n"
        "/// the top of the safe area from iOS 26 on if it is another, heights of the keyboard (in portrait,\n"
        "/// in landscape, of the bar with suggestions); for pads the widths of a third, a half and two\n"
        "/// thirds of the screen in both.\n"
        f'let deviceTable = """\n{body}\n  """\n'
    )
