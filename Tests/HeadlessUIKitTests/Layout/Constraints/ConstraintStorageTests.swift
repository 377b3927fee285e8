import ConstraintSolver
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What constraints and the records of their items store, and in how many bytes.
@MainActor
struct ConstraintStorageTests {
  private nonisolated static let relations: [NSLayoutConstraint.Relation] = [
    .lessThanOrEqual, .equal, .greaterThanOrEqual,
  ]
  private static let attributes = (0...20).compactMap(NSLayoutConstraint.Attribute.init)

  @Test(arguments: relations)
  func constraintStoresItsItemsAndAttributes(relation: NSLayoutConstraint.Relation) {
    let (one, two) = (UIView(), UILayoutGuide())
    for first in Self.attributes {
      for second in Self.attributes {
        let constraint = NSLayoutConstraint(
          item: one, attribute: first, relatedBy: relation, toItem: two, attribute: second,
          multiplier: 2, constant: 3)
        let hasSecond = second != .notAnAttribute
        #expect(constraint.firstItem === one && constraint.firstAttribute == first)
        #expect(constraint.secondItem === (hasSecond ? two : nil))
        #expect(constraint.secondAttribute == second && constraint.relation == relation)
        #expect(constraint.first == AnchorReference(item: one, attribute: first))
        let other = AnchorReference(item: two, attribute: second)
        #expect(constraint.second == (hasSecond ? other : nil))
        let sides = AttributeCharacter(first).union(AttributeCharacter(second))
        #expect(constraint.character == sides)
      }
    }
  }

  @Test func anchorOffsetsKeepBothAnchors() {
    let (one, two) = (UIView(), UIView())
    let across = one.leadingAnchor.anchorWithOffset(to: two.trailingAnchor)
    let down = two.topAnchor.anchorWithOffset(to: one.bottomAnchor)
    let constraint = across.constraint(lessThanOrEqualTo: down, multiplier: 2, constant: 1)
    #expect(constraint.first == across.reference && constraint.second == down.reference)
    let nodes = constraint.mentionedNodes
    let isMentioned = zip(nodes, [one, two, two, one]).allSatisfy { $0 === $1.node }
    #expect(nodes.count == 4 && isMentioned)
    #expect(
      constraint.firstAnchor.isEqual(across) && constraint.secondAnchor?.isEqual(down) == true)
  }

  @Test func packedFlagsAreIndependent() {
    for relation in Self.relations {
      for (isSystemMade, isWatched) in [(false, false), (false, true), (true, false), (true, true)]
      {
        var marks = ConstraintMarks()
        marks.isWatched = isWatched
        marks.relation = relation
        marks.isSystemMade = isSystemMade
        marks.relation = .equal
        marks.relation = relation
        #expect(marks.relation == relation)
        #expect(marks.isSystemMade == isSystemMade && marks.isWatched == isWatched)
      }
    }
  }

  @Test func defaultsUseNoExtraStorage() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
    #expect(constraint.rare == nil && !constraint.shouldBeArchived)
    constraint.shouldBeArchived = false
    #expect(constraint.rare == nil)
    constraint.shouldBeArchived = true
    #expect(constraint.shouldBeArchived && constraint.multiplier == 1)
  }

  /// Each added byte here is a byte for every view or every constraint.
  @Test func recordsAreSmall() {
    #expect(MemoryLayout<ItemRecord>.size <= 96)
    #expect(MemoryLayout<ConstraintInstallation>.size <= 32)
    #expect(MemoryLayout<ConstraintMarks>.size == 1)
  }

  /// Activates and deactivates constraints between a few views.
  @Test(arguments: 0..<10)
  func itemsTrackTheirActiveConstraints(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let host = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views { host.addSubview(view) }
    let constraints = (0..<60).map { _ in
      let first = views[Int.random(in: 0..<4, using: &generator)]
      let second = (views + [host])[Int.random(in: 0..<5, using: &generator)]
      return first === second
        ? first.widthAnchor.constraint(equalToConstant: 10)
        : first.leadingAnchor.constraint(equalTo: second.leadingAnchor)
    }
    for _ in 0..<400 {
      let constraint = constraints[Int.random(in: 0..<60, using: &generator)]
      constraint.isActive.toggle()
      for view in views + [host] {
        let active = constraints.filter {
          $0.isActive && ($0.firstItem === view || $0.secondItem === view)
        }
        let mentions = view.node.mentions.all
        #expect(mentions.count == active.count)
        #expect(Set(mentions) == Set(active) && view.node.mentions.isEmpty == active.isEmpty)
      }
    }
  }

  @Test func itemRecordStoresItsValues() {
    let view = UIView()
    let engine = LayoutEngine(root: view)
    var record = engine.records[engine.internNode(view.node)]
    #expect(record.solved == nil && record.content.horizontal == nil)
    #expect(record.coordinates.axes.horizontal.origin == nil)
    record.solved = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(record.solved == CGRect(x: 1, y: 2, width: 3, height: 4) && !record.isVacant)
    record.solved = nil
    #expect(record.solved == nil)
    let (least, most) = (ConstraintID(index: 0), ConstraintID(index: 1))
    record.content[.vertical] = ContentConstraints(minimum: least, maximum: most)
    #expect(record.content.vertical?.minimum == least && record.content.vertical?.maximum == most)
    #expect(record.content.horizontal == nil)
    record.content.vertical = nil
    #expect(record.content.vertical == nil)
  }
}
