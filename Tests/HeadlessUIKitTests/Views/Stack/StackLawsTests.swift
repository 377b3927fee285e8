import Foundation
import Testing

@testable import HeadlessUIKit

/// What holds for every stack view.
@MainActor
struct StackLawsTests {
  typealias Axis = NSLayoutConstraint.Axis

  /// A configuration of a stack view of three boxes.
  struct Shape: Sendable, CustomStringConvertible {
    var axis: Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    /// A bit for each hidden box.
    var hidden: Int
    var length: CGFloat?
    var rightToLeft = false

    static let spacing: CGFloat = 8

    static func every(_ axis: Axis, _ distribution: UIStackView.Distribution) -> [Shape] {
      UIStackView.Alignment.all.flatMap { alignment in
        (0..<8).flatMap { hidden in
          [nil, 60, 160].map { length in
            Shape(
              axis: axis, distribution: distribution, alignment: alignment, hidden: hidden,
              length: length)
          }
        }
      }
    }

    /// Returns every fifth configuration, which still covers all values.
    static func some(_ axis: Axis, _ distribution: UIStackView.Distribution) -> [Shape] {
      every(axis, distribution).enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
    }

    var description: String {
      "\(axis) \(distribution) \(alignment) hidden \(hidden) length \(length ?? -1)"
    }

    @MainActor
    func make() -> UIStackView {
      let stack = UIStackView.along(axis, [30, 40, 50], spacing: Shape.spacing)
      for (view, width) in zip(stack.arrangedSubviews, [20, 40, 30]) {
        guard let box = view as? Box else { continue }
        box.content = CGSize(
          width: axis == .horizontal ? box.content.width : CGFloat(width),
          height: axis == .horizontal ? CGFloat(width) : box.content.height)
      }
      if rightToLeft { stack.semanticContentAttribute = .forceRightToLeft }
      apply(to: stack)
      return stack
    }

    @MainActor
    func apply(to stack: UIStackView) {
      (stack.distribution, stack.alignment) = (distribution, alignment)
      for (index, view) in stack.arrangedSubviews.enumerated() {
        view.isHidden = hidden >> index & 1 == 1
      }
    }
  }

  private static let pixel: CGFloat = 1 / 3 + 1e-6

  @Test(arguments: Axis.both, UIStackView.Distribution.all)
  func layoutHasNoConflictsOrGaps(
    axis: Axis, distribution: UIStackView.Distribution
  ) {
    for shape in Shape.every(axis, distribution) {
      let stack = shape.make()
      let messages = collectingLog { stack.laidOut(length: shape.length) }
      let note = Comment(rawValue: "\(shape)")
      #expect(messages.isEmpty, note)
      expectNoGap(stack, shape, note)
    }
  }

  private func expectNoGap(_ stack: UIStackView, _ shape: Shape, _ note: Comment) {
    let spans = stack.arrangedSubviews.map { view in
      (
        start: view.frame.origin(on: shape.axis), length: view.frame.length(on: shape.axis),
        isHidden: view.isHidden
      )
    }
    #expect(spans.filter(\.isHidden).allSatisfy { $0.length == 0 }, note)
    let visible = spans.filter { !$0.isHidden }
    guard let first = visible.first, let last = visible.last else { return }
    #expect(first.start == 0, note)
    #expect(abs(last.start + last.length - stack.length) < Self.pixel, note)
    for (item, next) in zip(visible, visible.dropFirst()) {
      let gap = next.start - item.start - item.length
      if shape.distribution.growsSpaces {
        #expect(gap > Shape.spacing - Self.pixel, note)
      } else {
        #expect(abs(gap - Shape.spacing) < Self.pixel, note)
      }
    }
  }

  @Test(arguments: Axis.both, UIStackView.Distribution.all)
  func rightToLeftMirrorsLeftToRight(
    axis: Axis, distribution: UIStackView.Distribution
  ) {
    for var shape in Shape.some(axis, distribution) {
      let stack = shape.make().laidOut(length: shape.length)
      shape.rightToLeft = true
      let mirrored = shape.make().laidOut(length: shape.length)
      for (view, mirror) in zip(stack.arrangedSubviews, mirrored.arrangedSubviews) {
        let x = stack.bounds.width - view.frame.maxX
        #expect(abs(mirror.frame.minX - x) < Self.pixel, "\(shape)")
        #expect(abs(mirror.frame.width - view.frame.width) < Self.pixel, "\(shape)")
        #expect(mirror.frame.minY == view.frame.minY, "\(shape)")
      }
    }
  }

