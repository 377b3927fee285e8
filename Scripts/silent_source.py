#!/usr/bin/env python3
"""Write code that doesn't mention actors and names every member of HeadlessUIKit and HeadlessGraphics once.

usage: silent_source.py SYMBOLGRAPHS

UIKit's members are @preconcurrency, like all imported ones, so that such code compiles without warnings in Swift 5 mode.
Members of generic types and overloaded members are omitted, as naming them takes the type of an argument.
"""
import collections
import glob
import json
import sys

symbols = [symbol for path in sorted(glob.glob(f"{sys.argv[1]}/*.symbols.json")) for symbol in json.load(open(path))["symbols"]]
generic = {tuple(symbol["pathComponents"]) for symbol in symbols if "swiftGenerics" in symbol}
protocols = {tuple(symbol["pathComponents"]) for symbol in symbols if symbol["kind"]["identifier"] == "swift.protocol"}
KINDS = {
    "swift.property": False, "swift.method": False, "swift.type.property": True, "swift.type.method": True,
    "swift.init": True,
}


def base(path):
    return path[:-1], path[-1].split("(")[0]


members = [symbol for symbol in symbols if symbol["kind"]["identifier"] in KINDS and len(symbol["pathComponents"]) > 1]
members = {symbol["identifier"]["precise"]: symbol for symbol in members}.values()
count = collections.Counter(base(tuple(symbol["pathComponents"])) for symbol in members)

print("import HeadlessUIKit\nimport HeadlessGraphics\n\nfunc name<Value>(_ value: Value) {}")
for number, symbol in enumerate(members):
    path, of_type = tuple(symbol["pathComponents"]), KINDS[symbol["kind"]["identifier"]]
    owner, name = path[:-1], path[-1]
    declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
    if any(owner[:depth] in generic for depth in range(len(owner) + 1)) - (owner in protocols) or path in generic: continue
    if count[base(path)] > 1 or "mutating" in declaration or "inout" in declaration: continue
    # Foundation has initializers of its own for its types.
    if owner and owner[0] in ("AttributedString", "AttributeContainer", "NSAttributedString"): continue
    if name == "init()" or not name[0].isalpha() or (of_type and owner in protocols) or "async" in declaration: continue
    # Named in the class that declares it first; a superclass may have others with the name.
    if "override" in declaration.split(): continue
    receiver = ".".join(owner)
    called = receiver if of_type else "value"
    print(f"func member{number}(_ value: {'any ' if owner in protocols else ''}{receiver}) {{ name({called}.{name.removesuffix('()')}) }}")
