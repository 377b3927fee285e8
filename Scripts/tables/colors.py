"""System colors: a line for each name, with light and dark of each system version."""
import json

OUTPUT = "HeadlessGraphics/Look/Tables/SystemColors.swift"
VERSIONS = ("ios26", "ios18")


def number(value):
    return f"{value:.6f}".rstrip("0").rstrip(".")


def generate(data):
    table = json.loads((data / "colors.json").read_text())
    lines = []
    for name in table[VERSIONS[0]]["light"]:
        cells = [
            ",".join(number(part) for part in table[version][style][name])
            for version in VERSIONS
            for style in ("light", "dark")
        ]
        lines.append(f"  {name} {' '.join(cells)}")
    body = "\n".join(lines)
    return (
        "/// A line is a name, then light and dark of iOS 26 and of iOS 18: red, green, blue (0...255), alpha.\n"
        f'let systemColorTable = """\n{body}\n  """\n'
    )
