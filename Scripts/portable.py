"""Finds what tests that are to run on a phone, too, use of the headless UIKit, or of files that do.

usage: portable.py INDEX_STORE LIBINDEXSTORE TARGET...

A file that is in no folder Headless mentions neither the type of that name nor what a file in such a folder defines.
"""
import os
import sys

sys.dont_write_bytecode = True
from index_store import DEFINITION, Index  # noqa: E402

# The type, and all that is in it, as the compiler writes their names.
HEADLESS = "s:16HeadlessGraphics0A0O"


def main():
    store, library, *targets = sys.argv[1:]
    folders = tuple(os.path.abspath(f"Tests/{target}") + "/" for target in targets)
    index, here = Index(store, library), os.getcwd() + "/"
    def is_headless(path): return "/Headless/" in path
    def is_test(path): return path.startswith(folders) and os.path.exists(path)
    theirs = {usr: path for path, _, usr in index.references(lambda path: is_test(path) and is_headless(path), DEFINITION)}
    complaints, portable = set(), set()
    for path, line, usr in index.references(lambda path: is_test(path) and not is_headless(path)):
        portable.add(path)
        place = f"{path.removeprefix(here)}:{line}"
        if usr.startswith(HEADLESS): complaints.add(f"{place}: Headless")
        if usr in theirs: complaints.add(f"{place}: defined in {theirs[usr].removeprefix(here)}")
    print("\n".join(sorted(complaints)) or f"{len(portable)} files of tests need no Headless")
    sys.exit(1 if complaints or not portable or not theirs else 0)


main()
