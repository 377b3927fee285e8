import Foundation
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// The guide for readable line widths.
@MainActor
struct ReadableContentTests {
  private func column(in root: UIView) -> UIView {
    let view = root.adding(UIView())
    view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor).activated()
    view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor).activated()
    return view
  }

  private func span(_ view: UIView) -> String {
    "\(Headless.number(view.frame.minX)) \(Headless.number(view.frame.width))"
  }

  @Test(
    arguments: [
      (.iOS26, 1000, "8 984"), (.iOS26, 1008, "8 992"), (.iOS26, 1100, "90 920"),
      (.iOS18, 680, "8 664"), (.iOS18, 768, "48 672"), (.iOS18, 1024, "176 672"),
    ] as [(Headless.SystemVersion, CGFloat, String)])
  func readableContentNarrowsOnlyInWideViews(
    version: Headless.SystemVersion, width: CGFloat, result: String
  ) {
    onSystem(version) {
      let root = makeRoot(width, 100)
      let view = column(in: root)
      root.layoutIfNeeded()
      #expect(span(view) == result)
    }
  }

  @Test func readableGuideFollowsTheViewWidth() {
    let root = makeRoot(300, 100)
    let view = column(in: root)
    root.layoutIfNeeded()
    #expect(span(view) == "8 284")
    root.frame.size.width = 1200
    root.layoutIfNeeded()
    #expect(span(view) == "140 920")
    root.frame.size.width = 900
    root.layoutIfNeeded()
    #expect(span(view) == "8 884")
  }

  /// The exact widths are unknown, but larger text never has narrower lines.
  @Test(arguments: Headless.SystemVersion.allCases)
  func largerTextHasAWiderGuide(version: Headless.SystemVersion) {
    onSystem(version) {
      let root = makeRoot(3600, 100)
      let view = column(in: root)
      let widths = UIContentSizeCategory.ordered.map { category in
        root.traitOverrides.preferredContentSizeCategory = category
        root.layoutIfNeeded()
        #expect(abs(view.frame.midX - 1800) < 0.34)
        return view.frame.width
      }
      #expect(widths == widths.sorted())
      #expect(Set(widths).count == 12)
      #expect(widths[3] == (version == .iOS26 ? 920 : 672))
    }
  }

  @Test func wideMarginsWin() {
    let root = makeRoot(1100, 100)
    root.layoutMargins = UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 100)
    let view = column(in: root)
    root.layoutIfNeeded()
    #expect(span(view) == "200 800")
  }
}
