"""Find code of the documentation that no test compiles.

A Swift snippet on a page also has to be, with any indentation, in a Swift file of the tests, of their fixtures or of the
demo. Scripts/Data/uncompiled.txt lists the pages with exceptions, each with the number of snippets and the reason.
Scripts/comments compiles the snippets in comments.
"""
import re
import sys

sys.dont_write_bytecode = True
from comment_sources import ROOT, files  # noqa: E402

EXCEPTIONS = ROOT / "Scripts" / "Data" / "uncompiled.txt"


def lines(text): return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def main():
    compiled = "\n\n".join(lines(path.read_text()) for path in files("Tests/*.swift", "Demo/*.swift"))
    lines_of_exceptions = [line.split("\t") for line in EXCEPTIONS.read_text().splitlines() if line and line[0] != "#"]
    exceptions = {name: int(number) for name, number, _ in lines_of_exceptions}
    missing, count, uncompiled = [], 0, {}
    for path in files("Sources/*.docc/*.md", "README.md"):
        name = path.relative_to(ROOT).as_posix()
        for snippet in re.findall(r"```swift\n(.*?)```", path.read_text(), re.S):
            count += 1
            if lines(snippet) in compiled: continue
            uncompiled.setdefault(name, []).append(snippet)
    for name, snippets in uncompiled.items():
        if len(snippets) <= exceptions.get(name, 0): continue
        missing += [f"{name}: no test compiles {len(snippets)} pieces, not {exceptions.get(name, 0)}", *snippets]
    missing += [f"{name} has fewer such pieces: change {EXCEPTIONS.name}"
                for name, number in exceptions.items() if len(uncompiled.get(name, [])) < number]
    print("\n".join(missing) or f"{count} pieces of Swift, all compiled but on {len(exceptions)} pages")
    sys.exit(1 if missing else 0)


main()
