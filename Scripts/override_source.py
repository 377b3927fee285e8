#!/usr/bin/env python3
"""Write a module that subclasses each class of UIKit and overrides each member that is open there.

usage: override_source.py TABLE EXCEPTIONS SYMBOLGRAPHS > Overrides.swift

Everything imported from Objective-C is open, in categories too, and isolated to the main actor if its class is. The
script reports on the standard error, and fails for, members that are not open here, not isolated in an isolated class,
or optional where the table says otherwise. EXCEPTIONS lists exempt members with a reason: regular expressions matched
against `Type.member`, after "closed" or "optional".
"""
import collections
import csv
import glob
import json
import re
import sys

OVERRIDDEN = {"property", "type property", "instance method", "static method"}


def text(fragments): return "".join(part["spelling"] for part in fragments)


class Members:
    """The symbols by their dotted names, and the classes among them that other modules may subclass."""

    def __init__(self, folder):
        self.named, self.seen = collections.defaultdict(list), set()
        for path in sorted(glob.glob(f"{folder}/*.symbols.json")):
            for symbol in json.load(open(path))["symbols"]:
                name = symbol["identifier"]["precise"]
                if "::SYNTHESIZED::" in name or name in self.seen: continue
                self.seen.add(name)
                self.named[".".join(symbol["pathComponents"])].append(symbol)
        self.classes = {
            name: text(symbol["declarationFragments"]) for name, symbols in self.named.items() for symbol in symbols
            if symbol["kind"]["identifier"] == "swift.class" and symbol["accessLevel"] == "open"
            and "swiftGenerics" not in symbol}


class Exceptions:
    def __init__(self, path):
        self.rules = []
        for line in open(path):
            line = line.split("  #")[0].strip()
            if line and not line.startswith("#"): self.rules.append(line.split(maxsplit=1))

    def have(self, kind, name):
        return any(kind == of and re.fullmatch(rule, name) for of, rule in self.rules)


def overriding(symbol):
    """The declaration of an override without other effects."""
    fragments = symbol["declarationFragments"]
    declaration = re.sub(
        r"@(preconcurrency|MainActor|discardableResult|objc) |\b(override|final) ", "", text(fragments))
    touch = "onMain(); " if "@MainActor" in text(fragments) else ""
    name = symbol["pathComponents"][-1]
    if "(" not in name:
        modifiers, value, accessors, settable = re.match(
            r"((?:class |weak |nonisolated |unowned )*)(?:var|let) `?\w+`?: (.*?)( \{ get( set)? \})?$", declaration).groups()
        setter = f" set {{ {touch}super.`{name}` = newValue }}" if settable or not accessors else ""
        return f"  override {modifiers}var `{name}`: {value} {{ get {{ {touch}return super.`{name}` }}{setter} }}"
    base, labels = name.rstrip(")").split("(")
    parts = [(part["kind"], part["spelling"]) for part in fragments]
    names = []
    for index, (kind, spelling) in enumerate(parts):
        if kind == "externalParam":
            names.append(next((name for of, name in parts[index + 1:index + 3] if of == "internalParam"), spelling))
    arguments = ", ".join(
        f"{'' if label == '_' else label + ': '}`{name}`" for label, name in zip(labels.split(":"), names))
    return f"  override {declaration} {{ {touch}return super.{base}({arguments}) }}"


def result(declaration):
    """The result of a method, as far as both declarations show it: whether there is one, optional or Self.

    >>> result("func view(at index: Int?) -> UIView?"), result("func make() -> Self"), result("func go(_ to: UIView?)")
    ('optional', 'Self', None)
    """
    _, arrow, returned = declaration.rpartition(") ->")
    returned = returned.strip()
    if not arrow: return None
    return "optional" if returned[-1] in "?!" else returned if returned == "Self" else "value"


def main():
    table, exceptions, members = sys.argv[1], Exceptions(sys.argv[2]), Members(sys.argv[3])
    bodies, complaints, done = collections.defaultdict(list), set(), set()
    with open(table, newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    for row in rows:
        owner, full = row["type"], f"{row['type']}.{row['swift_name']}"
        if owner not in members.classes or row["origin"] == "overlay" or row["kind"] not in OVERRIDDEN: continue
        # Constants of C and Objective-C are static members in Swift, which nobody overrides.
        if row["kind"] == "type property" and not row["selector"][:1].islower(): continue
        for symbol in members.named.get(full, []):
            key = symbol["identifier"]["precise"]
            if key in done: continue
            done.add(key)
            declaration = text(symbol["declarationFragments"])
            if symbol["accessLevel"] != "open":
                if not exceptions.have("closed", full): complaints.add(f"not open: {full}: {declaration}")
                continue
            end = re.sub(r" \{.*", "", declaration)[-1]
            nullable = {"?": "yes", "!": "iuo"}.get(end, "no")
            if "(" not in row["swift_name"] and nullable != row["nullable"] and not exceptions.have("optional", full):
                complaints.add(f"optional: {full}: {row['nullable']} in the table, here {declaration}")
            if "(" in row["swift_name"] and result(declaration) != result(row["declaration"]) \
                    and not exceptions.have("optional", full):
                complaints.add(f"optional: {full}: {row['declaration']} in the table, here {declaration}")
            if "@MainActor" in members.classes[owner] and "@MainActor" not in declaration:
                complaints.add(f"not isolated: {full}: {declaration}")
            bodies[owner].append(overriding(symbol))
    print("import HeadlessGraphics\nimport HeadlessUIKit\n\n@MainActor func onMain() {}\n")
    for number, owner in enumerate(sorted(bodies)):
        print(f"class Overriding{number}: {owner} {{")
        print("\n".join(dict.fromkeys(bodies[owner])))
        print("}\n")
    print("\n".join(sorted(complaints)), end="\n" if complaints else "", file=sys.stderr)
    sys.exit(1 if complaints else 0)


main()
