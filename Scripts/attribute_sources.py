"""Generate the attributes of styles as Swift source."""
import re
import sys
import textwrap

NOTE = "// Made by Scripts/styling from Scripts/Data/attributes.txt.\n\n"
ROW = re.compile(
    r"(?P<name>\w+)(\((?P<label>\w+)\))? (?P<type>\S+)( @(?P<order>\d+))?( !(?P<deprecated>[\d.]+))?"
    r"( \?(?P<check>\w+))?( @(?P<late>\d+))? : (?P<fits>.*?)  -- (?P<words>.*)")
FIT = re.compile(r"(?P<view>\w+)(\.(?P<property>\w+))?( \{ (?P<code>.*) \})?$")
DEFAULT_ORDER = 30
EXISTENTIALS = {"MarginExpressible": "any MarginExpressible", "BaseAttributed": "any BaseAttributed",
                "[RegisterableCell]": "[any RegisterableCell]"}
# The numbers of a value that is not a number itself.
EDGES = "{0}.top, {0}.left, {0}.bottom, {0}.right"
NUMBERS = {"CGFloat": "value", "CGSize": "value.width, value.height", "UIEdgeInsets": EDGES.format("value"),
           "MarginExpressible": EDGES.format("value.deStijlMargin.insets"),
           "NSRange": "CGFloat(value.location), CGFloat(value.length)",
           "LayoutPriority": "CGFloat(value.native.rawValue)"}


def split(fits):
    """Split the fits of a row; a bar within braces belongs to the code."""
    depth, found = 0, [""]
    for character in fits:
        depth += {"{": 1, "}": -1}.get(character, 0)
        if character == "|" and depth == 0: found.append("")
        else: found[-1] += character
    return [fit.strip() for fit in found]


def closure(name, fit):
    match = FIT.match(fit) or sys.exit(f"attributes.txt: {name} fits {fit}")
    code = match["code"] or f"view.{match['property'] or name} = value"
    return f"      .on {{ (view: {match['view']}, value) in {code} }}"


def comment(row):
    lines = textwrap.wrap(f"{row['words']}.", 94, break_long_words=False)
    return "".join(f"  /// {line}\n" for line in lines)


def factory(row):
    name, kind = row["name"], EXISTENTIALS.get(row["type"], row["type"])
    kind = kind.replace("Key:Any", "Key: Any")
    order = row["order"] or row["late"] or DEFAULT_ORDER
    fits = [] if row["fits"] == "none" else [closure(name, fit) for fit in split(row["fits"])]
    made = f"ViewAttribute(\n      .{name}, value, {order}, at: SourceLine(fileID: fileID, line: line)"
    made += "".join(f",\n{fit}" for fit in fits) + ")"
    if row["check"]:
        numbers = NUMBERS.get(row["type"], "CGFloat(value)")
        made += f"\n      .checked({numbers}, as: .{row['check']})"
    if name == "custom" or not fits: made += "\n      .fittingAll"
    attributes = ""
    if row["deprecated"]:
        attributes = "".join(
            f'  @available({system}, deprecated: {row["deprecated"] if system != "visionOS" else "1.0"}, '
            'message: "UIKit has button configurations instead")\n' for system in ("iOS", "tvOS", "visionOS"))
    quoted = f"`{name}`" if name == "case" else name
    label = f"{row['label']} value" if row["label"] else "_ value"
    return (
        f"{comment(row)}{attributes}  public static func {quoted}(\n    {label}: {kind}, "
        f"fileID: StaticString = #fileID, line: UInt = #line\n  ) -> ViewAttribute {{\n    {made}\n  }}\n")


def attributes(root):
    rows, keys = [], {}
    for line in (root / "Scripts" / "Data" / "attributes.txt").read_text().splitlines():
        if not line or line.startswith("#"): continue
        rows.append(ROW.fullmatch(line) or sys.exit(f"attributes.txt: {line}"))
    for row in rows:
        kind = EXISTENTIALS.get(row["type"], row["type"]).replace("Key:Any", "Key: Any").removesuffix("?")
        keys.setdefault(kind, []).append(row)
    text = NOTE + "extension ViewAttribute {\n" + "\n".join(map(factory, rows)) + "}\n"
    for kind, found in keys.items():
        text += f"\nextension ViewAttributeKey where Value == {kind} {{\n"
        for row in found:
            name = f"`{row['name']}`" if row["name"] == "case" else row["name"]
            text += (f"{comment(row)}  public static var {name}: ViewAttributeKey<{kind}> {{ "
                     f'ViewAttributeKey<{kind}>("{row["name"]}") }}\n')
        text += "}\n"
    return text
