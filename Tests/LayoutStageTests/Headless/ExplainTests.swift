import DeStijl
import LayoutStage
import Testing

import func TestSupport.caseCount

@MainActor
struct ExplainTests {
  @Test(.ourTextMetrics) func aWidthIsExplainedByTheRulesThatMakeIt() throws {
    let (card, title) = (UIView(), label("Title", "title"))
    card.accessibilityIdentifier = "card"
    let host = UIView()
    host.addSubview(card)
    card.addSubview(title)
    let line = #line
    card.mondrian.layout.leading(.toSuperview, 20).top(.toSuperview).width(149).activate()
    title.mondrian.layout.leading(.toSuperview, 16).trailing(.toSuperview, 16).activate()
    title.mondrian.layout.top(.toSuperview).bottom(.toSuperview).width(.max(500)).activate()
    let stage = Stage(host)
    let explanation = try #require(explain(title, .width))
    #expect(explanation.value == 117)
    #expect(
      "\(explanation)" == """
        title.width is 117 because of:
          card.width == 149 (ExplainTests.swift:\(line + 1))
          title.leading == card.leading + 16 (ExplainTests.swift:\(line + 2))
          title.trailing == card.trailing - 16 (ExplainTests.swift:\(line + 2))
        it would be:
          118 with card.width == 150, 33.67 without it
          116 with title.leading == card.leading + 17, 33.67 without it
          116 with title.trailing == card.trailing - 17, 33.67 without it
        """)
    #expect(
      "\(try #require(explain(title, .height)))" == """
        title.height is 20.33 because of:
          the content of title, whose height is 20.333 (compression resistance 750) \
        (ExplainTests.swift:\(line + 3))
          the content of title, whose height is 20.333 (hugging 250) (ExplainTests.swift:\(line + 3))
        it would be:
          21.33 with a point more in the content of title, undetermined without it
        """)
    _ = stage
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func explainedPositionMatchesTheFrame(direction: UIUserInterfaceLayoutDirection) throws {
    let (host, box) = (UIView(), UIView())
    host.addSubview(box)
    box.mondrian.layout.left(.toSuperview, 20).top(.toSuperview, 30).width(100).height(50)
      .activate()
    let stage = Stage(host, direction: direction)
    let (left, right) = (box.frame.minX, box.frame.maxX)
    let isMirrored = direction == .rightToLeft
    let places: [LayoutAttribute: CGFloat] = [
      .left: left, .right: right, .centerX: box.frame.midX, .width: 100,
      .leading: isMirrored ? right : left, .trailing: isMirrored ? left : right,
      .top: 30, .bottom: 80, .centerY: 55, .height: 50,
    ]
    for (attribute, place) in places {
      #expect(explain(box, attribute)?.value == place, "\(attribute)")
    }
    _ = stage
  }

  /// The constraint that hugs a content ranks slightly below its priority.
  @Test(.ourTextMetrics) func proposedPriorityIsAWholeNumber() throws {
    let (card, title) = (UIView(), label("Title", "title"))
    Mondrian.buildSubviews(on: card) { VStackBlock(alignment: .leading) { title } }
    let stage = Stage(card, size: .fixed(100, 50))
    let changes = try #require(explain(title, .width)).changes
    #expect(changes.compactMap(\.priority?.rawValue) == [251])
    _ = stage
  }

  /// The content is edited as a whole, but named by the wish that determines the value.
  @Test func explanationNamesTheDecidingContentPriority() throws {
    let (root, title) = (UIView(), label("a", "title"))
    Mondrian.buildSubviews(on: root) {
      VStackBlock(alignment: .leading) { title.width(.min(50)) }
    }
    let stage = Stage(root)
    let explanation = try #require(explain(title, .width))
    let contents = explanation.rules.map(\.text).filter { $0.contains("the content") }
    #expect(contents.count == 1 && contents.first?.hasSuffix("(hugging 250)") == true)
    #expect(explanation.changes.map(\.rule.text).filter { $0.contains("the content") } == contents)
    _ = stage
  }

  /// Contradictory heights used to appear as the reason for a horizontal position.
  @Test func conflictElsewhereIsNotPartOfTheExplanation() throws {
    let (host, box) = (UIView(), UIView())
    host.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let own = box.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20)
    let others =
      [10, 20, 30].map { box.heightAnchor.constraint(equalToConstant: $0) }
      + [box.topAnchor.constraint(equalTo: host.topAnchor)]
    NSLayoutConstraint.activate([own] + others)
    let stage = Stage(host)
    #expect(try #require(explain(box, .leading)).rules.map(\.constraint) == [own])
    _ = stage
  }

  /// Constraints that UIKit makes read like handwritten ones.
  @Test func constraintsMadeByUIKitReadAsEquations() throws {
    let (page, title, host) = (UIView(), UIView(), UIView())
    (page.accessibilityIdentifier, title.accessibilityIdentifier) = ("page", "title")
    host.accessibilityIdentifier = "host"
    page.frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    page.autoresizingMask = .flexibleWidth
    host.addSubview(page)
    page.addSubview(title)
    let line = #line + 1
    title.mondrian.layout.top(.to(page).safeArea, 16).left(.toSuperview).right(.toSuperview).height(
      9
    )
    .activate()
    let stage = Stage(host)
    #expect(
      "\(try #require(explain(title, .top)))" == """
        title.top is 55 because of:
          title.top == page.safeArea.top + 16 (ExplainTests.swift:\(line))
          page.safeArea.top == page.top + 39, set by UIKit
        it would be:
          56 with title.top == page.safeArea.top + 17, undetermined without it
          56 with page.safeArea.top == page.top + 40, undetermined without it
        """)
    let width = "\(try #require(explain(title, .width)))"
    #expect(width.contains("\n  page.width == host.width + "))
    #expect(width.contains(", set by its autoresizing mask\n"))
    #expect(
      "\(try #require(explain(page, .left)))".contains(
        "page.left == host.left + 10, set by its frame\n"))
    _ = stage
  }

  @Test func undeterminedValuesAndLostRulesAreExplained() throws {
    let (host, box) = (UIView(), UIView())
    box.accessibilityIdentifier = "box"
    host.addSubview(box)
    box.mondrian.layout.leading(.toSuperview).top(.toSuperview).height(10)
      .width(.exact(50, .defaultHigh)).activate()
    let line = #line + 1
    box.mondrian.layout.width(.exact(80, .defaultLow)).activate()
    let stage = Stage(host)
    #expect(
      try #require(explain(box, .width)).description.hasSuffix(
        """
        \n  lost, by 30 points: box.width == 80 @250 (ExplainTests.swift:\(line))
        it would be:
          51 with box.width == 51 @750, 80 without it
          80 with box.width == 80 @751
        """))
    let free = UIView()
    free.accessibilityIdentifier = "free"
    host.addSubview(free)
    stage.run { free.mondrian.layout.leading(.toSuperview).top(.toSuperview).height(10).activate() }
    #expect(
      "\(try #require(explain(free, .width)))" == """
        free.width is 0, but nothing determines it: among equally good layouts, the item that \
        a constraint mentioned first prevails
          width is free from 0 up: add a width or a trailing constraint
        """)
    #expect(explain(UIView(), .width) == nil)
  }

  /// The rules of the explanation alone determine the same value. Without any one of them, the
  /// value changes or is ambiguous.
  @Test func explanationIsSufficientAndMinimal() throws {
    var generator = Numbers(state: 42)
    var explained = 0
    for number in 0..<caseCount(100) {
      let (host, boxes, constraints) = random(&generator)
      let stage = Stage(host, size: .fixed(300, 300))
      stage.run { NSLayoutConstraint.activate(constraints) }
      stage.layout()
      let box = boxes[number % boxes.count]
      guard let explanation = explain(box, .width), explanation.isDetermined else { continue }
      explained += 1
      check(explanation, of: box, constraints, on: stage)
    }
    #expect(explained > 30)
  }

  private func check(
    _ explanation: LayoutExplanation, of box: UIView, _ all: [NSLayoutConstraint], on stage: Stage
  ) {
    let told = explanation.rules.compactMap(\.constraint)
    func value(with active: [NSLayoutConstraint]) -> CGFloat? {
      NSLayoutConstraint.deactivate(all)
      NSLayoutConstraint.activate(all.filter { one in active.contains { $0 === one } })
      stage.layout()
      return explain(box, .width).flatMap { $0.isDetermined ? $0.value : nil }
    }
    stage.run {
      #expect(value(with: told).map { abs($0 - explanation.value) < 1e-3 } == true)
      for spared in told {
        let rest = value(with: told.filter { $0 !== spared })
        #expect(rest.map { abs($0 - explanation.value) < 1e-3 } != true, "\(spared)")
      }
      NSLayoutConstraint.activate(all)
      stage.layout()
      for change in explanation.changes { check(change, of: box, on: stage) }
    }
  }

  /// The predicted effect of an edit occurs.
  private func check(_ change: LayoutExplanation.Change, of box: UIView, on stage: Stage) {
    guard let constraint = change.rule.constraint else { return }
    func value() -> CGFloat? {
      stage.layout()
      return explain(box, .width).flatMap { $0.isDetermined ? $0.value : nil }
    }
    func isSame(_ value: CGFloat?, _ other: CGFloat?) -> Bool {
      guard let value, let other else { return value == nil && other == nil }
      return abs(value - other) < 1e-3
    }
    let (constant, priority) = (constraint.constant, constraint.priority)
    if let edited = change.constant { constraint.constant = edited }
    if let edited = change.priority { setPriority(edited, of: constraint) }
    if change.edit != nil { #expect(isSame(value(), change.value), "\(change)") }
    constraint.constant = constant
    setPriority(priority, of: constraint)
    constraint.isActive = false
    #expect(isSame(value(), change.valueWithout), "\(change)")
    constraint.isActive = true
  }

  /// An active constraint can't become required.
  private func setPriority(_ priority: UILayoutPriority, of constraint: NSLayoutConstraint) {
    constraint.isActive = false
    constraint.priority = priority
    constraint.isActive = true
  }

  /// Edges with an inset from the other side, in both directions of reading.
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func editOfAnInsetIsStatedAsWritten(direction: UIUserInterfaceLayoutDirection) throws {
    let (card, title) = (UIView(), UIView())
    (card.accessibilityIdentifier, title.accessibilityIdentifier) = ("card", "title")
    card.addSubview(title)
    title.mondrian.layout.leading(.toSuperview, 16).trailing(.toSuperview, 20).activate()
    title.mondrian.layout.top(.toSuperview).bottom(.toSuperview).activate()
    let stage = Stage(card, direction: direction, size: .fixed(100, 40))
    let explanation = try #require(explain(title, .width))
    _ = stage
    #expect(
      explanation.changes.prefix(2).map { "\($0.value ?? 0) with \($0.edit ?? "")" } == [
        "63.0 with title.leading == card.leading + 17",
        "63.0 with title.trailing == card.trailing - 21",
      ])
  }

  private func random(
    _ numbers: inout Numbers
  ) -> (host: UIView, boxes: [UIView], constraints: [NSLayoutConstraint]) {
    let host = UIView()
    let boxes = (0..<3).map { _ in UIView() }
    for box in boxes {
      box.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(box)
    }
    let items = boxes + [host]
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<(4 + numbers.next(8)) {
      let (box, other) = (boxes[numbers.next(3)], items[numbers.next(4)])
      guard box !== other else { continue }
      let constant = CGFloat(10 * numbers.next(8))
      let constraint: NSLayoutConstraint
      switch numbers.next(5) {
      case 0: constraint = box.widthAnchor.constraint(equalToConstant: constant)
      case 1: constraint = box.widthAnchor.constraint(greaterThanOrEqualToConstant: constant)
      case 2: constraint = box.widthAnchor.constraint(equalTo: other.widthAnchor)
      case 3:
        constraint = box.leftAnchor.constraint(equalTo: other.leftAnchor, constant: constant)
      default:
        constraint = box.rightAnchor.constraint(equalTo: other.rightAnchor, constant: -constant)
      }
      constraint.priority = UILayoutPriority([250, 500, 750, 999, 1000][numbers.next(5)])
      constraints.append(constraint)
    }
    return (host, boxes, constraints)
  }

  /// A wrapped text has another preferred height than a text in one line.
  @Test(.ourTextMetrics) func wrappedTextIsExplainedByTheHeightOfItsLines() throws {
    let (page, text) = (UIView(), label("Words that take three lines in so narrow a column"))
    text.numberOfLines = 0
    Mondrian.buildSubviews(on: page) {
      VStackBlock(alignment: .leading) {
        text.viewBlock.width(140)
        StackingSpacer(minLength: 0)
      }
    }
    let stage = Stage(page)
    let said = "\(try #require(explain(text, .height)))"
    #expect(said.contains("is 61 because of:") && said.contains("whose height is 61 ("))
    #expect(!said.contains("20.333"))
    _ = stage
  }

  @Test func baselineIsExplainedByItsEdge() throws {
    let (page, text) = (UIView(), label("Text", "text"))
    Mondrian.buildSubviews(on: page) { text.viewBlock.relative([.top, .leading], 15) }
    let stage = Stage(page)
    #expect(
      "\(try #require(explain(text, .firstBaseline)))".hasPrefix("text.top is 15 because of:"))
    #expect("\(try #require(explain(text, .lastBaseline)))".hasPrefix("text.bottom is "))
    _ = stage
  }
}
