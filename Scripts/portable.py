"""Find uses of the headless UIKit, or of files that depend on it, in tests that also have to run on a phone.

usage: portable.py INDEX_STORE LIBINDEXSTORE TARGET...

A file outside of the folders Headless refers neither to the type of that name, nor to declarations whose UIKit version is
unavailable, nor to declarations in a file of such a folder, and imports no module that UIKit lacks.
"""
import glob
import os
import re
import sys

sys.dont_write_bytecode = True
from index_store import DEFINITION, Index  # noqa: E402

# The type and everything in it, in the compiler's unique names.
HEADLESS = "s:16HeadlessGraphics0A0O"
# The folders with functions that UIKit can't support.
ROOMS = ("LayoutStage", "LayoutTesting")
UNAVAILABLE = re.compile(r"@available\(\*, unavailable")
DECLARATION = re.compile(r"\b(?:func|var|let|struct|class|enum) `?(\w+)")


def lines(path):
    with open(path) as file: return file.read().split("\n")


def unavailable_names(path):
    """The names that a source declares unavailable on a phone, and the line after which their other versions follow."""
    source, names, is_held, extension = lines(path), set(), False, None
    if not source[0].startswith("#if os(iOS)") or "#else" not in source: return names, 0
    end = source.index("#else")
    for line in source[:end]:
        indent = len(line) - len(line.lstrip())
        if UNAVAILABLE.search(line): is_held = True
        elif extension is not None and line.strip() == "}" and indent == extension: extension = None
        elif is_held and "extension " in line: extension, is_held = indent, False
        elif (is_held or extension is not None) and (found := DECLARATION.search(line)):
            names.add(found[1])
            is_held = False
    return names, end + 1


def unavailable_symbols(index):
    """The unique names, each with its name, of declarations whose version for a phone is unavailable."""
    found = {}
    paths = [path for room in ROOMS for path in glob.glob(os.path.abspath(f"Sources/{room}/**/*.swift"), recursive=True)]
    for path in sorted(paths):
        names, start = unavailable_names(path)
        if not names: continue
        source, missing = lines(path), set(names)
        for _, line, usr in index.references(lambda other: other == path, DEFINITION):
            name = DECLARATION.search(source[line - 1])
            if line > start and name and name[1] in names:
                found[usr] = name[1]
                missing.discard(name[1])
        if missing: sys.exit(f"{path}: nothing is there for {', '.join(sorted(missing))}")
    return found


def main():
    store, library, *targets = sys.argv[1:]
    folders = tuple(os.path.abspath(f"Tests/{target}") + "/" for target in targets)
    index, here = Index(store, library), os.getcwd() + "/"
    def is_headless(path): return "/Headless/" in path
    def is_test(path): return path.startswith(folders) and os.path.exists(path)
    theirs = {usr: path for path, _, usr in index.references(lambda path: is_test(path) and is_headless(path), DEFINITION)}
    unavailable = unavailable_symbols(index)
    complaints, portable = set(), set()
    for path, line, usr in index.references(lambda path: is_test(path) and not is_headless(path)):
        portable.add(path)
        place = f"{path.removeprefix(here)}:{line}"
        if usr.startswith(HEADLESS): complaints.add(f"{place}: Headless")
        if usr in unavailable: complaints.add(f"{place}: {unavailable[usr]} is unavailable on UIKit")
        if usr in theirs: complaints.add(f"{place}: defined in {theirs[usr].removeprefix(here)}")
    for path in portable:
        for number, line in enumerate(lines(path), 1):
            if re.match(r"(@\w+ )?import .*\bHeadless", line): complaints.add(f"{path.removeprefix(here)}:{number}: {line}")
    print("\n".join(sorted(complaints)) or f"{len(portable)} files of tests need no Headless")
    sys.exit(1 if complaints or not portable or not theirs or not unavailable else 0)


main()
