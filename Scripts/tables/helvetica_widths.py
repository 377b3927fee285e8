"""Advance widths of Helvetica: two characters a width, as in advance_widths."""
import json
import textwrap

from tables.advance_widths import encode

OUTPUT = "HeadlessGraphics/Text/Tables/HelveticaWidths.swift"


def generate(data):
    table = json.loads((data / "helvetica-widths.json").read_text())
    codes = "\n".join(textwrap.wrap(table["codepoints"], 96, initial_indent="  ", subsequent_indent="  "))
    parts = [
        "/// The code points of both tables below, ranges in hexadecimal.\n"
        f'let helveticaCodePoints = """\n{codes}\n  """\n',
        f'let helveticaUnitsPerEm = {table["unitsPerEm"]}\n',
    ]
    for name, widths in table["widths"].items():
        text = "".join(encode(width) for width in widths)
        lines = "\n".join(f"  {text[i:i + 96]}" for i in range(0, len(text), 96))
        parts.append(f'let helvetica{name.capitalize()} = #"""\n{lines}\n  """#\n')
    return "\n".join(parts)
