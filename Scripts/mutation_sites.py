"""Find the places where the demo's sources can be changed, by a mistake or by a rewrite without effect."""

import re

LAYOUT_CALLS = (
    "padding|width|height|top|bottom|leading|trailing|left|right|horizontal|vertical|center|centerX|centerY|edges|"
    "alignSelf|spacingAfter|relative|aspectRatio|size|attach|topAnchor|bottomAnchor|leadingAnchor|trailingAnchor|"
    "horizontalAnchor|verticalAnchor|widthAnchor|heightAnchor|sizeAnchor|centerXAnchor|centerYAnchor|weight|span|"
    "bottomSpace|huggingPriority|compressionResistancePriority"
)
NUMBER_CALLS = LAYOUT_CALLS + "|from|equalTo|min|max|moreThanTo|fixed"


class Change:
    """A place where an operator applies: the code there, and its replacement."""

    def __init__(self, operator, text, start, end, new, said=None):
        self.operator, self.start, self.end, self.new, self.said = operator, start, end, new, said
        self.line = text.count("\n", 0, start) + 1
        self.old = text[start:end]

    def apply(self, text):
        return text[: self.start] + self.new + text[self.end :]

    def words(self):
        def short(part):
            part = " ".join(part.split())
            return part if len(part) <= 48 else part[:45] + "…"

        if self.said:
            return self.said
        return f"`{short(self.old)}` → `{short(self.new)}`" if self.new.strip() else f"without `{short(self.old)}`"


def _closing(text, start, pair="()"):
    """The position after the bracket that closes the one at `start`."""
    depth = 0
    for index in range(start, len(text)):
        depth += (text[index] == pair[0]) - (text[index] == pair[1])
        if depth == 0:
            return index + 1
    return len(text)


def _is_code(text, index):
    line = text[text.rfind("\n", 0, index) + 1 : index]
    return line.count('"') % 2 == 0 and "//" not in line


def _chained(text, names):
    """The calls at the end of an expression: start, end, start of the arguments."""
    for match in re.finditer(rf"(\n\s*)?\.({names})\(", text):
        before = text[match.start() - 1]
        if match.group(1) or before in ")}" or before.isalnum():
            yield match, _closing(text, match.end() - 1)


def _replacing(pattern, new):
    def sites(text):
        for match in re.finditer(pattern, text, re.M):
            yield match.start(), match.end(), match.expand(new) if isinstance(new, str) else new(match)

    return sites


def _numbers(new):
    def sites(text):
        for match, end in _chained(text, NUMBER_CALLS):
            arguments = text[match.end() : end - 1]
            for number in re.finditer(r"(?<![\w.\"])\d+(?![\w.\"])", arguments):
                value = new(int(number.group()))
                if value is not None:
                    yield match.end() + number.start(), match.end() + number.end(), value

    return sites


def _dropped(names):
    def sites(text):
        for match, end in _chained(text, names):
            yield match.start(), end, ""

    return sites


def _strong(text):
    for match in re.finditer(r"\{ \[weak self\]( |\n)", text):
        end = _closing(text, match.start(), "{}")
        body = text[match.start() : end].replace("[weak self]", "[self]").replace("self?.", "self.")
        yield match.start(), end, re.sub(r"\n\s*guard let self else [^\n]*", "", body)


def _view_lines(text):
    """The lines of a builder that consist of a view only."""
    for match in re.finditer(r"^ +([a-z]\w+)\n", text, re.M):
        if match.group(1) not in ("return", "break", "default", "self"):
            yield match


def _missing_view(text):
    for match in _view_lines(text):
        yield match.start(), match.end(), ""
    for match in re.finditer(r"^ +\w+\.addSubview\(\w+\)\n", text, re.M):
        yield match.start(), match.end(), ""


def _swapped_views(text):
    lines = list(_view_lines(text))
    for one, two in zip(lines, lines[1:]):
        if one.end() == two.start():
            yield one.start(), two.end(), two.group() + one.group()


