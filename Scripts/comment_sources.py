#!/usr/bin/env python3
"""Write the code in the comments of Sources as one Swift file, to be type-checked.

usage: comment_sources.py FIXTURE EXCEPTIONS > Comments.swift

Each snippet becomes a class of its own, which inherits the names that the snippet refers to: FIXTURE has the class
`Surroundings` and, for some modules, one of their own, such as `StylingSurroundings`. Types and functions of a snippet
become members, extensions stand outside, and everything else is in a method. Ellipses (…) are ignored.

EXCEPTIONS lists the files whose snippets can't be compiled like this, each with the reason.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MEMBER = re.compile(r"@BlockBuilder |private |(final )?(class|struct|enum|protocol|func) ")


def files(*patterns):
    listed = subprocess.check_output(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns], cwd=ROOT, text=True).splitlines()
    return [ROOT / name for name in listed if (ROOT / name).exists()]


def pieces(text):
    """Yield the number of the first line of each snippet in the comments of a source, and its lines.

    >>> list(pieces("/// Twice.\\n///\\n/// ```swift\\n/// a.f()\\n///\\n///   b\\n/// ```\\nfunc f()"))
    [(4, ['a.f()', '', '  b'])]
    """
    piece, first = None, 0
    for number, line in enumerate(text.splitlines(), 1):
        comment = re.match(r"\s*/// ?(.*)$", line)
        if not comment: piece = None
        elif piece is None:
            if comment[1].strip() == "```swift": piece, first = [], number + 1
        elif comment[1].strip() == "```":
            yield first, piece
            piece = None
        else: piece.append(comment[1])


def chunks(piece):
    """Group lines that belong together, with the number of lines before: a line, and those that are indented, close it or go on.

    >>> chunks(["struct A {", "  let b = 1", "}", "A()", "  .f()", ".g()"])
    [(0, ['struct A {', '  let b = 1', '}']), (3, ['A()', '  .f()', '.g()'])]
    """
    found = []
    for number, line in enumerate(piece):
        goes_on = not line or line[0] in " })].\\"
        if found and goes_on: found[-1][1].append(line)
        else: found.append((number, [line]))
    return found


def wrapped(number, path, first, piece, surroundings):
    """A snippet as Swift that can be compiled, each part with its place in the source."""
    module = path.split("/")[1]
    above = f"{module}Surroundings" if f"class {module}Surroundings" in surroundings else "Surroundings"
    outside, members, body = [], [], []
    for before, chunk in chunks(piece):
        code = "\n".join(chunk).replace("…", "")
        if re.match(r"import \w+$", code.strip()): continue
        place = outside if code.startswith("extension ") else members if MEMBER.match(code) else body
        place.append(f'#sourceLocation(file: "{path}", line: {first + before})\n{code}\n#sourceLocation()')
    lines = [*outside, f"final class Piece{number}: {above} {{", *members]
    return "\n".join([*lines, "func statements() async throws {", *body, "}", "}", ""])


def main():
    fixture, exceptions = map(pathlib.Path, sys.argv[1:])
    surroundings = "\n".join(path.read_text() for path in sorted(fixture.glob("*.swift")))
    excepted = {line.split("  #")[0] for line in exceptions.read_text().splitlines() if line and line[0] != "#"}
    found = [(path.relative_to(ROOT).as_posix(), *piece) for path in files("Sources/*.swift") for piece in pieces(path.read_text())]
    compiled = [piece for piece in found if piece[0] not in excepted]
    modules = {f"import {name.split('/')[1]}" for name, _, _ in compiled}
    print("\n".join(sorted(modules | {line for line in surroundings.splitlines() if line.startswith("import ")})) + "\n")
    for number, piece in enumerate(compiled): print(wrapped(number, *piece, surroundings))
    if gone := excepted - {name for name, _, _ in found}: sys.exit(f"{exceptions}: no code in the comments of {', '.join(sorted(gone))}")
    print(f"{len(compiled)} of {len(found)} pieces of Swift in comments are compiled", file=sys.stderr)


if __name__ == "__main__": main()
