"""Text styles: a line for each style, with its weight and, for each category, size/leading/leading of the font."""
import json

OUTPUT = "HeadlessGraphics/Look/Tables/TextStyles.swift"


def generate(data):
    table = json.loads((data / "text-styles.json").read_text())
    lines = []
    for style, cells in table["styles"].items():
        own = table["leadingOfFont"].get(style, {})
        row = [
            f"{size}/{leading}/{own.get(category, leading)}"
            for category, (size, leading) in zip(table["categories"], cells)
        ]
        lines.append(f"  {style} {table['weights'][style]} {' '.join(row)}")
    body = "\n".join(lines)
    return (
        "/// A line is a style, its weight, and for each content size category from the smallest up:\n"
        "/// point size, leading that scales values, leading of the font.\n"
        f'let textStyleTable = """\n{body}\n  """\n'
    )
