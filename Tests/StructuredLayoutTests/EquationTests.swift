import LayoutCore
import TestSupport
import Testing

/// The rules of blocks as equations, without building anything.
@MainActor
struct EquationTests {
  private let host = UIView()
  private let a = SizedView("a")
  private let b = SizedView("b")
  private let c = SizedView("c")
  private let badge = SizedView("badge")

  init() { host.accessibilityIdentifier = "host" }

  private func equations(@BlockBuilder _ content: () -> [any Block]) -> String {
    Mondrian.plan(for: content(), on: host, at: SourceLine()).equations
  }

  @Test func rowHasTheTransposedEquationsOfAColumn() {
    let column = equations { VStackBlock(spacing: 8, alignment: .fill) { [a, b] } }
    #expect(
      column == """
        a.leading == host.leading
        a.trailing == host.trailing
        a.top == host.top
        b.leading == host.leading
        b.trailing == host.trailing
        b.top == a.bottom + 8
        b.bottom == host.bottom
        """)
    let words = [
      "leading": "top", "trailing": "bottom", "top": "leading", "bottom": "trailing",
    ]
    let row = equations { HStackBlock(spacing: 8, alignment: .fill) { [a, b] } }
    let translated = column.split(separator: "\n").map { line in
      line.split(separator: " ").map { word -> String in
        let parts = word.split(separator: ".").map(String.init)
        return parts.count == 2 ? "\(parts[0]).\(words[parts[1]] ?? parts[1])" : String(word)
      }.joined(separator: " ")
    }
    #expect(Set(row.split(separator: "\n").map(String.init)) == Set(translated))
  }

  @Test func paddingAndBackgroundNeedNoGuides() {
    #expect(
      equations { VStackBlock { a.padding(8).background(b) } } == """
        a.centerX == host.centerX
        a.leading >= host.leading + 8
        a.width == host.width - 16 @45
        a.top == host.top + 8
        a.bottom == host.bottom - 8
        b.leading == a.leading - 8
        b.trailing == a.trailing + 8 @14
        b.top == host.top
        b.bottom == host.bottom @14
        """)
  }

  /// An element of fixed length adds no preference beside a longer one. The lengths of the texts are
  /// unknown.
  @Test func everydayCellHasTheExpectedEquations() {
    let cell = equations {
      HStackBlock(spacing: 12, alignment: .center) {
        a.viewBlock.size(40)
        VStackBlock(spacing: 4, alignment: .leading) { [b, c] }
        StackingSpacer(minLength: 8)
        badge.viewBlock.size(width: 24, height: 16)
      }
      .padding(.horizontal, 16)
    }
    #expect(
      cell == """
        a.leading == host.leading + 16
        a.centerY == host.centerY
        a.top >= host.top
        a.height == host.height @45
        a.width == 40
        a.height == 40
        VStackBlock.centerY == host.centerY
        VStackBlock.top >= host.top
        VStackBlock.height == host.height @21
        VStackBlock.leading == a.trailing + 12
        b.leading == VStackBlock.leading
        b.trailing <= VStackBlock.trailing
        b.trailing == VStackBlock.trailing @45
        b.top == VStackBlock.top
        c.leading == VStackBlock.leading
        c.trailing <= VStackBlock.trailing
        c.trailing == VStackBlock.trailing @45
        c.top == b.bottom + 4
        c.bottom == VStackBlock.bottom
        badge.trailing == host.trailing - 16
        badge.centerY == host.centerY
        badge.width == 24
        badge.height == 16
        badge.leading >= VStackBlock.trailing + 20
        badge.leading == VStackBlock.trailing + 20 @16
        """)
  }

  @Test func rowInAColumnNeedsOneGuideForItsCenter() {
    #expect(
      equations {
        VStackBlock {
          a;
          HStackBlock {
            b; c
          }
        }
      } == """
        a.centerX == host.centerX
        a.leading >= host.leading
        a.width == host.width @45
        a.top == host.top
        HStackBlock.centerX == host.centerX
        HStackBlock.leading >= host.leading
        HStackBlock.width == host.width @21
        HStackBlock.top == a.bottom
        HStackBlock.bottom == host.bottom
        b.leading == HStackBlock.leading
        b.centerY == HStackBlock.centerY
        b.top >= HStackBlock.top
        b.height == HStackBlock.height @45
        c.leading == b.trailing
        c.trailing == HStackBlock.trailing
        c.centerY == HStackBlock.centerY
        c.top >= HStackBlock.top
        c.height == HStackBlock.height @45
        """)
  }

  @Test func lengthsConstrainTheViewAndNoGuide() {
    let row = equations {
      HStackBlock(alignment: .fill) {
        a.width(50).background(c)
        b.weight(2)
        UIView().weight(1)
      }
    }
    #expect(row.contains("a.width == 50"))
    #expect(row.contains("UIView.width == b.width * 0.5"))
    #expect(!row.contains("box"))
  }

  @Test func spacerBecomesADistanceBetweenNeighbors() {
    #expect(
      equations {
        HStackBlock(alignment: .fill) {
          a; StackingSpacer(minLength: 8); b
        }
      }
      .contains("b.leading >= a.trailing + 8\nb.leading == a.trailing + 8 @16"))
  }

  @Test(arguments: [HStackBlock.YAxisAlignment.firstBaseline, .lastBaseline])
  func rowAlignsItsElementsAtTheGivenBaseline(alignment: HStackBlock.YAxisAlignment) {
    let row = equations { HStackBlock(alignment: alignment) { [a, b] } }
    #expect(row.contains("b.\(alignment) == a.\(alignment)"))
  }
}
