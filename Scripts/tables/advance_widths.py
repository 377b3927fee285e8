"""Advance widths: two characters a width, base 72 from "0" on, in the order of the code points."""
import json
import textwrap

OUTPUT = "HeadlessGraphics/Text/Tables/AdvanceWidths.swift"


def encode(width):
    assert 0 <= width < 72 * 72, width
    return chr(48 + width // 72) + chr(48 + width % 72)


def generate(data):
    table = json.loads((data / "advance-widths.json").read_text())
    codes = "\n".join(textwrap.wrap(table["codepoints"], 96, initial_indent="  ", subsequent_indent="  "))
    parts = [
        "/// The code points of all tables below, ranges in hexadecimal.\n"
        f'let advanceCodePoints = """\n{codes}\n  """\n',
        f'let advanceUnitsPerEm = (text: {table["unitsPerEm"]["text"]}, display: {table["unitsPerEm"]["display"]})\n',
    ]
    for name, widths in table["widths"].items():
        cut, weight = name.split("-")
        text = "".join(encode(width) for width in widths)
        lines = "\n".join(f"  {text[i:i + 96]}" for i in range(0, len(text), 96))
        parts.append(f'let advances{cut.capitalize()}{weight} = #"""\n{lines}\n  """#\n')
    return "\n".join(parts)
