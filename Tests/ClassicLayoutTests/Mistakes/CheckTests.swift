import TestSupport
import Testing

/// `LayoutDiagnostics.check` compares constraints with frames.
@MainActor
struct CheckTests {
  private let stage = Stage(CGSize(width: 200, height: 100))
  private let a = SizedView("a", 10, 10)

  private func check() -> [LayoutIssue] {
    var returned: [LayoutIssue] = []
    let told = LayoutDiagnostics.collect { returned = LayoutDiagnostics.check(stage.view) }
    #expect(
      told.filter { $0.message.contains("is off by") }.map(\.message) == returned.map(\.message))
    return returned
  }

  @Test(arguments: LayoutDialect.allCases)
  func brokenRuleIsReportedWithItsLineAndDistance(dialect: LayoutDialect) {
    switch dialect {
    case .chain:
      stage.view.addSubview(a)
      a.mondrian.layout.left(.toSuperview).width(60, line: 11).width(.min(80), line: 12).activate()
    case .content:
      stage.view.layoutContent {
        $0.put(a).left(.equal, to: .parent).width(.equalTo(60), line: 11)
          .width(.moreThanTo(80), line: 12)
      }
    case .anchors:
      stage.view.add {
        a.leftAnchor(0).widthAnchor(60, line: 11).widthAnchor(80.orGreater, line: 12)
      }
    }
    let issues = check()
    #expect(issues.count == 1)
    #expect([11, 12].contains(issues.first?.line?.line))
    #expect(issues.first?.message.hasSuffix("is off by 20 points") == true)
    #expect(issues.first?.view === a)
  }

  @Test func brokenOptionalRuleIsNotReported() {
    stage.view.addSubview(a)
    a.mondrian.layout.left(.toSuperview).width(60).width(.min(80, .defaultHigh)).activate()
    #expect(check().isEmpty)
  }

  @Test func frameSetByOtherCodeIsReported() {
    stage.view.addSubview(a)
    a.mondrian.layout.top(.toSuperview, 8, line: 1).bottom(.toSuperview, 8, line: 2)
      .left(.toSuperview, line: 3).activate()
    #expect(check().isEmpty)
    a.frame.origin.y += 0.1
    #expect(check().isEmpty)
    a.frame.origin.y += 4.9
    #expect(check().map(\.line?.line) == [1, 2])
  }

  @Test(arguments: 0..<100, [false, true]) func satisfiedLayoutHasNoIssues(
    seed: Int, isMirrored: Bool
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = Stage(
      CGSize(width: 301, height: 199), direction: isMirrored ? .rightToLeft : .leftToRight)
    var previous: UIView = stage.view
    for number in 0..<4 {
      let view = SizedView("v\(number)")
      let parent = number % 2 == 0 ? previous : previous.superview ?? stage.view
      parent.addSubview(view)
      let inset = CGFloat(Int.random(in: 1...30, using: &random)) / 7
      let other =
        parent === previous ? .toSuperview : LayoutTarget<LayoutKind.Horizontal>.to(previous)
      view.mondrian.layout.leading(other, .exact(inset)).centerY(.toSuperview, inset)
        .width(.toSuperview, multiplier: 0.3).height(.toSuperview, .exact(-inset), multiplier: 0.6)
        .trailing(.toSuperview, .max(1000)).activate()
      previous = view
    }
    #expect(LayoutDiagnostics.check(stage.view).map(\.message) == [])
  }

  @Test(arguments: Carrier.allCases, [NSLayoutConstraint.Attribute.firstBaseline, .lastBaseline])
  func baselinesAreComparedWhereFramesDetermineThem(
    carrier: Carrier, attribute: NSLayoutConstraint.Attribute
  ) {
    let view = carrier.view
    stage.view.addSubview(view)
    let layout = view.mondrian.layout.leading(.toSuperview).width(120)
    if attribute == .firstBaseline {
      layout.firstBaseline(.toSuperview.top, 40, line: 9).activate()
    } else {
      layout.lastBaseline(.toSuperview.top, 70, line: 9).activate()
    }
    #expect(check().isEmpty)
    view.frame.origin.y += 6
    #expect(check().map(\.line?.line) == (carrier == .field ? [] : [9]))
  }

  enum Carrier: CaseIterable {
    case plain, label, wrapped, attributed, stack, field

    @MainActor var view: UIView {
      let label = UILabel()
      label.font = .systemFont(ofSize: 19)
      label.numberOfLines = 0
      label.text = "Ag"
      switch self {
      case .plain: return SizedView("plain", 10, 10)
      case .label: return label
      case .wrapped: label.text = "Several words that need more than a single line of text"
      case .attributed:
        label.attributedText = NSAttributedString(
          string: "Ag", attributes: [.foregroundColor: UIColor.red])
      case .stack:
        let stack = UIStackView(arrangedSubviews: [label])
        stack.axis = .vertical
        return stack
      case .field:
        let field = UITextField()
        field.text = "Ag"
        return field
      }
      return label
    }
  }

  @Test func onlyUnsatisfiedGuidesAndBlocksAreReported() {
    let (guide, b, c) = (UILayoutGuide(), SizedView("b", 30, 20), SizedView("c", 5, 5))
    stage.view.addLayoutGuide(guide)
    stage.view.addSubview(c)
    Mondrian.layout {
      c.mondrian.layout.trailing(.toSuperview, 40).top(.toSuperview, 2)
      guide.mondrian.layout.vertical(.toSuperview, .exact(3)).leading(.toSuperview, 2)
        .trailing(.to(c).leading, 5, line: 1)
    }
    Mondrian.buildSubviews(on: stage.view) {
      HStackBlock(spacing: 8) {
        a
        b
      }
      .padding(.leading, 10)
    }
    #expect(check().isEmpty)
    c.frame.size.width += 3
    c.frame.origin.x -= 3
    #expect(check().map(\.line?.line) == [1])
    c.frame.origin.x += 3
    c.frame.size.width -= 3
    b.frame.origin.x += 2
    b.frame.size.width -= 2
    #expect(check().map(\.message) == ["b.leading == a.trailing + 8 is off by 2 points"])
  }

  /// For its subviews, the edges of a scroll view are those of its content. The origin of bounds affects no
  /// constraint.
  @Test(arguments: [false, true], [CGFloat(0), 40])
  func scrolledContentHasNoIssues(isScrollView: Bool, offset: CGFloat) {
    let view = isScrollView ? UIScrollView() : UIView()
    stage.view.addSubview(view)
    view.mondrian.layout.edges(.toSuperview).activate()
    view.addSubview(a)
    a.mondrian.layout.edges(.toSuperview, .exact(5)).activate()
    if isScrollView { a.mondrian.layout.size(300).activate() }
    _ = stage.size
    view.bounds.origin.y = offset
    #expect(check().isEmpty)
    if let scrollView = view as? UIScrollView {
      #expect(scrollView.contentSize == CGSize(width: 310, height: 310))
    }
  }

  /// Guides inside a scroll view keep their places, and so does the center of the scroll view.
  @Test func scrolledGuidesHaveNoIssues() {
    let rows = (0..<5).map { SizedView("\($0)", 30, 40) }
    Mondrian.buildSubviews(on: stage.view) {
      VScrollBlock {
        VStackBlock(spacing: 3, alignment: .leading) {
          VGridBlock(columns: [.init(), .init()]) { for row in rows { row } }
          HStackBlock(spacing: 4) {
            a
            VStackBlock { SizedView("b", 30, 20) }
          }
        }
        .padding(7)
      }
    }
    #expect(check().isEmpty)
    let scrollView = UIScrollView()
    let center = SizedView("c", 20, 20)
    stage.view.addSubview(scrollView)
    scrollView.mondrian.layout.edges(.toSuperview).activate()
    scrollView.addSubview(center)
    center.mondrian.layout.vertical(.toSuperview).centerX(.toSuperview).activate()
    #expect(check().isEmpty)
  }

  /// A center may be aligned with an edge that changes sides.
  @Test(arguments: LayoutDirection.allCases)
  func centersAtEdgesHaveNoIssues(direction: LayoutDirection) {
    stage.view.semanticContentAttribute =
      direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    let badge = SizedView("badge", 20, 20)
    for view in [a, badge] {
      stage.view.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    a.mondrian.layout.leading(.toSuperview, 30).top(.toSuperview, 20).size(40).activate()
    badge.mondrian.layout.center(.to(a).positioned(x: .trailing, y: .top)).activate()
    #expect(check().isEmpty)
    let isLeft = direction == .leftToRight
    #expect(badge.center.x == (isLeft ? a.frame.maxX : a.frame.minX))
  }

  enum LayoutDirection: CaseIterable { case leftToRight, rightToLeft }
}
