"""Finds code of the documentation that no test compiles.

A piece of Swift on a page has to stand, however it is indented, in a Swift file of the tests, of their fixtures or of the
demo. Scripts/Data/uncompiled.txt lists the pages of which that can't be said, each with the number of pieces and the reason.

One in a comment of the sources is without what is around it, so that few can be compiled as they stand: each has to be
Swift, and to use no name that nothing in the sources has, but for those in Scripts/Data/app-names.txt.
"""
import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXCEPTIONS = ROOT / "Scripts" / "Data" / "uncompiled.txt"
APP_NAMES = ROOT / "Scripts" / "Data" / "app-names.txt"


def lines(text): return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def files(*patterns):
    listed = subprocess.check_output(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns], cwd=ROOT, text=True).splitlines()
    return [ROOT / name for name in listed if (ROOT / name).exists()]


def pieces_of_comments():
    """Each piece in a comment, with its file and the number of its first line."""
    for path in files("Sources/*.swift"):
        piece, first = None, 0
        for number, line in enumerate(path.read_text().splitlines(), 1):
            text = re.match(r"\s*/// ?(.*)$", line)
            if not text: piece = None
            elif piece is None:
                if text[1].strip() == "```swift": piece, first = [], number + 1
            elif text[1].strip() == "```":
                yield path.relative_to(ROOT).as_posix(), first, "\n".join(piece)
                piece = None
            else: piece.append(text[1])


def declared(text):
    """The names that some Swift declares, labels among them."""
    names = set(re.findall(r"\b(?:func|var|let|class|struct|enum|protocol|typealias|associatedtype|in) +`?(\w+)", text))
    names |= set(re.findall(r"\b(\w+):", text))
    return names | {name for cases in re.findall(r"\bcase ([^:\n]*)", text) for name in re.findall(r"\w+", cases)}


def comments():
    """What is wrong with the pieces in comments, and how many there are."""
    known = declared("\n".join(path.read_text() for path in files("Sources/*.swift")))
    known |= {line for line in APP_NAMES.read_text().splitlines() if line and line[0] != "#"}
    pieces, wrong = list(pieces_of_comments()), []
    for path, line, piece in pieces:
        code = re.sub(r'"(\\.|[^"\\])*"', '""', re.sub(r"//.*", "", piece))
        used = set(re.findall(r"\.([a-zA-Z]\w*)|\b([A-Z]\w+)|\b(\w+)\(", code))
        used = {name for names in used for name in names if name}
        for name in sorted(used - known - declared(code)): wrong.append(f"{path}:{line}: nothing is called {name}")
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor() as pool:
        def parse(number):
            file = pathlib.Path(folder) / f"{number}.swift"
            # What is left out says nothing.
            file.write_text(pieces[number][2].replace("…", ""))
            said = subprocess.run(["swiftc", "-frontend", "-parse", str(file)], capture_output=True, text=True).stderr
            return re.findall(r"error: .*", said)[:1]
        for (path, line, _), errors in zip(pieces, pool.map(parse, range(len(pieces)))):
            wrong += [f"{path}:{line}: {error}" for error in errors]
    return wrong, len(pieces)


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
    wrong, commented = comments()
    missing += wrong
    print("\n".join(missing) or f"{count} pieces of Swift, all compiled but on {len(exceptions)} pages; "
          f"{commented} in comments, which name what is there")
    sys.exit(1 if missing else 0)


main()
