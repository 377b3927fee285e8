import Foundation
import Testing

@testable import HeadlessUIKit

/// Which of several required constraints breaks. The tests cover everything that the recorded order
/// depends on: the later item, its other item, the relation, the attribute and the constant, and
/// nothing else.
@MainActor
struct BreakingOrderTests {
  /// A view tree with items in every order relation.
  @MainActor
  private struct Tree {
    let root = makeRoot(300, 300)
    let items: [any ConstraintItem]

    init() {
      let (first, second) = (root.adding(UIView()), root.adding(UIView()))
      let (guide, other) = (UILayoutGuide(), UILayoutGuide())
      root.addLayoutGuide(guide)
      root.addLayoutGuide(other)
      let child = first.adding(UIView())
      let inside = UILayoutGuide()
      first.addLayoutGuide(inside)
      let cousin = second.adding(UIView())
      // Items are ordered breadth-first. At each level, the items of one parent come before those
      // of the next, and guides come after subviews.
      items = [root, first, second, guide, other, child, inside, cousin]
    }
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private nonisolated static let edges: [NSLayoutConstraint.Attribute] = [
    .left, .leading, .trailing, .centerX, .top, .bottom, .centerY,
  ]

  /// Activates constraints in a shuffled order and returns the index of the broken one; nil unless
  /// exactly one breaks.
  private func broken(
    _ constraints: [NSLayoutConstraint], in root: UIView, _ seed: UInt64
  ) -> Int? {
    var generator = SeededGenerator(seed: seed)
    var broken: [NSLayoutConstraint] = []
    let handler = Headless.conflictHandler
    defer { Headless.conflictHandler = handler }
    Headless.conflictHandler = {
      broken.append($0.broken)
      return true
    }
    for constraint in constraints.shuffled(using: &generator) { constraint.isActive = true }
    root.layoutIfNeeded()
    NSLayoutConstraint.deactivate(constraints)
    return broken.count == 1 ? constraints.firstIndex { $0 === broken[0] } : nil
  }

  /// Returns `later.attribute relation earlier.attribute + constant`, or the same constraint with
  /// its items swapped.
  private func constraint(
    _ later: any ConstraintItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ earlier: any ConstraintItem, _ otherAttribute: Attribute, _ constant: CGFloat, flipped: Bool
  ) -> NSLayoutConstraint {
    flipped
      ? NSLayoutConstraint(
        item: earlier, attribute: otherAttribute,
        relatedBy: NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal,
        toItem: later, attribute: attribute, multiplier: 1, constant: -constant)
      : NSLayoutConstraint(
        item: later, attribute: attribute, relatedBy: relation, toItem: earlier,
        attribute: otherAttribute, multiplier: 1, constant: constant)
  }

  /// Three items have contradictory positions relative to each other. The constraint between the
  /// two latest items breaks.
  @Test(arguments: edges, 0..<8)
  func constraintBetweenLatestItemsBreaks(attribute: NSLayoutConstraint.Attribute, flips: Int) {
    let tree = Tree()
    var seed: UInt64 = 0
    for last in 2..<tree.items.count {
      for middle in 1..<last {
        for first in 0..<middle {
          let pairs = [(middle, first), (last, first), (last, middle)]
          let constraints = pairs.enumerated().map { index, pair in
            constraint(
              tree.items[pair.0], attribute, .equal, tree.items[pair.1], attribute,
              index == 1 ? 5 : 10, flipped: flips >> index & 1 == 1)
          }
          seed += 1
          #expect(broken(constraints, in: tree.root, seed) == 2, "\(first) \(middle) \(last)")
        }
      }
    }
  }

  /// Of two constraints on one edge, the less strict one breaks.
  @Test(arguments: edges, [false, true])
  func lessStrictConstraintBreaks(attribute: NSLayoutConstraint.Attribute, flipped: Bool) {
    typealias Bound = (NSLayoutConstraint.Relation, CGFloat)
    // The constraint that breaks comes last.
    let cases: [(Bound, Bound)] = [
      ((.equal, 10), (.greaterThanOrEqual, 20)), ((.equal, 10), (.lessThanOrEqual, -20)),
      ((.greaterThanOrEqual, 10), (.lessThanOrEqual, -20)),
      ((.equal, 10), (.equal, 20)), ((.equal, -20), (.equal, -10)),
    ]
    for (index, bounds) in cases.enumerated() {
      let tree = Tree()
      let view = tree.items[2]
      let constraints = [bounds.0, bounds.1].map {
        constraint(view, attribute, $0.0, tree.root, attribute, $0.1, flipped: flipped)
      }
      #expect(broken(constraints, in: tree.root, UInt64(index)) == 1, "\(bounds)")
    }
  }

  /// Constrains two edges and the center or the length between them. The greatest attribute breaks,
  /// but constraints without another item break before it.
  @Test(arguments: [false, true])
  func constraintWithGreatestAttributeBreaks(flipped: Bool) {
    typealias Part = (Attribute, CGFloat)
    let cases: [[Part]] = [
      [(.leading, 0), (.trailing, 0), (.centerX, 50)], [(.left, 0), (.right, 0), (.centerX, 50)],
      [(.top, 0), (.bottom, 0), (.centerY, 50)], [(.leading, 0), (.trailing, 0), (.width, -50)],
      [(.top, 0), (.bottom, 0), (.height, -50)],
    ]
    for (index, parts) in cases.enumerated() {
      let tree = Tree()
      let constraints = parts.map {
        constraint(tree.items[1], $0.0, .equal, tree.root, $0.0, $0.1, flipped: flipped)
      }
      let greatest = parts.indices.max { parts[$0].0.rawValue < parts[$1].0.rawValue }
      #expect(broken(constraints, in: tree.root, UInt64(index)) == greatest, "\(parts)")
    }
    // A length can't be negative.
    for (index, edges) in [(Attribute.leading, Attribute.trailing), (.top, .bottom)].enumerated() {
      let tree = Tree()
      let constraints = [(edges.0, CGFloat(20)), (edges.1, 10)].map {
        constraint(tree.items[1], $0.0, .equal, tree.root, edges.0, $0.1, flipped: flipped)
      }
      #expect(broken(constraints, in: tree.root, UInt64(index)) == 1, "\(edges)")
    }
  }

  @Test(arguments: UInt64(0)..<8)
  func constraintWithoutSecondItemBreaksFirst(seed: UInt64) {
    for lengths in [
      (Attribute.width, Attribute.leading, Attribute.trailing), (.height, .top, .bottom),
    ] {
      let tree = Tree()
      let view = tree.items[1]
      let constraints = [
        constraint(view, lengths.1, .equal, tree.root, lengths.1, 0, flipped: false),
        constraint(view, lengths.2, .equal, tree.root, lengths.2, 0, flipped: false),
        NSLayoutConstraint(
          item: view, attribute: lengths.0, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 100),
      ]
      #expect(broken(constraints, in: tree.root, seed) == 2)
    }
  }
}

/// An item of a constraint.
@MainActor
private protocol ConstraintItem: AnyObject {}
extension UIView: ConstraintItem {}
extension UILayoutGuide: ConstraintItem {}
