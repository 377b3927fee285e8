"""Finds code of the documentation that no test compiles.

A piece of Swift on a page has to stand, however it is indented, in a Swift file of the tests, of their fixtures or of the
demo. Scripts/Data/uncompiled.txt lists the pages of which that can't be said, each with the reason.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXCEPTIONS = ROOT / "Scripts" / "Data" / "uncompiled.txt"


def lines(text): return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def files(*patterns):
    listed = subprocess.check_output(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns], cwd=ROOT, text=True).splitlines()
    return [ROOT / name for name in listed if (ROOT / name).exists()]


def main():
    compiled = "\n\n".join(lines(path.read_text()) for path in files("Tests/*.swift", "Demo/*.swift"))
    exceptions = dict(line.split("\t", 1) for line in EXCEPTIONS.read_text().splitlines() if line and line[0] != "#")
    missing, count, used = [], 0, set()
    for path in files("Sources/*.docc/*.md", "README.md"):
        name = path.relative_to(ROOT).as_posix()
        for snippet in re.findall(r"```swift\n(.*?)```", path.read_text(), re.S):
            count += 1
            if lines(snippet) in compiled: continue
            used.add(name)
            if name not in exceptions: missing.append(f"{name}: no test compiles\n{snippet}")
    missing += [f"{name} has no such code any more: take it from {EXCEPTIONS.name}" for name in exceptions if name not in used]
    print("\n".join(missing) or f"{count} pieces of Swift, all compiled but on {len(exceptions)} pages")
    sys.exit(1 if missing else 0)


main()
