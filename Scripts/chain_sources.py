"""Generate a function for each settable property of HeadlessUIKit's views, as Swift source."""
import collections
import csv
import json
import pathlib
import re
import subprocess
import tempfile

NOTE = """// Made by Scripts/styling from what HeadlessUIKit declares and Scripts/Data/uikit-api.tsv.

"""
# The oldest system that the package supports; API that is as old is not marked.
OLDEST = 15.0
# The version of visionOS that belongs to a version of iOS.
VISION = {"17.1": "1.0", "17.2": "1.0", "17.4": "1.1", "17.5": "1.2", "18.0": "2.0", "18.1": "2.1", "18.2": "2.2"}
DECLARATION = re.compile(r"\bvar (?P<name>\w+): (?P<type>.+?)(?P<accessors> \{.*\})?$")


def graph(root):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [root / "Scripts" / "symbol-graphs", folder, "HeadlessUIKit", "--", "-skip-synthesized-members"],
            check=True, capture_output=True)
        return json.loads((pathlib.Path(folder) / "HeadlessUIKit.symbols.json").read_text())


def view_classes(symbols, relations):
    """The views and their superclasses, by identifier."""
    above = {each["source"]: each["target"] for each in relations if each["kind"] == "inheritsFrom"}
    names = {key: ".".join(symbol["pathComponents"]) for key, symbol in symbols.items()}

    def is_view(key):
        while key and names.get(key) != "UIView": key = above.get(key)
        return key is not None
    return {key: above.get(key) for key, symbol in symbols.items()
            if symbol["kind"]["identifier"] == "swift.class" and is_view(key)}


def properties(root):
    """The settable properties of views, as {class: {name: type}}, and the superclass of each class."""
    found = graph(root)
    symbols = {each["identifier"]["precise"]: each for each in found["symbols"]}
    above = view_classes(symbols, found["relationships"])
    names = {key: symbols[key]["pathComponents"][0] for key in above}
    # Views also have the properties of responders.
    homes, upper = dict(names), next(above[key] for key, name in names.items() if name == "UIView")
    uppers = {each["source"]: each["target"] for each in found["relationships"] if each["kind"] == "inheritsFrom"}
    while upper in symbols:
        homes[upper] = "UIView"
        upper = uppers.get(upper)
    settable = collections.defaultdict(dict)
    for relation in found["relationships"]:
        member = symbols.get(relation["source"])
        if relation["kind"] != "memberOf" or relation["target"] not in homes or not member: continue
        if member["kind"]["identifier"] != "swift.property": continue
        text = "".join(fragment["spelling"] for fragment in member["declarationFragments"])
        match = DECLARATION.search(text)
        if match and "set" in (match["accessors"] or "set").replace("{", " ").split():
            settable[homes[relation["target"]]][match["name"]] = match["type"]
    return settable, {names[key]: names.get(upper) for key, upper in above.items()}


def uikit(root):
    """UIKit's rows by type and name, the supertypes of each type, and the system that introduced it."""
    rows, adopted, since = {}, {}, {}
    with open(root / "Scripts" / "Data" / "uikit-api.tsv") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["kind"] in ("class", "protocol"):
                adopted[row["type"]] = [row["superclass"], *(row["value_type"] or "").split(",")]
                since[row["type"]] = row["introduced"]
            elif "property" in row["kind"]:
                rows[row["type"], row["swift_name"]] = row
    return rows, adopted, since


def row_of(kind, name, rows, adopted):
    """UIKit's row of a property in a class, or in a type above it."""
    if (kind, name) in rows: return rows[kind, name]
    for upper in adopted.get(kind, []):
        found = upper and row_of(upper, name, rows, adopted)
        if found: return found
    return None


def inherited(kind, name, settable, above):
    """The type of the same property in a superclass."""
    kind = above[kind]
    while kind:
        if name in settable[kind]: return settable[kind][name]
        kind = above[kind]
    return None


def introduction(version):
    """The line that marks API newer than the oldest system of the package."""
    if not version or float(version) <= OLDEST: return []
    vision = f"visionOS {VISION[version]}, " if float(version) > 17 else ""
    return [f"@available(iOS {version}, tvOS {version}, {vision}*)"]


def availability(row):
    """The lines that mark newer and deprecated API."""
    lines = introduction(row["introduced"])
    if row["deprecated"]:
        lines += [f"@available({system}, deprecated: {version}, message: \"UIKit advises against it\")"
                  for system, version in (("iOS", row["deprecated"]), ("tvOS", row["deprecated"]), ("visionOS", "1.0"))]
    return "".join(f"  {line}\n" for line in lines)


def function(kind, name, value, row, title):
    value = re.sub(r" :", ":", value).replace("!", "?")
    plain = value.removeprefix("@MainActor ").startswith("(") and "->" in value and not value.endswith("?")
    escaping = "@escaping " if plain else ""
    words = f"Sets `{name}`." if name == title else f"Sets `{name}` of {kind}."
    return (f"  /// {words}\n{availability(row)}  @discardableResult @_disfavoredOverload\n"
            f"  public func {title}(_ value: {escaping}{value}) -> Self {{\n"
            f"    self.{name} = value\n    return self\n  }}\n")


def protocol(kind):
    """The protocol that the functions of a class extend."""
    return "Chainable" if kind == "UIView" else "Chainable" + kind.removeprefix("UI")


def opening(kind, settable, above, version):
    """The opening of a class's extension, of a protocol of its own: so label properties don't exist on other views."""
    text, upper = "", above[kind]
    mark = "".join(f"{line}\n" for line in introduction(version))
    if kind != "UIView":
        while not settable.get(upper): upper = above[upper]
        text = (f"/// What is set up by chained calls as a `{kind}` is.\n@preconcurrency @MainActor\n"
                f"public protocol {protocol(kind)}: {protocol(upper)} {{}}\n\n"
                f"{mark}extension {kind}: {protocol(kind)} {{}}\n\n")
    return text + f"{mark}extension {protocol(kind)} where Self: {kind} {{\n"


def chains(root):
    settable, above = properties(root)
    rows, adopted, since = uikit(root)
    with open(root / "Scripts" / "Data" / "chain-exceptions.tsv") as file:
        exceptions = {(row["class"], row["property"]): row["instead"] for row in csv.DictReader(file, delimiter="\t")}
    text = NOTE
    for kind in sorted(settable):
        functions = []
        for name, value in sorted(settable[kind].items()):
            row = row_of(kind, name, rows, adopted)
            title = exceptions.get((kind, name), name)
            if not row or not title or inherited(kind, name, settable, above) == value: continue
            functions.append(function(kind, name, value, row, title))
        if functions: text += opening(kind, settable, above, since.get(kind)) + "\n".join(functions) + "}\n\n"
    return text.rstrip() + "\n"
