"""Advance widths of Helvetica, in the format of advance_widths."""
import json

from tables.advance_widths import code_points, constant

OUTPUT = "HeadlessGraphics/Text/Tables/HelveticaWidths.swift"


def generate(data):
    table = json.loads((data / "helvetica-widths.json").read_text())
    parts = [
        code_points("helveticaCodePoints", table, "both"),
        f'let helveticaUnitsPerEm = {table["unitsPerEm"]}\n',
    ]
    parts += [constant(f"helvetica{name.capitalize()}", widths) for name, widths in table["widths"].items()]
    return "\n".join(parts)
