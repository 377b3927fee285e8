"""Calibration of text: offsets by class of character, kerning pairs, and tracking by size."""
import json

OUTPUT = "HeadlessGraphics/Text/Tables/TextCalibrationTable.swift"
CLASSES = ("digit", "space", "narrow", "lower", "upper", "other", "wide")


def generate(data):
    table = json.loads((data / "text-calibration.json").read_text())
    rows = [
        f"  {name.replace('-', ' ')} {' '.join(str(offsets[c]) for c in CLASSES)} {table['kerning'][name]}"
        for name, offsets in table["offsets"].items()
    ]
    tracking = " ".join(f"{size}:{value}" for size, value in table["tracking"].items())
    body = "\n".join(rows)
    return (
        "/// A line is a cut, a weight, and what is added to an advance in parts of an em:\n"
        f"/// {', '.join(CLASSES)}; last the kerning of a pair.\n"
        f'let textOffsetTable = """\n{body}\n  """\n\n'
        "/// Point size, and thousandths of an em that are added to each character.\n"
        f'let textTrackingTable =\n  "{tracking}"\n\n'
        f'let kernedPairTable =\n  "{table["pairs"]}"\n'
    )
