import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct LayoutTraceTests {
  private let root = makeRoot(100, 50)

  init() {
    root.accessibilityIdentifier = "root"
  }

  /// The reasons below each item of the trace.
  private var reasons: [String] {
    Headless.layoutTrace(of: root).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { $0.hasPrefix("?") || $0.hasPrefix("!") }
  }

  private func place(_ view: UIView) {
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).activated()
    view.topAnchor.constraint(equalTo: root.topAnchor).activated()
  }

  @Test func traceOfSettledLayoutListsFrames() {
    place(root.adding(Box(20, 10, named: "box")))
    #expect(Headless.layoutTrace(of: root) == Headless.frames(of: root))
  }

  @Test func ambiguousWidthNamesItsRangeAndRemedy() {
    let box = root.adding(Box(-1, 10, named: "box"))
    place(box)
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).activated()
    box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).activated()
    #expect(
      Headless.layoutTrace(of: root) == """
        UIView root 0 0 100 50
          Box box 8 0 20 10
            ? width is free between 20 and 92: add a width or a trailing constraint
        """)
  }

  @Test func ambiguousPositionNamesItsRemedy() {
    let box = root.adding(Box(20, 10, named: "box"))
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    #expect(reasons == ["? y is free: add a top, bottom or centerY constraint"])
    box.topAnchor.constraint(equalTo: root.topAnchor).activated()
    box.constraints.forEach { $0.isActive = false }
    root.constraints.first { $0.firstAttribute == .leading }?.isActive = false
    #expect(reasons == ["? x is free: add a leading, trailing or centerX constraint"])
  }

  /// The most common mistake with scroll views: nothing leads to an edge of the content.
  @Test func ambiguousScrollContentNamesItsRemedy() {
    let scrollView = root.adding(UIScrollView())
    scrollView.accessibilityIdentifier = "list"
    place(scrollView)
    scrollView.widthAnchor.constraint(equalToConstant: 80).activated()
    scrollView.heightAnchor.constraint(equalToConstant: 40).activated()
    let box = scrollView.adding(Box(-1, 80, named: "box"))
    box.topAnchor.constraint(equalTo: scrollView.topAnchor).activated()
    box.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor).activated()
    box.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor).activated()
    let wide = "? in its content, width is free from 0 up: add a width or a trailing constraint"
    let tall = "? in its content, height is free from 0 up: add a height or a bottom constraint"
    let follows =
      "? width is free from 0 up: it follows the content of UIScrollView(list), which is free itself"
    #expect(reasons == [wide, tall, follows])
    box.widthAnchor.constraint(equalTo: scrollView.widthAnchor).activated()
    #expect(reasons == [tall])
    box.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).activated()
    #expect(reasons == [])
  }

  @Test func reasonsEscapeLineBreaks() {
    let box = root.adding(Box(-1, 10, named: "one\r\ntwo"))
    place(box)
    box.widthAnchor.constraint(equalToConstant: 20).at(100).activated()
    box.widthAnchor.constraint(equalToConstant: 30).at(100).activated()
    #expect(reasons.count == 1 && Headless.layoutTrace(of: root).split(separator: "\n").count == 3)
    #expect(reasons.first?.contains(#"Box(one\r\ntwo).width == 20"#) == true)
  }

  @Test func ambiguousPositionAndWidthNeedTwoConstraints() {
    let box = root.adding(Box(-1, 10, named: "box"))
    box.topAnchor.constraint(equalTo: root.topAnchor).activated()
    #expect(
      reasons == [
        "? x and width are free, the width from 0 up: add a width and a leading, or both leading and "
          + "trailing"
      ])
  }

  @Test func remedyConsidersConstrainedEdgeOrCenter() {
    let box = root.adding(Box(-1, 10, named: "box"))
    box.topAnchor.constraint(equalTo: root.topAnchor).activated()
    let end = box.trailingAnchor.constraint(equalTo: root.trailingAnchor).activated()
    #expect(reasons.first?.hasSuffix("add a width or a leading constraint") == true)
    end.isActive = false
    box.centerXAnchor.constraint(equalTo: root.centerXAnchor).activated()
    #expect(reasons.first?.hasSuffix("add a width, or a leading or trailing constraint") == true)
  }

  @Test func competingConstraintsAreNamed() {
    let (left, right) = (Box(10, 10, named: "left"), Box(10, 10, named: "right"))
    place(root.adding(left))
    right.topAnchor.constraint(equalTo: root.adding(right).superview?.topAnchor ?? root.topAnchor)
      .activated()
    right.leadingAnchor.constraint(equalTo: left.trailingAnchor).activated()
    right.trailingAnchor.constraint(equalTo: root.trailingAnchor).activated()
    #expect(
      reasons == [
        "? width is free between 10 and 82, because the hugging of Box(left).width and the hugging "
          + "of Box(right).width are equally strong (250): give one of them another priority",
        "? x and width are free, the width between 10 and 82: it follows Box(left), which is free "
          + "itself",
      ])
  }

  @Test func unconstrainedViewIsNamed() {
    root.adding(Box(10, 10))
    #expect(
      reasons == [
        "? no constraint mentions it, so it is at the origin with the size of its content; add its position"
      ])
  }

  @Test func guidesAndBrokenConstraintsAreListed() {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 5).activated()
    let box = root.adding(Box(10, 10, named: "box"))
    place(box)
    box.widthAnchor.constraint(equalToConstant: 5).activated()
    box.widthAnchor.constraint(equalToConstant: 6).activated()
    let lines = collectingLog {
      #expect(Headless.layoutTrace(of: root).contains("UILayoutGuide gap 0 0 5 0"))
      #expect(reasons.contains("! broken: <NSLayoutConstraint Box(box).width == 6>"))
    }
    #expect(lines.count == 1)
  }

  @Test func tracingChangesNothing() {
    place(root.adding(Box(-1, 10)))
    root.layoutIfNeeded()
    let before = (Headless.frames(of: root), Headless.counters)
    _ = Headless.layoutTrace(of: root)
    root.layoutIfNeeded()
    #expect(before.0 == Headless.frames(of: root))
    #expect(before.1.componentsSolved == Headless.counters.componentsSolved)
  }

  /// The trace examines each ambiguous view with the constraints connected to it, and not with all
  /// rows.
  @Test func tracingCostIsLinearInRows() throws {
    let costs = try [50, 200].map { count in
      let root = makeRoot(200, 4_000)
      var above = root.topAnchor
      for number in 0..<count {
        let (title, value) = (
          root.adding(Box(50, 20, named: "title\(number)")), root.adding(Box(50, 20))
        )
        for view in [title, value] { view.topAnchor.constraint(equalTo: above).activated() }
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
        value.leadingAnchor.constraint(equalTo: title.trailingAnchor).activated()
        value.trailingAnchor.constraint(equalTo: root.trailingAnchor).activated()
        above = title.bottomAnchor
      }
      let trace = Headless.layoutTrace(of: root)
      #expect(trace.components(separatedBy: "equally strong").count == count + 1)
      #expect(trace.components(separatedBy: "it follows Box(title").count == count + 1)
      let survey = LayoutEngine.Survey(try #require(LayoutEngine.engine(of: root)))
      for view in root.subviews { _ = survey.freedom(of: view.node, on: .horizontal) }
      return survey.constraintsCopied
    }
    #expect(costs[0] > 0 && costs[1] <= 4 * costs[0])
  }

  private final class CountedBox: UIView {
    static var reads = 0

    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }

    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      Self.reads += 1
      return super.contentHuggingPriority(for: axis)
    }
  }

  /// Only the views that compete with this one are asked for their priorities.
  @Test func explainingFreedomReadsOnlyCompetingViews() throws {
    let reads = try [50, 200].map { count in
      let root = makeRoot(200, 4_000)
      let boxes = (0..<count).map { _ in root.adding(CountedBox()) }
      for box in boxes {
        box.topAnchor.constraint(equalTo: root.topAnchor).activated()
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
        box.widthAnchor.constraint(equalToConstant: 50).at(250).activated()
      }
      root.layoutIfNeeded()
      let survey = LayoutEngine.Survey(try #require(LayoutEngine.engine(of: root)))
      CountedBox.reads = 0
      let freedom = try #require(survey.freedom(of: boxes[7].node, on: .horizontal))
      #expect(freedom.rivals.count == 2 && freedom.rivalsPriority == 250)
      return CountedBox.reads
    }
    #expect(reads[0] > 0 && reads[0] == reads[1])
  }
}
