import ListRules
import TestSupport

@testable import Cells

typealias Outline = SectionOutline<String, Int>

/// Carries updates out on plain arrays in the order that UIKit documents. Removals come first, from
/// the end, items before sections; then sections and items are inserted, from the start.
struct ListEdits {
  var sections: [Outline]
  /// The final list, the source of inserted elements.
  let goal: [Outline]

  /// A closure, because a debug build instantiates a key path anew at each use.
  var counts: [Int] { sections.map { $0.items.count } }

  mutating func carryOut(_ updates: ListUpdates) {
    var moved: [ListPlace: Int] = [:]
    let leaving = updates.items.compactMap { $0.isReload ? nil : $0.old }
    for place in leaving.sorted(by: >) {
      moved[place] = sections[place.section].items.remove(at: place.item)
    }
    if !updates.sections.isEmpty { carryOut(updates.sections) }
    let noPlace = ListPlace(section: -1, item: -1)
    for change in updates.items.sorted(by: { ($0.new ?? noPlace) < ($1.new ?? noPlace) }) {
      guard let new = change.new else { continue }
      let item = change.old.flatMap { moved[$0] } ?? goal[new.section].items[new.item]
      sections[new.section].items.insert(item, at: new.item)
    }
  }

  private mutating func carryOut(_ changes: [ListUpdates.Change<Int>]) {
    var moved: [Int: Outline] = [:]
    let leaving = changes.compactMap { $0.isReload ? nil : $0.old }
    for section in leaving.sorted(by: >) { moved[section] = sections.remove(at: section) }
    for change in changes.sorted(by: { ($0.new ?? -1) < ($1.new ?? -1) }) {
      guard let new = change.new else { continue }
      sections.insert(change.old.flatMap { moved[$0] } ?? goal[new], at: new)
    }
  }
}

/// Carries out the difference between two lists stage by stage, each of which has to be legal.
///
/// - Returns: What is wrong; nil if the result is the new list.
func complaint(from old: [Outline], to new: [Outline]) -> String? {
  let difference = ListDiffer.difference(from: old, to: new)
  var edits = ListEdits(sections: old, goal: new)
  var counts = edits.counts
  for (number, stage) in difference.stages.enumerated() {
    let before = counts
    edits.carryOut(stage)
    counts = edits.counts
    let verdict = UpdateReferee.judge(stage, before: before, after: counts, words: .collection)
    if case .illegal(let text) = verdict { return "stage \(number): \(text)" }
  }
  if edits.sections != new { return "became \(edits.sections)" }
  if old == new, !difference.stages.isEmpty { return "changed what is equal" }
  return difference.stages.count > 2 ? "\(difference.stages.count) stages" : nil
}

/// Pairs of pseudorandom lists, the second of which has much in common with the first.
struct RandomLists {
  private static let ranges = [40, 20, 8]
  private static let names = "abcdefgh".map(String.init)

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Returns lists of up to six sections with up to six items each; up to half of the identities
  /// occur twice.
  mutating func pair() -> (old: [Outline], new: [Outline]) {
    let range = Self.ranges.randomElement(using: &generator) ?? 8
    let withDoubles = Int.random(in: 0..<5, using: &generator) == 0
    func sections(_ generator: inout SeededGenerator) -> [Outline] {
      let count = Int.random(in: 0...6, using: &generator)
      return (0..<count).map { _ in
        let items = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
          Int.random(in: 0..<range, using: &generator)
        }
        return Outline(Self.names.randomElement(using: &generator) ?? "a", items)
      }
    }
    var old = sections(&generator)
    var new = Bool.random(using: &generator) ? edited(old) : sections(&generator)
    if !withDoubles {
      old = Self.withoutDoubles(old)
      new = Self.withoutDoubles(new)
    }
    return (old, new)
  }

  private mutating func edited(_ old: [Outline]) -> [Outline] {
    var new = old
    for _ in 0..<Int.random(in: 0...4, using: &generator) where !new.isEmpty {
      let section = Int.random(in: 0..<new.count, using: &generator)
      let other = Int.random(in: 0..<new.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: new.swapAt(section, other)
      case 1: new[section].items.shuffle(using: &generator)
      case 2: new[section].items.append(Int.random(in: 0..<40, using: &generator))
      case 3: if let item = new[section].items.popLast() { new[other].items.insert(item, at: 0) }
      case 4: new.remove(at: section)
      default: new.insert(Outline("new", [1, 2, 3]), at: section)
      }
    }
    return new
  }

  private static func withoutDoubles(_ sections: [Outline]) -> [Outline] {
    var names: Set<String> = []
    var items: Set<Int> = []
    var kept: [Outline] = []
    for section in sections where names.insert(section.identity).inserted {
      kept.append(Outline(section.identity, section.items.filter { items.insert($0).inserted }))
    }
    return kept
  }
}
