#!/usr/bin/env python3
"""Generate sources of Tests/Fixtures/Neighbors from lists of names.

usage: neighbor_sources.py FOLDER

From Scripts/Data/names.tsv: an app's methods and properties with every name that DeStijl adds to other modules' types,
calls of them, subclasses that declare them, and a use of every name at the top level. From Scripts/Data/apple-names.txt:
the rest of the stand-in for SwiftUI. From README.md: its snippets, as functions.
"""
import pathlib
import re
import sys

sys.dont_write_bytecode = True
from names_data import apple_names, read_names, uikit_members, uikit_superclasses  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIXTURE = ROOT / "Tests" / "Fixtures" / "Neighbors"
# Expressions for instances of types.
INSTANCES = {
    "NSAttributedString": 'NSAttributedString(string: "")', "NSLayoutXAxisAnchor": "UIView().leftAnchor",
    "NSLayoutYAxisAnchor": "UIView().topAnchor", "NSLayoutDimension": "UIView().widthAnchor",
    "UICollectionView": "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
    "UIVisualEffectView": "UIVisualEffectView(effect: nil)",
    "UIContentUnavailableView": "UIContentUnavailableView(configuration: .empty())",
    "UIListContentView": "UIListContentView(configuration: .cell())",
    "Int": "1", "Double": "1.5", "CGFloat": "CGFloat(1)", "String": '""', "UIEdgeInsets": "UIEdgeInsets.zero",
    "NSDirectionalEdgeInsets": "NSDirectionalEdgeInsets.zero",
}

# The arguments of our generic types whose parameters no view can be.
FILLINGS = {"AnyCustomStyler": "ViewStyle", "AnyDuplicatesHandler": "ViewStyle", "AttributeStyle": "ViewAttribute",
    "TableViewCellModel": "UITableViewCell", "CollectionViewCellModel": "UICollectionViewCell",
}
FINAL = {
    "NSAttributedString", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension", "Int", "Double", "CGFloat",
    "CGSize", "String", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIImage",
}
IMPORTS = "import DeStijl\nimport Ledger\nimport UIKit\n"
SCENE = IMPORTS + """{imports}
@MainActor @main
private enum Scene {{
  static func main() {{
{body}
    Ledger.close()
  }}
}}
"""
BUILDERS = {
    "Mondrian.buildSubviews(on: UIView())": "a block", "HStack": "anchors", "HStackView": "a stack view",
}


def instance(receiver):
    return INSTANCES.get(receiver, f"{receiver}()")


def members(names, *kinds):
    """The members added to other modules' types, as (type, name). Of a class and its subclass only the class is listed."""
    found = {(receiver, name.name) for name in names if name.kind in kinds for receiver in name.receivers}
    above = uikit_superclasses()
    for receiver, name in found:
        upper = above.get(receiver)
        while upper and (upper, name) not in found: upper = above.get(upper)
        if not upper: yield receiver, name


def methods(names):
    found = sorted(set(members(names, "method", "property")))
    declarations, calls = ["import Ledger", "import UIKit", ""], []
    for receiver, name in found:
        note = f'    Ledger.note("{receiver}.{name}")\n    return self\n  }}'
        declarations.append(f"extension {receiver} {{")
        for parameter in ("", "_ value: CGFloat"):
            declarations.append(f"  @discardableResult\n  public func {name}({parameter}) -> Self {{\n{note}")
        declarations.append("}")
        made = instance(receiver)
        for call in (f"{made}.{name}(10)", f"{made}.{name}()"):
            calls.append(f'    Ledger.expect(calls: "{receiver}.{name}") {{ _ = {call} }}')
    views = [name for receiver, name in found if receiver == "UIView"]
    expected = ", ".join(f'"UIView.{name}"' for name in views)
    calls.append(f"    let views = [{expected}]")
    for builder in BUILDERS:
        lines = "\n".join(f"        UIView().{name}(10)" for name in views)
        calls.append(f"    Ledger.expect(calls: views) {{\n      _ = {builder} {{\n{lines}\n      }}\n    }}")
    return "\n".join(declarations) + "\n", SCENE.format(imports="import AppMethods\n", body="\n".join(calls))


def properties(names):
    native = uikit_members()
    declarations, reads = ["import UIKit", "", "public struct Own {}", ""], []
    for receiver, name in sorted(set(members(names, "method", "property"))):
        if (receiver, name) in native: continue
        declarations.append(f"extension {receiver} {{\n  public var {name}: Own {{ Own() }}\n}}")
        reads.append((f"{receiver}.{name}", f"{instance(receiver)}.{name}"))
    for receiver, name in sorted(set(members(names, "static"))):
        declarations.append(f"extension {receiver} {{\n  public static var {name}: Own {{ Own() }}\n}}")
        reads.append((f"{receiver}.{name}", f"{receiver}.{name}"))
    body = "\n".join(
        f'    let v{number} = {read}\n    Ledger.expect(type(of: v{number}) == Own.self, "{what}")'
        for number, (what, read) in enumerate(reads))
    return "\n".join(declarations) + "\n", SCENE.format(imports="import AppProperties\n", body=body)


