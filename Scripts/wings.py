"""Find files of the headless modules that use a wing above their own and are not listed.

usage: wings.py INDEX_STORE LIBINDEXSTORE LIST [--write]

A wing is a folder of one of the two modules; each uses itself and those before it. LIST names the files that use a wing
above their own, and which; a listed use that no longer exists is reported, too.
"""
import os
import sys

sys.dont_write_bytecode = True
from index_store import DEFINITION, Index  # noqa: E402

WINGS = ["Foundations", "Geometry", "Look", "Text", "Drawing", "Layout", "Views", "Controls", "Lists", "Controllers", "Headless"]
MODULES = ["HeadlessGraphics", "HeadlessUIKit"]
HEAD = """# Files that use a wing above their own, and which: as UIKit's own types do. The engine knows views, a layer its view,
# a view its controller, and text that is being edited the field. Made by Scripts/wings --write; nothing should come.
"""


def wing(path):
    """The number of the wing of a file.

    >>> wing("HeadlessUIKit/Views/View/UIView.swift")
    6
    >>> wing("HeadlessUIKit/Exports.swift") is None
    True
    """
    name = path.split("/")[1]
    return WINGS.index(name) if name in WINGS else None


def main():
    store, library, listed, *options = sys.argv[1:]
    root = os.path.abspath("Sources") + "/"
    folders = tuple(f"{root}{module}/" for module in MODULES)
    def is_ours(path): return path.startswith(folders) and os.path.exists(path)
    index = Index(store, library)
    homes = {usr: wing(path.removeprefix(root)) for path, _, usr in index.references(is_ours, DEFINITION)}
    upward, lines, seen = set(), {}, set()
    for path, line, usr in index.references(is_ours):
        file = path.removeprefix(root)
        own, other = wing(file), homes.get(usr)
        seen.add(own)
        if own is None or other is None or other <= own: continue
        entry = f"{file} {WINGS[other]}"
        upward.add(entry)
        lines.setdefault(entry, line)
    if "--write" in options:
        with open(listed, "w") as file: file.write(HEAD + "\n".join(sorted(upward)) + "\n")
    with open(listed) as file: known = {line.strip() for line in file if line.strip() and not line.startswith("#")}
    complaints = [f"Sources/{entry.replace(' ', f':{lines[entry]}: uses ')}, a wing above its own" for entry in sorted(upward - known)]
    complaints += [f"{entry}: does so no more; Scripts/wings --write" for entry in sorted(known - upward)]
    print("\n".join(complaints) or f"{len(upward)} uses of a wing above, all known")
    sys.exit(1 if complaints or not upward or not seen >= set(range(len(WINGS))) else 0)


if __name__ == "__main__": main()
