import ListRules
import TestSupport
import Testing

/// The updates that lead to a state given by a mapping.
struct MappingUpdatesTests {
  /// Random sections of numbered items, some of which are removed, added or moved afterwards.
  private func edited(
    _ old: [[Int]], _ generator: inout SeededGenerator
  ) -> (origins: [Int?], items: [[Int]]) {
    var (origins, items): ([Int?], [[Int]]) = ([], [])
    var fresh = 1_000
    for section in old.indices where Int.random(in: 0..<5, using: &generator) > 0 {
      origins.append(section)
      items.append(old[section].filter { _ in Int.random(in: 0..<4, using: &generator) > 0 })
    }
    for _ in 0..<4 where !items.isEmpty {
      let from = Int.random(in: items.indices, using: &generator)
      let to = Int.random(in: items.indices, using: &generator)
      guard !items[from].isEmpty else { continue }
      let item = items[from].remove(at: Int.random(in: items[from].indices, using: &generator))
      items[to].insert(item, at: Int.random(in: 0...items[to].count, using: &generator))
      fresh += 1
      items[from].insert(fresh, at: Int.random(in: 0...items[from].count, using: &generator))
    }
    if Bool.random(using: &generator) {
      let place = Int.random(in: 0...items.count, using: &generator)
      origins.insert(nil, at: place)
      items.insert([fresh + 1, fresh + 2], at: place)
    }
    return (origins, items)
  }

  private func mapping(from old: [[Int]], to new: (origins: [Int?], items: [[Int]])) -> ListMapping
  {
    var places: [Int: ListPlace] = [:]
    for (section, items) in new.items.enumerated() {
      for (item, number) in items.enumerated() {
        places[number] = ListPlace(section: section, item: item)
      }
    }
    return ListMapping(
      sections: old.indices.map { new.origins.firstIndex(of: $0) },
      items: old.map { $0.map { places[$0] } })
  }

  /// The updates move everything to its place, and none of them occurs twice.
  @Test func updatesOfAMappingProduceThatMapping() {
    for seed in 0..<500 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let counts = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        Int.random(in: 0...6, using: &generator)
      }
      let old = counts.indices.map { section in (0..<counts[section]).map { section * 10 + $0 } }
      let new = edited(old, &generator)
      let wanted = mapping(from: old, to: new)
      let after = new.items.map(\.count)
      let verdict = UpdateReferee.judge(
        ListUpdates(wanted, counts: after), before: counts, after: after, words: .collection)
      #expect(verdict == .legal(wanted), "seed \(seed)")
    }
  }

  @Test func mappingUpdatesMoveAsFewItemsAsPossible() {
    let mapping = ListMapping(
      sections: [2, 0, 1],
      items: [[[2, 0]], [], [[1, 3], [1, 0], [1, 1], [1, 2], nil]])
    let updates = ListUpdates(mapping, counts: [0, 4, 2])
    #expect(updates.sections == [.move(from: 0, to: 2)])
    #expect(
      updates.items == [
        .move(from: [2, 0], to: [1, 3]), .delete([2, 4]), .insert([2, 1]),
      ])
  }

  /// Items that come or go with their section are no updates of their own.
  @Test func itemsOfInsertedAndDeletedSectionsAreNoUpdates() {
    let mapping = ListMapping(sections: [nil, 1], items: [[nil, [1, 0]], [[0, 0], [1, 1]]])
    let updates = ListUpdates(mapping, counts: [1, 2])
    #expect(updates.sections == [.delete(0), .insert(0)])
    #expect(updates.items == [.delete([1, 0]), .insert([1, 0])])
  }
}
