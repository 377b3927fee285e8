import ListRules
import TestSupport
import Testing

@testable import Cells

/// The differ finds the fewest stages and moves: these tests try every way from one small list to
/// another in which each element that can keep its cell keeps it.
struct FewestUpdatesTests {
  /// Everything that both lists contain, by its old and its new place.
  private struct Pairs {
    var sections: [(old: Int, new: Int)] = []
    var items: [(old: ListPlace, new: ListPlace)] = []
    /// The insertions and deletions, which are the same in all ways.
    var rest = ListUpdates()

    init(from old: [Outline], to new: [Outline]) {
      for (index, section) in old.enumerated() {
        guard let target = new.firstIndex(where: { $0.identity == section.identity }) else {
          rest.sections.append(.delete(index))
          continue
        }
        sections.append((index, target))
        for (item, name) in section.items.enumerated() {
          let place = ListPlace(section: index, item: item)
          if let target = Self.place(of: name, in: new, whoseSectionIsIn: old),
            !Self.hasCome(name, into: new[target.section], from: section, of: old)
          {
            items.append((place, target))
          } else {
            rest.items.append(.delete(place))
          }
        }
      }
      for (index, section) in new.enumerated() {
        guard old.contains(where: { $0.identity == section.identity }) else {
          rest.sections.append(.insert(index))
          continue
        }
        for (item, name) in section.items.enumerated()
        where Self.place(of: name, in: old, whoseSectionIsIn: new) == nil {
          rest.items.append(.insert(ListPlace(section: index, item: item)))
        }
      }
    }

    /// Returns whether an item is already in its target section and still in another one. The list
    /// is then between two stages: the first stage has inserted a section with its items.
    private static func hasCome(
      _ item: Int, into target: Outline, from section: Outline, of old: [Outline]
    ) -> Bool {
      target.identity != section.identity
        && old.contains { $0.identity == target.identity && $0.items.contains(item) }
    }

    private static func place(
      of item: Int, in lists: [Outline], whoseSectionIsIn others: [Outline]
    ) -> ListPlace? {
      for (index, section) in lists.enumerated()
      where others.contains(where: { $0.identity == section.identity }) {
        if let place = section.items.firstIndex(of: item) {
          return ListPlace(section: index, item: place)
        }
      }
      return nil
    }

    /// Returns the fewest moves of a single legal update; nil if no single update is legal.
    func fewestMoves(_ before: [Int], _ after: [Int]) -> Int? {
      (0..<(1 << (sections.count + items.count))).filter { isRight($0, before, after) }
        .map(\.nonzeroBitCount).min()
    }

    /// - Parameter mask: A bit for each section that moves, and then one for each item.
    private func isRight(_ mask: Int, _ before: [Int], _ after: [Int]) -> Bool {
      var updates = rest
      for (index, pair) in sections.enumerated() where mask & (1 << index) != 0 {
        updates.sections.append(.move(from: pair.old, to: pair.new))
      }
      for (index, pair) in items.enumerated() where mask & (1 << (sections.count + index)) != 0 {
        updates.items.append(.move(from: pair.old, to: pair.new))
      }
      let verdict = UpdateReferee.judge(updates, before: before, after: after, words: .table)
      guard case .legal(let mapping) = verdict else { return false }
      return sections.allSatisfy { mapping.sections[$0.old] == $0.new }
        && items.allSatisfy { mapping[$0.old] == $0.new }
    }
  }

  private func counts(_ sections: [Outline]) -> [Int] { sections.map(\.items.count) }

  private func moves(_ stages: [ListUpdates]) -> Int {
    stages.reduce(0) { count, stage in
      count + stage.sections.count { $0.old != nil && $0.new != nil }
        + stage.items.count { $0.old != nil && $0.new != nil }
    }
  }

  /// - Returns: A description of what could be less; nil if nothing could.
  private func excess(_ old: [Outline], _ new: [Outline]) -> String? {
    let stages = ListDiffer.difference(from: old, to: new).stages
    if let fewest = Pairs(from: old, to: new).fewestMoves(counts(old), counts(new)) {
      let isFewest = stages.count == (old == new ? 0 : 1) && moves(stages) == fewest
      return isFewest ? nil : "\(stages) in place of one with \(fewest) moves"
    }
    // The first stage changes the sections, which keep their old items; the second changes the
    // items.
    let between = new.map { section in
      old.first { $0.identity == section.identity } ?? section
    }
    guard let sections = Pairs(from: old, to: between).fewestMoves(counts(old), counts(between)),
      let items = Pairs(from: between, to: new).fewestMoves(counts(between), counts(new))
    else { return "\(stages), where two updates are not legal" }
    let isFewest = stages.count == 2 && moves(stages) == sections + items
    return isFewest ? nil : "\(stages) in place of two with \(sections) and \(items) moves"
  }

  /// Up to four sections of up to five items, with insertions and deletions.
  @Test func smallListsChangeInTheFewestStagesWithTheFewestMoves() {
    let seed: UInt64 = 20_261_125
    var generator = SeededGenerator(seed: seed)
    func list() -> [Outline] {
      let names = "abcd".map(String.init).shuffled(using: &generator)
      var sections = names.prefix(Int.random(in: 2...4, using: &generator)).map { Outline($0, []) }
      let items = Array(0..<6).shuffled(using: &generator)
      for item in items.prefix(Int.random(in: 1...5, using: &generator)) {
        let section = Int.random(in: 0..<sections.count, using: &generator)
        sections[section].items.append(item)
      }
      return sections
    }
    for number in 0..<caseCount(3_000) {
      let (old, new) = (list(), list())
      guard let excess = excess(old, new) else { continue }
      Issue.record("pair \(number) of seed \(seed): \(excess)\n\(old)\n\(new)")
      return
    }
  }

  /// The sections only change places, and so do their items.
  @Test func reorderedSectionsAndItemsChangeInTheFewestStages() {
    let old = [Outline("a", [1, 2]), Outline("b", [3, 4]), Outline("c", [5])]
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    let places = [[0, 1], [1, 0]]
    for order in orders {
      for first in places {
        for second in places {
          var sections = old
          sections[0].items = first.map { old[0].items[$0] }
          sections[1].items = second.map { old[1].items[$0] }
          #expect(excess(old, order.map { sections[$0] }) == nil)
          sections[2].items.append(sections[1].items.removeFirst())
          #expect(excess(old, order.map { sections[$0] }) == nil)
        }
      }
    }
  }
}
