#!/usr/bin/env python3
"""Cut a table of UIKit's API down to the types that a module declares.

usage: cut_uikit_table.py TABLE SYMBOLGRAPH_DIR > CUT_TABLE

Keeps every row of each declared type, of its superclasses and protocols, and of the types nested in those; and, at the
top level, the functions and variables that the module declares.
"""
import csv
import glob
import json
import os
import sys


def declared(folder):
    """The dotted names of all public types, and the names at the top level."""
    types, names = set(), set()
    for path in glob.glob(os.path.join(folder, "*.symbols.json")):
        with open(path) as file:
            for symbol in json.load(file)["symbols"]:
                parts = symbol["pathComponents"]
                types.update(".".join(parts[:count]) for count in range(1, len(parts) + 1))
                names.add(parts[0])
    return types, names


def ancestors(types, rows):
    """`types` with their superclasses and protocols, and theirs."""
    parents = {}
    for row in rows:
        if row["swift_name"] == row["type"].split(".")[-1]:
            names = [row["superclass"]] + row["value_type"].split(",")
            parents.setdefault(row["type"], set()).update(name for name in names if name)
    found, todo = set(), set(types) | {"NSObject", "NSCoding", "UIAppearance"}
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo |= parents.get(name, set())
    return found


def main():
    table, folder = sys.argv[1:]
    with open(table, newline="") as file:
        lines = file.read().splitlines()
    rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    types, names = declared(folder)
    kept = ancestors(types, rows)
    print(lines[0])
    for line, row in zip(lines[1:], rows):
        of_type = row["type"] in kept or row["type"].rpartition(".")[0] in kept
        if of_type if row["type"] else row["swift_name"].split("(")[0] in {n.split("(")[0] for n in names}:
            print(line)


main()
