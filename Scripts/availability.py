#!/usr/bin/env python3
"""List the symbols of UIKit that LayoutCore and the modules above it use, with the system that introduced each.

usage: availability.py INDEX_STORE LIBINDEXSTORE TABLE SUPPLEMENT OLDEST SYMBOLGRAPHS FOLDER... > USED_TABLE

SUPPLEMENT lists symbols without a row in the table: a symbol, its system and the reason.

Symbols newer than OLDEST have to be used behind `#available` or in a declaration with `@available`. Other uses are
written to the standard error, and the script fails. The compiler itself checks this on Apple's platforms only.
"""
import collections
import csv
import glob
import json
import os
import re
import sys

sys.dont_write_bytecode = True
from index_store import Index  # noqa: E402


def version(text):
    """A system as numbers that can be compared.

    >>> version("17") == version("17.0") < version("17.4") < version("26") and version("") < version("2")
    True
    """
    return tuple(map(int, (text + ".0").split(".")[:2])) if text else (0,)


def guarded(lines):
    """For each line, from 1, the system that the code around it requires.

    >>> asks = lambda text: [system[0] for system in guarded(text.splitlines()).values()]
    >>> asks("a\\nif #available(iOS 16, *) {\\n b\\n} else {\\n c\\n}\\nd")
    [0, 16, 16, 0, 0, 0, 0]
    >>> asks("func f() {\\n guard #available(iOS 17.4, *) else { return }\\n a\\n}\\nb")
    [0, 17, 17, 0, 0]
    >>> asks("@available(iOS 16, *)\\nvar a: Int { b }\\nvar c = d")  # A marked declaration of one line.
    [16, 16, 0]
    >>> asks("@available(iOS 16, *) func a() { b }\\nfunc c() {}")
    [16, 0]
    >>> asks("@available(iOS 16, *)\\nextension A {\\n @available(iOS 17, *)\\n func b() {\\n  c\\n }\\n d\\n}\\ne")
    [16, 16, 17, 17, 17, 16, 16, 0, 0]
    """
    systems, around, depth = {}, [], 0
    pending = None
    for number, line in enumerate(lines, 1):
        code = line.split("//")[0]
        asked = re.search(r"[#@]available\(\s*iOS (\d+(\.\d+)?)", code)
        if asked:
            # After a guard the rest of the block is meant, otherwise the next block or declaration.
            if "guard " in code: around.append((depth, version(asked.group(1))))
            else: pending = version(asked.group(1))
        # A block that begins and ends on one line counts for that line.
        systems[number] = pending or (0,)
        for character in code:
            if character == "{":
                depth += 1
                if pending: around.append((depth, pending)); pending = None
            elif character == "}":
                depth -= 1
                around = [(level, system) for level, system in around if level <= depth]
        systems[number] = max([system for _, system in around] + [pending or (0,), systems[number]])
    return systems


class Table:
    """The system that introduced each type and member, including inherited members."""

    def __init__(self, path, supplement):
        self.systems, self.parents = {}, collections.defaultdict(set)
        with open(path, newline="") as file:
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                owner, is_type = row["type"], row["swift_name"] == row["type"].split(".")[-1]
                self.parents[owner] |= {row["superclass"]} | set(row["value_type"].split(",") if is_type else [])
                name = owner if is_type else f"{owner}.{row['swift_name']}".lstrip(".")
                # Overloads have one row each; the oldest counts.
                system = row["introduced"] or "12.2"
                self.systems[name] = min(system, self.systems.get(name, system), key=version)
        for line in open(supplement):
            line = line.split("  #")[0].strip()
            if line and not line.startswith("#"): self.systems.update([line.rsplit(maxsplit=1)])

    def system(self, name):
        """The newer of the member's and its type's system; None if there is none."""
        owner, _, member = name.rpartition(".")
        if name in self.systems: own = self.systems[name]
        elif member and (member in ("init()", "rawValue") or not member[0].isalpha()): own = "12.2"
        else: own = self.inherited(owner, member, set())
        holder = self.system(owner) if owner and own else own
        return max(own, holder or own, key=version) if own else None

    def inherited(self, owner, member, seen):
        if not owner or owner in seen: return None
        seen.add(owner)
        found = [self.systems.get(f"{parent}.{member}") or self.inherited(parent, member, seen)
                 for parent in self.parents[owner] if parent]
        return next((system for system in found if system), None)


def main():
    store, library, table, supplement, oldest, graphs, *folders = sys.argv[1:]
    names = {}
    for path in glob.glob(f"{graphs}/*.symbols.json"):
        for symbol in json.load(open(path))["symbols"]:
            names[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
    table, folders = Table(table, supplement), [os.path.abspath(folder) + "/" for folder in folders]
    used, complaints, guards = collections.defaultdict(set), set(), {}
    for path, line, usr in Index(store, library).references(lambda path: path.startswith(tuple(folders)) and os.path.exists(path)):
        name = names.get(usr)
        if not name or name.startswith("Headless"): continue
        system, place = table.system(name), os.path.relpath(path)
        if not system:
            complaints.add(f"{place}:{line}: nothing says how new {name} is")
            continue
        used[name, system].add(place.split("/")[1])
        if version(system) <= version(oldest): continue
        if path not in guards: guards[path] = guarded(open(path))
        if guards[path].get(line, (0,)) < version(system): complaints.add(f"{place}:{line}: {name} is of iOS {system}")
    print("introduced\tsymbol\tused by")
    for (name, system), modules in sorted(used.items(), key=lambda item: (version(item[0][1]), item[0][0])):
        print(f"{system}\t{name}\t{' '.join(sorted(modules))}")
    print("\n".join(sorted(complaints)), end="\n" if complaints else "", file=sys.stderr)
    sys.exit(1 if complaints or not used else 0)


if __name__ == "__main__": main()
