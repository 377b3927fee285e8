#!/usr/bin/env python3
"""List declarations of HeadlessGraphics and HeadlessUIKit that belong to CoreGraphics or QuartzCore and that the
stand-ins on Linux do not export.

usage: stand_ins.py SYMBOLGRAPHS
"""
import glob
import json
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "UIKitOnLinux"
PREFIXES = {"CoreGraphics": ("CG", "CF"), "QuartzCore": ("CA",)}

missing = set()
for path in glob.glob(f"{sys.argv[1]}/*.symbols.json"):
    module = json.load(open(path))
    for symbol in module["symbols"]:
        if len(symbol["pathComponents"]) > 1: continue
        kind, name = symbol["kind"]["identifier"].split(".")[-1], symbol["pathComponents"][0].split("(")[0]
        for stand_in, prefixes in PREFIXES.items():
            line = f"@_exported import {kind} {module['module']['name']}.{name}"
            if name.startswith(prefixes) and line not in (FOLDER / stand_in / f"{stand_in}.swift").read_text():
                missing.add(f"{stand_in}: {line}")
print("\n".join(sorted(missing)), end="\n" if missing else "")
sys.exit(1 if missing else 0)