# Typical mistakes.
BUGS = {
    "constraint dropped": _dropped(LAYOUT_CALLS),
    "constant off by one": _numbers(lambda value: str(value + 1)),
    "constant off by a digit": _numbers(lambda value: str(value * 10) if value else None),
    "sign wrong": _numbers(lambda value: f"-{value}" if value else None),
    "left for leading": _replacing(
        r"(?<=\.)(leading|trailing)(?=Anchor\b|\()", lambda m: {"leading": "left", "trailing": "right"}[m.group()]),
    "wrong side": _replacing(
        r"(?<=\.)(leading|trailing|top|bottom)(?=[(,).\s])",
        lambda m: {"leading": "trailing", "trailing": "leading", "top": "bottom", "bottom": "top"}[m.group()]),
    "wrong alignment": _replacing(
        r"(?<=alignment: \.)(fill|center|leading|top|trailing)\b",
        lambda m: "center" if m.group() != "center" else "fill"),
    "wrong axis": _replacing(
        r"\b[HV]StackBlock\b", lambda m: {"H": "V", "V": "H"}[m.group()[0]] + m.group()[1:]),
    "spacing forgotten": _replacing(r"spacing: [1-9]\d*", "spacing: 0"),
    "priority changed": _replacing(
        r"UILayoutPriority\(\d+\)|(?<=[ (])\.(required|defaultLow|defaultHigh)\b|(?<=priority\()\d+",
        lambda m: {".defaultLow": ".required", ".required": ".defaultLow", ".defaultHigh": ".defaultLow"}.get(
            m.group(), "UILayoutPriority(1)" if "UI" in m.group() else "999")),
    "relation turned": _replacing(
        r"(?<=[ (])\.(min|max|moreThanTo|lessThanTo|lessThan|moreThan)\b|\.orGreater\b|\.orLess\b",
        lambda m: {".min": ".max", ".max": ".min", ".moreThanTo": ".lessThanTo", ".lessThanTo": ".moreThanTo",
                   ".lessThan": ".moreThan", ".moreThan": ".lessThan", ".orGreater": ".orLess",
                   ".orLess": ".orGreater"}[m.group()]),
    "missing wrap": _replacing(
        r"numberOfLines( = |\()[02]|\.mockMultiline\(",
        lambda m: ".mock(" if "mock" in m.group() else m.group()[:-1] + "1"),
    "view forgotten": _missing_view,
    "views in the wrong order": _swapped_views,
    "view not released": _strong,
    "binding forgotten": _dropped("apply|bind|receive"),
    "color wrong": _replacing(
        r"(?<=[ (:])\.(fadedInk|label|secondaryLabel|systemRed|ink)\b(?=[,)])", ".systemGray5"),
    "font that does not scale": _replacing(
        r"\.preferredFont\(forTextStyle: \.\w+\)", ".systemFont(ofSize: 17)"),
}


def _calls_in_another_order(text):
    calls = list(_chained(text, "top|bottom|leading|trailing|horizontal|vertical|width|height|centerX|centerY"))
    for (one, end), (two, two_end) in zip(calls, calls[1:]):
        # In a chain of constraints the order has no meaning; a block wraps the blocks before it.
        chain = text[max(0, text.rfind("\n\n", 0, one.start())) : one.start()]
        is_rule = ".layout" in chain.rsplit("\n", 3)[-1] + text[one.start() : end] or "content.put" in chain[-200:]
        if end == two.start() and is_rule:
            yield one.start(), two_end, text[two.start() : two_end] + text[one.start() : end]


def _renamed(text):
    for match in re.finditer(r"^ +(private )?(let|var) ([a-z]\w+) = (UI\w+|NamedView)\b", text, re.M):
        name = match.group(3)
        if len(re.findall(rf"\b{name}\b", text)) > 1 and not re.search(rf"[\w]\.{name}\b|\b{name}:", text):
            said = f"`{name}` → `{name}Again`"
            # The content of texts is visible, and names of views are texts.
            word = rf'"(?:\\.|[^"\\])*"|(?<![.\w]){name}\b'
            yield 0, len(text), re.sub(word, lambda at: f"{name}Again" if at[0] == name else at[0], text), said


# Changes without any effect for the user.
REWRITES = {
    "number as a sum": _numbers(lambda value: f"({value - 1} + 1)" if value > 1 else None),
    "calls in another order": _calls_in_another_order,
    "property renamed": _renamed,
    "another dialect": _replacing(
        r"(?<=: )layOutWith(Blocks|Chains|Content)\(\)",
        lambda m: {"Blocks": "layOutWithContent()", "Chains": "layOutWithContent()",
                   "Content": "layOutWithChains()"}[m.group(1)]),
    "default written out": _replacing(r"\.padding\((\d+)\)", r".padding(UIEdgeInsets(vertical: \1, horizontal: \1))"),
    "lines moved": _replacing(r"^    Mondrian\.buildSubviews", "\n    // Views and where they are.\n\n    Mondrian.buildSubviews"),
}


def changes(text, operators):
    """All places in a source, by the operator that applies there."""
    return {
        name: [
            Change(name, text, start, end, *new) for start, end, *new in find(text)
            if _is_code(text, start + len(text[start:end]) - len(text[start:end].lstrip()))
        ]
        for name, find in operators.items()
    }
