import TestSupport
import Testing

/// The cost of layouts, in counters.
@MainActor
struct CostTests {
  /// Nested stacks, each with a label of its own.
  private func nested(_ depth: Int) -> any Block {
    let label = UILabel()
    label.text = "Level \(depth)"
    guard depth > 1 else { return VStackBlock { label } }
    let inner = nested(depth - 1)
    if depth.isMultiple(of: 2) {
      return HStackBlock(spacing: 1) {
        label
        inner
      }
    }
    return VStackBlock(spacing: 1) {
      label
      inner
    }
  }

  private func work(_ depth: Int) -> [Int] {
    let stage = Stage(CGSize(width: 2000, height: 2000))
    let before = Headless.counters
    Mondrian.buildSubviews(on: stage.view) { nested(depth) }
    _ = stage.size
    let work = Headless.counters - before
    return [work.constraintsAdded, work.viewsLaidOut, work.textsMeasured]
  }

  @Test func costOfNestedStacksGrowsLinearly() {
    let works = (3...12).map { work($0) }
    for kind in 0..<3 {
      let steps = zip(works, works.dropFirst()).map { $1[kind] - $0[kind] }
      #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 3, "\(works)")
    }
  }

  @Test func textChangeIsMeasuredOnceAndKeepsConstraints() {
    let labels = (0..<20).map { index in
      let label = UILabel()
      label.text = "Row \(index)"
      return label
    }
    let stage = Stage(CGSize(width: 300, height: 900))
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(spacing: 4, alignment: .leading) {
        labels
        StackingSpacer(minLength: 0)
      }
    }
    _ = stage.size
    let before = Headless.counters
    labels[7].text = "Another row"
    _ = stage.size
    let work = Headless.counters - before
    #expect((work.constraintsAdded, work.constraintsRemoved) == (0, 0))
    #expect(work.textsMeasured == 1 && work.viewsLaidOut <= 2)
  }

  /// A text changes in one of many cards: only that card is solved again. No view arranges others.
  @Test func textChangeSolvesOnlyItsOwnCard() {
    let titles = (0..<30).map { index in
      let label = UILabel()
      label.text = "Title \(index)"
      return label
    }
    let stage = Stage(CGSize(width: 300, height: 3000))
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(spacing: 4, alignment: .fill) {
        for title in titles {
          HStackBlock(spacing: 8) {
            SizedView("icon", 40)
            title
            StackingSpacer(minLength: 0)
          }
          .padding(8).background(SizedView("card")).height(60)
        }
        StackingSpacer(minLength: 0)
      }
    }
    _ = stage.size
    #expect(!stage.view.subviews.contains { $0 is UIStackView })
    #expect(stage.view.subviews.flatMap(\.subviews).isEmpty)
    let before = Headless.counters
    titles[7].text = "Another title"
    _ = stage.size
    let work = Headless.counters - before
    #expect(work.componentsSolved <= 2)
    #expect(work.pivots <= 4)
    #expect(work.viewsLaidOut <= 2)
    #expect((work.constraintsAdded, work.constraintsRemoved) == (0, 0))
  }

  /// The least width of a form takes two simplex steps per row, and each step changes few terms.
  @Test(arguments: [200, 400])
  func fittingALongFormTakesAtMostTwoPivotsPerRow(rows: Int) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 12_000))
    Mondrian.buildSubviews(on: host) {
      VStackBlock {
        for index in 0..<rows {
          HStackBlock {
            UILabel().text("Row \(index) of a form")
            UISwitch()
          }
        }
      }
    }
    host.layoutIfNeeded()
    let before = Headless.counters
    _ = host.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let work = Headless.counters - before
    #expect(work.pivots <= 2 * rows)
    #expect(work.coefficients < 100 * rows)
  }
}
