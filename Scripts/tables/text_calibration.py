"""Calibration of text: offsets by class and by character, kerning, and tracking by size."""
import json

OUTPUT = "HeadlessGraphics/Text/Tables/TextCalibrationTable.swift"
CLASSES = ("digit", "space", "narrow", "lower", "upper", "other", "wide")


def generate(data):
    table = json.loads((data / "text-calibration.json").read_text())
    rows = "\n".join(
        f"  {name.replace('-', ' ')} {' '.join(str(offsets[c]) for c in CLASSES)}"
        for name, offsets in table["offsets"].items()
    )
    characters = "\n".join(
        f"  {character} {text} {display}" for character, (text, display) in table["characters"].items()
    )
    tracking = " ".join(f"{size}:{value}" for size, value in table["tracking"].items())
    kerning = table["kerning"]
    return (
        "/// A line is a cut, a weight, and what is added to an advance in parts of an em:\n"
        f"/// {', '.join(CLASSES)}.\n"
        f'let textOffsetTable = """\n{rows}\n  """\n\n'
        "/// A character, and what it is given besides in the text cut and in the display cut.\n"
        f'let textCharacterTable = #"""\n{characters}\n  """#\n\n'
        "/// How much of the open font's kerning each cut has.\n"
        f'let textKerningShares = (text: {kerning["text"]}, display: {kerning["display"]})\n\n'
        "/// Point size, and thousandths of an em that are added to each character.\n"
        f'let textTrackingTable =\n  "{tracking}"\n'
    )
