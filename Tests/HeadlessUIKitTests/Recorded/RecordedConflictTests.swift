import Foundation
import Testing

@testable import HeadlessUIKit

/// The required constraint that real UIKit breaks, and the layout that results.
@MainActor
struct RecordedConflictTests {
  /// The views and constraints of a fact, by name.
  @MainActor
  private struct Scene {
    let root = makeRoot(300, 300)
    var items: [String: AnyObject] = [:]
    var constraints: [String: NSLayoutConstraint] = [:]

    init(_ fact: RecordedFact) throws {
      items["c"] = root
      for name in fact.inputs["views"].list.compactMap(\.text) { items[name] = UIView() }
      for name in fact.inputs["views"].list.compactMap(\.text) {
        let parent = fact.inputs["superview"][name].text ?? "c"
        let view = try #require(items[name] as? UIView)
        view.translatesAutoresizingMaskIntoConstraints = false
        try #require(items[parent] as? UIView).addSubview(view)
      }
      for (name, value) in fact.inputs["constraints"].object {
        constraints[name] = try #require(Equation(value)).constraint(items: items)
      }
    }
  }

  nonisolated static let facts = RecordedFact.all(startingWith: "break.")

  @Test func allRecordingsCanBeRead() { #expect(Self.facts.count == 17) }

  /// This holds for any order of activation.
  @Test(arguments: facts, UInt64(0)..<8)
  func sameConstraintBreaksAsInUIKit(fact: RecordedFact, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scene = try Scene(fact)
    var broken: [NSLayoutConstraint] = []
    let handler = Headless.conflictHandler
    defer { Headless.conflictHandler = handler }
    Headless.conflictHandler = { conflict in
      broken.append(conflict.broken)
      return true
    }
    for name in scene.constraints.keys.sorted().shuffled(using: &generator) {
      scene.constraints[name]?.isActive = true
    }
    scene.root.layoutIfNeeded()
    let name = try #require(fact.value["broken"].text)
    #expect(broken.count == 1 && broken.first === scene.constraints[name], "seed \(seed)")
    for (name, frame) in fact.value["frames"].object {
      let view = try #require(scene.items[name] as? UIView)
      #expect(view.frame == frame.rect, "seed \(seed)")
    }
  }
}

extension Equation {
  /// Makes the equation that a fact contains.
  fileprivate init?(_ value: RecordedValue) {
    let list = value.list
    guard list.count == 8, let item = list[0].text, let attribute = list[1].text,
      let relation = list[2].text, let multiplier = list[5].number, let constant = list[6].number,
      let priority = list[7].number
    else { return nil }
    self.init(
      item: item, attribute: attribute, relation: relation, otherItem: list[3].text,
      otherAttribute: list[4].text, multiplier: multiplier, constant: constant,
      priority: Float(priority))
  }
}
