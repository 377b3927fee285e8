"""Advance widths: two characters for each width, in base 72 from "0" on, in the order of the code points."""
import json
import textwrap

OUTPUT = "HeadlessGraphics/Text/Tables/AdvanceWidths.swift"


def encode(width):
    assert 0 <= width < 72 * 72, width
    return chr(48 + width // 72) + chr(48 + width % 72)


def code_points(name, table, what):
    """The code points of the widths, as a named constant."""
    codes = "\n".join(textwrap.wrap(table["codepoints"], 96, initial_indent="  ", subsequent_indent="  "))
    return f'/// The code points of {what} tables below, ranges in hexadecimal.\nlet {name} = """\n{codes}\n  """\n'


def constant(name, widths):
    """Widths in the order of the code points, as a named constant."""
    text = "".join(encode(width) for width in widths)
    lines = "\n".join(f"  {text[i:i + 96]}" for i in range(0, len(text), 96))
    return f'let {name} = #"""\n{lines}\n  """#\n'


def generate(data):
    table = json.loads((data / "advance-widths.json").read_text())
    parts = [
        code_points("advanceCodePoints", table, "all"),
        f'let advanceUnitsPerEm = (text: {table["unitsPerEm"]["text"]}, display: {table["unitsPerEm"]["display"]})\n',
    ]
    for name, widths in table["widths"].items():
        cut, weight = name.split("-")
        parts.append(constant(f"advances{cut.capitalize()}{weight}", widths))
    return "\n".join(parts)