  @Test(arguments: Axis.both, UIStackView.Distribution.all)
  func secondPassDoesNothing(axis: Axis, distribution: UIStackView.Distribution) {
    for shape in Shape.some(axis, distribution) {
      let stack = shape.make().laidOut(length: shape.length)
      let before = Headless.counters
      stack.setNeedsUpdateConstraints()
      stack.layoutIfNeeded()
      var cost = Headless.counters - before
      // The pass visits each view once, to see whether it has work to do.
      #expect(cost.viewsVisited <= stack.subviews.count)
      cost.viewsVisited = 0
      #expect(cost == Headless.Counters(), "\(shape)")
    }
  }

  @Test(arguments: Axis.both, UIStackView.Distribution.all)
  func layoutDoesNotDependOnHistory(
    axis: Axis, distribution: UIStackView.Distribution
  ) {
    let shapes = Shape.some(axis, distribution).filter { $0.length == 160 }
    var generator = SeededGenerator(seed: 17)
    let stack = shapes[0].make().laidOut(length: 160)
    for shape in shapes.shuffled(using: &generator) {
      let other = UIStackView.Distribution.all.randomElement(using: &generator)
      stack.distribution = other ?? .fill
      stack.layoutIfNeeded()
      shape.apply(to: stack)
      stack.layoutIfNeeded()
      #expect(stack.rects == shape.make().laidOut(length: 160).rects, "\(shape)")
    }
  }

  /// Nested stack views, with every subset hidden on both levels.
  @Test(arguments: Axis.both, Axis.both)
  func nestedStackViewsHaveNoConflictsOrGaps(outerAxis: Axis, innerAxis: Axis) {
    for hidden in 0..<32 {
      let inner = UIStackView.along(innerAxis, [30, 40, 50], spacing: 8)
      let outer = UIStackView.along(outerAxis, [20, 60], spacing: 12)
      outer.insertArrangedSubview(inner, at: 1)
      for (index, view) in (inner.arrangedSubviews + outer.arrangedSubviews[1...]).enumerated() {
        view.isHidden = hidden >> index & 1 == 1
      }
      let messages = collectingLog { outer.laidOut(length: nil) }
      #expect(messages.isEmpty, "\(hidden)")
      let spans = outer.arrangedSubviews.map {
        ($0.frame.origin(on: outerAxis), $0.frame.length(on: outerAxis), $0.isHidden)
      }
      #expect(spans.filter(\.2).allSatisfy { $0.1 == 0 }, "\(hidden)")
      let visible = spans.filter { !$0.2 }
      let total = visible.reduce(CGFloat(visible.count - 1) * 12) { $0 + $1.1 }
      #expect(outer.length == total, "\(hidden)")
    }
  }

  @Test(arguments: Axis.both, UIStackView.Distribution.all)
  func fittingSizeIsThatOfAFreeLayout(axis: Axis, distribution: UIStackView.Distribution) {
    for shape in Shape.some(axis, distribution) where shape.length == nil {
      let size = shape.make().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let laidOut = shape.make().laidOut(length: nil).bounds.size
      #expect(abs(size.width - laidOut.width) < Self.pixel, "\(shape)")
      #expect(abs(size.height - laidOut.height) < Self.pixel, "\(shape)")
    }
  }

  // MARK: Work

  @Test func spacingChangeEditsOnlyConstants() {
    let stack = UIStackView.along(.vertical, Array(repeating: 20, count: 50), spacing: 8)
    stack.laidOut(length: nil)
    let before = Headless.counters
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(Headless.counters.constraintsAdded == before.constraintsAdded)
    #expect(Headless.counters.constraintsRemoved == before.constraintsRemoved)
    #expect(Headless.counters.constraintsEdited == before.constraintsEdited + 49)
  }

  @Test func hidingAffectsOnlyNeighbors() {
    let stack = UIStackView.along(.vertical, Array(repeating: 20, count: 50), spacing: 8)
    stack.laidOut(length: nil)
    let before = Headless.counters
    stack.arrangedSubviews[20].isHidden = true
    stack.layoutIfNeeded()
    #expect(Headless.counters.constraintsAdded == before.constraintsAdded + 1)
    #expect(Headless.counters.constraintsRemoved == before.constraintsRemoved)
    #expect(Headless.counters.constraintsEdited == before.constraintsEdited + 2)
  }

  @Test func appendingKeepsOtherConstraints() {
    let stack = UIStackView.along(.vertical, Array(repeating: 20, count: 50), spacing: 8)
    stack.laidOut(length: nil)
    let before = Headless.counters
    stack.addArrangedSubview(Box(10, 20))
    stack.layoutIfNeeded()
    #expect(Headless.counters.constraintsAdded <= before.constraintsAdded + 4)
    #expect(Headless.counters.constraintsRemoved == before.constraintsRemoved + 1)
  }
}
