"""Kerning: lines of first characters, each followed by second ones with the kerning at three weights."""
import json

OUTPUT = "HeadlessGraphics/Text/Tables/Kerning.swift"


def generate(data):
    table = json.loads((data / "kerning.json").read_text())
    lines = []
    for firsts, cells in table["rows"]:
        words = [firsts]
        for seconds, *values in cells:
            values = values[:1] if len(set(values)) == 1 else values
            words += [seconds, ",".join(map(str, values))]
        lines.append("  " + " ".join(words))
    body = "\n".join(lines)
    return (
        "/// A line is the first characters of pairs, then second ones and what is added between them\n"
        "/// at the weights 100, 400 and 900, one number for all three.\n"
        f'let kerningTable = #"""\n{body}\n  """#\n\n'
        f'let kerningUnitsPerEm = {table["unitsPerEm"]}\n'
    )
