"""Write the package of the page "Testing a screen on Linux" with the code on the page.

usage: tutorial_sources.py PAGE README FOLDER

All code of the page except its manifest, and the README's test, go into Sources and Tests below FOLDER. The script adds
what the page presupposes, a controller and its store, and prints the failure message that the page shows.
"""
import pathlib
import re
import sys

GIVEN = """import DeStijl

struct Store { let name = "Ada" }

final class ProfileController: UIViewController {
  private let store: Store

  init(store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = UILabel()
    view.addSubview(name)
    name.mondrian.layout.leading(.toSuperview, 16).top(.toSuperview, 80).activate()
    Task { name.text = store.name }
  }
}

let store = Store()
"""


def blocks(path, language): return re.findall(rf"```{language}\n(.*?)```", path.read_text(), re.S)


def indented(text): return "".join(f"  {line}\n" if line.strip() else "\n" for line in text.splitlines())


def main():
    page, readme, folder = map(pathlib.Path, sys.argv[1:])
    sources, tests = folder / "Sources" / "Profile", folder / "Tests" / "ProfileTests"
    for each in (sources, tests): each.mkdir(parents=True)
    suite = None
    more = []
    for block in blocks(page, "swift"):
        if "import PackageDescription" in block: continue
        if "class ProfileView" in block: (sources / "ProfileView.swift").write_text(block)
        elif "struct ProfileTests" in block: suite = block.rstrip().removesuffix("}")
        elif "XCTestCase" in block:
            (tests / "ProfileCase.swift").write_text(f"import DeStijl\nimport LayoutTesting\nimport Profile\nimport XCTest\n\n{block}")
        elif block.startswith("@Test"): more.append(block)
        else:
            more.append("@Test func itIsExplained() throws {\n  let stage = Stage(ProfileView(name: \"Ada\"))\n"
                        f"  let title = try stage.view(\"title\")\n{indented(block)}}}\n")
    (tests / "ProfileTests.swift").write_text(f"{suite}\n{indented(chr(10).join(more))}}}\n")
    shown = next(block for block in blocks(readme, "swift") if "theProfileHoldsOnEveryDevice" in block)
    (tests / "ReadmeTests.swift").write_text(f"import DeStijl\nimport Profile\nimport Testing\n{shown}")
    (tests / "Given.swift").write_text(GIVEN)
    print(next(block for block in blocks(page, "text") if "noTruncation" in block).splitlines()[0])


main()
