import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Which constraints break depends on the present constraints, never on earlier ones.
@MainActor
struct ConflictHistoryTests {
  private nonisolated static let seed: UInt64 = 20_261_126

  /// The content of a constraint: an item (0 is the root), and another item if there is one.
  private struct Statement: Hashable {
    let item: Int
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let other: Int?
    let multiplier: CGFloat
    let constant: CGFloat

    init(using generator: inout SeededGenerator) {
      item = Int.random(in: 1...4, using: &generator)
      let attributes: [NSLayoutConstraint.Attribute] = [.width, .width, .leading, .trailing]
      attribute = attributes.randomElement(using: &generator) ?? .width
      let relations: [NSLayoutConstraint.Relation] = [
        .equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
      ]
      relation = relations.randomElement(using: &generator) ?? .equal
      let others = (attribute == .width ? 1 : 0)..<item
      let isAlone = attribute == .width && Bool.random(using: &generator)
      other = isAlone ? nil : others.randomElement(using: &generator)
      multiplier = attribute == .width && other != nil && Bool.random(using: &generator) ? 2 : 1
      constant = CGFloat(Int.random(in: 0...4, using: &generator) * 20)
    }
  }

  /// Views, some of them nested, with the constraints on them.
  @MainActor
  private struct Scene {
    let root = makeRoot(300, 100)
    let items: [UIView]
    var constraints: [Statement: NSLayoutConstraint] = [:]

    init() {
      root.accessibilityIdentifier = "root"
      let views = (1...4).map { Box(40, 20, named: "v\($0)") }
      for view in [views[0], views[1], views[3]] { _ = root.adding(view) }
      _ = views[0].adding(views[2])
      items = [root] + views
    }

    mutating func set(_ statement: Statement, isActive: Bool) {
      let other = statement.other.map { items[$0] }
      let constraint =
        constraints[statement]
        ?? NSLayoutConstraint(
          item: items[statement.item], attribute: statement.attribute,
          relatedBy: statement.relation, toItem: other,
          attribute: other == nil ? .notAnAttribute : statement.attribute,
          multiplier: statement.multiplier, constant: statement.constant)
      constraint.isActive = isActive
      constraints[statement] = constraint
    }

    /// Returns the broken constraints and all frames.
    func layOut() -> [String] {
      _ = collectingLog { root.layoutIfNeeded() }
      let broken = root.node.engine?.broken.map(\.equation) ?? []
      return broken.sorted() + items.map { "\($0.frame)" }
    }
  }

  @Test func brokenConstraintsMatchAFreshLayout() {
    var broken = 0
    for number in 0..<caseCount(400) {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
      var pool: [Statement] = []
      while pool.count < 14 {
        let statement = Statement(using: &generator)
        if !pool.contains(statement) { pool.append(statement) }
      }
      var scene = Scene()
      // In the order of activation, which decides what the constraints leave open.
      var active: [Statement] = []
      for step in 0..<6 {
        for statement in pool where Int.random(in: 0..<3, using: &generator) == 0 {
          let index = active.firstIndex(of: statement)
          if let index { active.remove(at: index) } else { active.append(statement) }
          scene.set(statement, isActive: index == nil)
        }
        var fresh = Scene()
        for statement in active { fresh.set(statement, isActive: true) }
        let (found, wanted) = (scene.layOut(), fresh.layOut())
        broken += wanted.count - scene.items.count
        #expect(found == wanted, "seed \(Self.seed) + \(number), step \(step)")
      }
    }
    #expect(broken > caseCount(400))
  }

  /// Three sets of constraints overlap. When the last constraint of one set breaks, the last of
  /// another set need not break.
  @Test func onlyNecessaryConstraintsBreak() throws {
    let root = makeRoot(300, 100)
    let (a, b, c) = (root.adding(Box(10, 10)), root.adding(Box(10, 10)), root.adding(Box(10, 10)))
    let kept = [
      a.widthAnchor.constraint(equalToConstant: 20), b.widthAnchor.constraint(equalToConstant: 40),
    ]
    let between = b.widthAnchor.constraint(equalTo: a.widthAnchor)
    let last = c.widthAnchor.constraint(equalTo: a.widthAnchor)
    let other = c.widthAnchor.constraint(equalTo: b.widthAnchor)
    let orders = [
      [kept[0], kept[1], last, other, between], [between, last, other, kept[0], kept[1]],
    ]
    for order in orders {
      for constraint in order {
        constraint.isActive = true
        _ = collectingLog { root.layoutIfNeeded() }
      }
      let broken = try #require(root.node.engine).broken
      for constraint in broken {
        let holding = (kept + [between, last, other]).filter { held in
          !broken.contains { $0 === held }
        }
        #expect(!canHold(holding + [constraint], among: [a, b, c]))
      }
      NSLayoutConstraint.deactivate(order)
    }
  }

  /// Whether some widths satisfy the constraints, found by trying them.
  private func canHold(_ constraints: [NSLayoutConstraint], among views: [UIView]) -> Bool {
    let lengths: [CGFloat] = [10, 20, 40]
    let widths = lengths.flatMap { a in lengths.flatMap { b in lengths.map { [a, b, $0] } } }
    return widths.contains { widths in
      constraints.allSatisfy { constraint in
        guard let first = views.firstIndex(where: { $0 === constraint.firstItem }) else {
          return false
        }
        let second = views.firstIndex { $0 === constraint.secondItem }
        return widths[first] == (second.map { widths[$0] } ?? 0) + constraint.constant
      }
    }
  }
}
