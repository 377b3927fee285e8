import DeStijl
import LayoutTesting
import Testing

import func TestSupport.caseCount

/// The code of the tutorial and the README, verbatim.
@MainActor
struct TutorialTests {
  private final class ProfileView: UIView {
    init(name: String, lines: Int = 1) {
      super.init(frame: .zero)
      backgroundColor = .systemBackground
      let title = UILabel()
      title.text = name
      title.numberOfLines = lines
      title.font = .preferredFont(forTextStyle: .title1)
      title.adjustsFontForContentSizeCategory = true
      title.accessibilityIdentifier = "title"
      let edit = UIButton(type: .system)
      edit.setTitle("Edit", for: .normal)
      Mondrian.buildSubviews(on: self) {
        LayoutContainer(attachedSafeAreaEdges: .all) {
          VStackBlock(spacing: 8, alignment: .leading) {
            title
            edit
            StackingSpacer(minLength: 0)
          }.padding(16)
        }
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func theButtonIsBelowTheName() throws {
    let stage = Stage(ProfileView(name: "Ada"))
    let title = try stage.view("title")
    try expect(stage.view(.text("Edit"))).isBelow(title, by: 8).isHittable()
  }

  private func told(_ lines: Int) -> [String] {
    failures {
      let make = { ProfileView(name: "Ada Lovelace", lines: lines) }
      try assertLayout(of: make, across: .standard) {
        noIssues()
        unambiguous()
        settles()
        mirrors()
        insideSafeArea()
        noTruncation()
      }
    }
  }

  @Test(.ourTextMetrics) func longWordIsTruncatedUnlessLinesCanWrap() {
    #expect(
      told(1) == [
        """
        noTruncation: title is cut off: its text needs 117 points more in width (TutorialTests.swift:25)
          on iPhone16, longWord texts
        """
      ])
    #expect(told(0) == [])
  }

  @Test func everyLineOfTheViewMatters() throws {
    try assertEveryLineMatters(of: { ProfileView(name: "Ada") }, across: .standard)
  }
}
