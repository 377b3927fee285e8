"""Measures of controls: a line for each measure, with the numbers of each system version."""
import json

OUTPUT = "HeadlessUIKit/Controls/Tables/ControlSizes.swift"


def generate(data):
    table = json.loads((data / "control-sizes.json").read_text())
    lines = []
    for name, value in table["measures"].items():
        cells = [
            ",".join(f"{number:g}" for number in (value[version] if isinstance(value, dict) else value))
            for version in table["versions"]
        ]
        lines.append(f"  {name} {' '.join(cells)}")
    body = "\n".join(lines)
    return (
        "/// A line is the name of a measure, then its numbers in iOS 26 and in iOS 18.\n"
        f'let controlSizeTable = """\n{body}\n  """\n'
    )
