import DeStijl
import LayoutStage
import Testing

import func TestSupport.caseCount

/// Of several sufficient sets, the explanation gives the one that a person would look for first.
@MainActor
struct ExplainPreferenceTests {
  @Test func earlierLineIsPreferredRegardlessOfActivationOrder() throws {
    let (host, box) = (UIView(), UIView())
    host.addSubview(box)
    box.mondrian.layout.leading(.toSuperview).top(.toSuperview).height(10).activate()
    let stage = Stage(host)
    let line = #line + 1
    func activateFirst() { box.mondrian.layout.width(50).activate() }
    func activateSecond() { box.mondrian.layout.width(50).activate() }
    stage.run {
      activateSecond()
      activateFirst()
    }
    #expect(try #require(explain(box, .width)).rules.map { $0.line?.line } == [UInt(line)])
  }

  @Test func writtenConstraintIsPreferredToOnesUIKitMakes() throws {
    let (host, stack) = (UIView(), UIStackView())
    let boxes = [UIView(), UIView()]
    boxes.forEach(stack.addArrangedSubview)
    stack.distribution = .fillEqually
    host.addSubview(stack)
    stack.mondrian.layout.leading(.toSuperview).top(.toSuperview).width(100).height(10).activate()
    boxes[0].mondrian.layout.width(.to(boxes[1])).activate()
    let stage = Stage(host)
    stage.layout()
    let rules = try #require(explain(boxes[0], .width)).rules
    #expect(rules.contains { $0.line?.line == #line - 4 })
    let made = rules.compactMap(\.constraint).filter {
      $0.firstAttribute == .width && $0.secondItem != nil
    }
    #expect(made.allSatisfy { $0 is LayoutConstraint })
  }

  /// No rule of the explanation could be replaced by rules from earlier lines.
  @Test func noExplainedRuleCouldBeReplacedByEarlierOnes() throws {
    var numbers = Numbers(state: 7)
    var (explained, hadChoice) = (0, 0)
    for number in 0..<caseCount(100) {
      let (host, frame, boxes) = (UIView(), UIView(), (0..<3).map { _ in UIView() })
      host.addSubview(frame)
      for box in boxes {
        box.translatesAutoresizingMaskIntoConstraints = false
        frame.addSubview(box)
      }
      let stage = Stage(host, size: .fixed(300, 300))
      stage.run {
        frame.mondrian.layout.left(.toSuperview).top(.toSuperview).height(10).activate()
        // The size of the screen has no influence on the contents of the frame.
        frame.mondrian.layout.width(300).activate()
        for _ in 0..<(6 + numbers.next(8)) { activate(&numbers, boxes) }
      }
      stage.layout()
      #expect(stage.issues.isEmpty)
      let box = boxes[number % 3]
      guard let explanation = explain(box, .width), explanation.isDetermined else { continue }
      explained += 1
      let all = host.tree.flatMap(\.constraints).filter { $0.isActive }
      let told = explanation.rules.compactMap(\.constraint)
      guard told.count == explanation.rules.count, told.count < all.count else { continue }
      hadChoice += 1
      stage.run { check(told, of: box, all, explanation.value, on: stage) }
    }
    #expect(explained > 30 && hadChoice > 20)
  }

  private func check(
    _ told: [NSLayoutConstraint], of box: UIView, _ all: [NSLayoutConstraint], _ value: CGFloat,
    on stage: Stage
  ) {
    func line(_ constraint: NSLayoutConstraint) -> UInt {
      (constraint as? LayoutConstraint)?.line?.line ?? 0
    }
    for rule in told {
      let better = all.filter { line($0) < line(rule) }
      let set = told.filter { $0 !== rule } + better.filter { one in !told.contains { $0 === one } }
      NSLayoutConstraint.deactivate(all)
      NSLayoutConstraint.activate(set)
      stage.layout()
      let without = explain(box, .width).flatMap { $0.isDetermined ? $0.value : nil }
      #expect(without.map { abs($0 - value) < 1e-3 } != true, "\(rule)")
    }
    NSLayoutConstraint.deactivate(all)
  }

  /// Activates a rule. The required rules can hold together, since they all describe the same
  /// frames.
  private func activate(_ numbers: inout Numbers, _ boxes: [UIView]) {
    let (number, otherNumber) = (numbers.next(3), numbers.next(3))
    let (box, other) = (boxes[number], boxes[otherNumber])
    let (left, width) = (CGFloat(20 * number), [CGFloat(60), 60, 80][number])
    let isWish = numbers.next(4) == 0
    func value(_ points: CGFloat) -> ConstraintValue {
      isWish ? .exact(points + CGFloat(10 * numbers.next(2)), 500) : .exact(points)
    }
    switch numbers.next(6) {
    case 0: box.mondrian.layout.left(.toSuperview, value(left)).activate()
    case 1: box.mondrian.layout.width(value(width)).activate()
    case 2: box.mondrian.layout.left(.toSuperview, value(left)).activate()
    case 3 where number + otherNumber == 1: box.mondrian.layout.width(.to(other)).activate()
    case 4: box.mondrian.layout.width(.min(width - 10)).activate()
    default: box.mondrian.layout.right(.toSuperview, value(300 - left - width)).activate()
    }
  }
}
