#!/usr/bin/env python3
"""Find code that compiles here and not on Apple's platforms.

usage: apple.py OLDEST PORTABLE_FILE... -- FILE...
       apple.py --headless OLDEST FILE...

In PORTABLE_FILEs: API of the standard library and Foundation from systems newer than OLDEST, outside of `#available` and
of declarations with `@available` (availability.py checks UIKit's API); and calls of methods that are optional in UIKit's
delegates. In all files: types with a hash synthesized over geometry, which is `Hashable` in this Foundation and not in
Apple's; and classes of UIKit that become literals through a protocol of ours without `@retroactive`. With --headless,
files for the headless UIKit are checked for newer API only, against the iOS of the same year.
"""
import os
import re
import sys

sys.dont_write_bytecode = True
from availability import guarded, version  # noqa: E402

NEWER = {
    r"(?<!func )\breplacing\(": "16.0", r"\.next\(isolation:": "18.0", r"\bTask\.sleep\((for|until):": "16.0",
    r"\b(Continuous|Suspending)Clock\b": "16.0", r"(?<!func )\b(first|whole|prefix)Match\((of|in):": "16.0", r"\bRegex\b": "16.0",
    r"(?<!func )\b(trimmingPrefix|trimPrefix|firstRange|ranges)\(": "16.0", r"\bRangeSet\b": "18.0", r"(?<!func )\bindices\(where:": "18.0",
    r"\b(Mutex|Atomic)[(<]": "18.0", r"\bURL\(filePath:": "16.0", r"(?<!func )\bappend(ing)?\((path|component):": "16.0",
    r"(?<!func )\bpath\(percentEncoded:": "16.0", r"\bwithObservationTracking\(": "17.0", r"\bObservations\b": "26.0",
    r"\b(Observable|ObservationRegistrar)\b": "17.0",
    r"\bDuration\b": "16.0", r"\bClock\b": "16.0", r"\bDiscontiguousSlice\b": "18.0", r"\bInlineArray\b": "26.0",
}
# Patterns with several characters in quotes. The others are searched for in code without string literals.
WITH_TEXT = {r'\bsplit\(separator: "(?:\\.|[^"\\]){2,}"': "16.0"}
GEOMETRY = r"\b(CG(Size|Point|Rect|Vector|AffineTransform)|CATransform3D|(UI|NSDirectional)EdgeInsets|UIOffset)\b"
TYPE = re.compile(r"^( *)(?:[\w@()]+ )*(?:struct|enum|class|actor) (\w+)[^{\n]*:[^{]*\bHashable\b[^{]*\{", re.M)


def newer(text, oldest):
    """Yield the lines that need a newer system than the code around them ensures.

    >>> list(newer('a.split(separator: "; ")\\na.split(separator: ";").split(separator: "\\\\n")', "15.0"))
    [(1, '16.0')]
    >>> list(newer('let a = replacing(b)\\nfunc replacing(b: Int)', "15.0"))
    [(1, '16.0')]
    >>> list(newer('a.replacing(b)\\nif #available(iOS 16, *) {\\n a.replacing(b)\\n}\\n// a.replacing(b)', "15.0"))
    [(1, '16.0')]
    """
    lines = text.splitlines()
    systems = guarded(lines)
    for number, line in enumerate(lines, 1):
        whole = line.split("//")[0]
        code = re.sub(r'"(\\.|[^"\\])*"', '""', whole)
        found = [system for pattern, system in NEWER.items() if re.search(pattern, code)]
        found += [system for pattern, system in WITH_TEXT.items() if re.search(pattern, whole)]
        for system in found:
            if version(system) > max(version(oldest), systems[number]): yield number, system


def synthesized(text):
    """Yield the types with a synthesized hash over geometry.

    >>> list(synthesized("struct A: Hashable {\\n  var size: CGSize?\\n}\\nstruct B: Hashable {\\n  var a: Int\\n}"))
    [(1, 'A')]
    >>> list(synthesized("enum C: Hashable {\\n  case fixed(CGSize)\\n  func hash(into hasher: inout Hasher) {}\\n}"))
    []
    """
    for found in TYPE.finditer(text):
        indent = found.group(1)
        end = text.find(f"\n{indent}}}", found.end())
        body = text[found.end():end]
        stored = re.findall(rf"^{indent}  (?:(?!static|class)[\w@()]+ )*(?:var|let|case) [^{{\n]*$", body, re.M)
        if "func hash(into" not in body and any(re.search(GEOMETRY, line) for line in stored):
            yield text.count("\n", 0, found.start()) + 1, found.group(2)


LITERAL = re.compile(r"^(?:public )?protocol (\w+):[^{]*\bExpressibleBy(\w+Literal)\b", re.M)


def literals(texts):
    """List UIKit's classes that are literals through a protocol of ours and are not declared retroactive.

    >>> ours = "public protocol Made: UIView, ExpressibleByArrayLiteral {"
    >>> literals([ours, "extension UILabel: Made {}\\nextension MyView: Made {}"])
    ['UILabel: @retroactive ExpressibleByArrayLiteral']
    >>> literals([ours, "extension UILabel: Made {}", "  extension UILabel: @retroactive ExpressibleByArrayLiteral {}"])
    []
    """
    whole = "\n".join(texts)
    missing = []
    for protocol, literal in LITERAL.findall(whole):
        for name in re.findall(rf"^ *extension ((?:UI|WK)\w+): [^{{]*\b{protocol}\b", whole, re.M):
            said = f"{name}: @retroactive ExpressibleBy{literal}"
            if f"extension {said}" not in whole: missing.append(said)
    return missing


def optional_calls(text, names):
    """Yield calls of methods that are optional in UIKit's delegates, as if they were required.

    >>> list(optional_calls("a.delegate?.didMove(a)\\na.delegate?.move()\\na.delegate?.didMove?(a)", {"didMove"}))
    [(1, 'didMove')]
    """
    for number, line in enumerate(text.splitlines(), 1):
        for name in re.findall(r"\b(?:delegate|dataSource)\??\.(\w+)\(", line.split("//")[0]):
            if name in names: yield number, name


def too_new(paths, oldest):
    return [
        f"{path}:{line}: has been there since iOS {system}"
        for path in paths for line, system in newer(open(path).read(), oldest)]


def finish(found):
    print("\n".join(found), end="\n" if found else "")
    sys.exit(bool(found))


def main():
    if sys.argv[1] == "--headless": finish(too_new(sys.argv[3:], sys.argv[2]))
    oldest, files = sys.argv[1], sys.argv[2:]
    portable, others = files[:files.index("--")], files[files.index("--") + 1:]
    found = too_new(portable, oldest)
    table = open(os.path.join(os.path.dirname(__file__), "Data/uikit-api.tsv")).read()
    names = set(re.findall(r"\boptional func (\w+)\(", table))
    for path in portable:
        # Code after that is for other platforms.
        calls = optional_calls(open(path).read().split("\n#else\n")[0], names)
        found += [f"{path}:{line}: {name} is optional: write {name}?(" for line, name in calls]
    for path in sorted(set(portable + others)):
        found += [f"{path}:{line}: {name} needs a hash of its own" for line, name in synthesized(open(path).read())]
    found += [f"extension {said} has to be said" for said in literals([open(path).read() for path in portable])]
    finish(found)


if __name__ == "__main__":
    main()