def subclasses(names):
    native, classes, calls = uikit_members(), {}, []
    for receiver, name in sorted(set(members(names, "method", "property"))):
        if receiver not in FINAL: classes.setdefault(receiver, []).append(name)
    declarations = []
    for receiver, found in classes.items():
        declarations.append(f"private final class Methods{receiver}: {receiver} {{")
        for name in found:
            declarations.append(f"  func {name}() -> Int {{ 1 }}\n  func {name}(_ value: CGFloat) -> Int {{ 2 }}")
            own = instance(receiver).replace(receiver, f"Methods{receiver}", 1)
            calls += [f'    Ledger.expect({own}.{name}({given}), is: {number}, "{receiver}.{name}()")'
                      for given, number in (("", 1), ("10", 2))]
        declarations.append(f"}}\n\nprivate final class Properties{receiver}: {receiver} {{")
        for name in found:
            if (receiver, name) in native: continue
            declarations.append(f"  var {name} = 3")
            own = instance(receiver).replace(receiver, f"Properties{receiver}", 1)
            calls.append(f'    Ledger.expect({own}.{name}, is: 3, "{receiver}.{name}")')
        declarations.append("}\n")
    return SCENE.format(imports="\n" + "\n".join(declarations), body="\n".join(calls))


def swiftui():
    """The names of SwiftUI that the handwritten part of the stand-in does not declare."""
    written = (FIXTURE / "StandIns" / "SwiftUI.swift").read_text()
    declared = set(re.findall(r"^public (?:struct|enum|protocol) (\w+)", written, re.M))
    empty = [name for names in apple_names().values() for name in names if name not in declared]
    types = [f"public struct {name} {{}}" for name in empty if name[0].isupper()]
    functions = [f"public func {name}() {{}}" for name in empty if name[0].islower()]
    uses = [name for name in empty if name[0].isupper()]
    return "\n".join(types + functions) + "\n", uses


def use(name):
    """A type as an expression, with arguments for its parameters."""
    if name.kind == "protocol": return f"(any {name.name}).self"
    fillings = ", ".join([FILLINGS.get(name.name, "UIView")] * name.parameters)
    return name.name + (f"<{fillings}>" if fillings else "") + ".self"


def top_level(names, theirs):
    ours = [use(name) for name in names if not name.receivers and name.kind in ("type", "protocol")]
    # One by one, as a list can't contain noncopyable types.
    lists = [f"  _ = {each}" for each in ours + [f"{name}.self" for name in theirs]]
    lists.append("""  let label: UILabel = build { $0.tag = 1 }
  _ = build(label).tag(2).build()
  _ = (hInsets(8), vInsets(top: 8), Anchor(of: .parent), HStack { label }, VStack { UILabel() })""")
    opening = "import DeStijl\nimport SwiftUI\nimport UIKit\n\n@MainActor\nfunc useAllNames() {\n"
    return opening + "\n".join(lists) + "\n}\n"


def snippets():
    """The README's snippets, each in a function of an app that doesn't mention actors."""
    text, functions = (ROOT / "README.md").read_text(), []
    blocks = re.findall(r"^( *)```swift\n(.*?)^ *```", text, re.M | re.S)
    # All except tests, which are @MainActor like tests of UIKit, and parts of a manifest.
    codes = [code for _, code in blocks if not re.search(r"@Test|\.(package|product)\(", code)]
    if not codes: sys.exit("README.md has no snippets of layouts")
    for number, code in enumerate(codes):
        code = re.sub(r"\bself\b", "view", code)
        words = sorted(set(re.findall(r"\b\w+(?:Label|Button|View)\b", code)))
        parameters = ", ".join(["_ view: UIView"] + [f"_ {word}: UIView" for word in words if word[0].islower()])
        functions.append(f"func snippet{number}({parameters}) {{\n{code}}}\n")
    return "import DeStijl\nimport UIKit\n\n" + "\n".join(functions)


def main():
    folder = pathlib.Path(sys.argv[1])
    names = read_names()
    made = {}
    made["StandIns/AppMethods.swift"], made["Scenes/Methods.swift"] = methods(names)
    made["StandIns/AppProperties.swift"], made["Scenes/Properties.swift"] = properties(names)
    made["Scenes/Subclasses.swift"] = subclasses(names)
    made["StandIns/SwiftUI+Names.swift"], theirs = swiftui()
    made["Scenes/BesideSwiftUI+Names.swift"] = top_level(names, theirs)
    made["Swift5/Snippets.swift"] = snippets()
    for path, text in made.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)


main()
