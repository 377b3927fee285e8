import ListRules
import TestSupport
import Testing

/// The destinations of sections and rows, and updates that contradict themselves or the data.
struct UpdateRefereeTests {
  private func judge(
    _ items: [ListUpdates.Change<ListPlace>], sections: [ListUpdates.Change<Int>] = [],
    before: [Int], after: [Int]
  ) -> UpdateReferee.Verdict {
    UpdateReferee.judge(
      ListUpdates(sections: sections, items: items), before: before, after: after, words: .table)
  }

  private func complaint(_ verdict: UpdateReferee.Verdict) -> String? {
    if case .illegal(let text) = verdict { text } else { nil }
  }

  // MARK: Legal updates

  @Test func deletionsUseOldIndicesAndInsertionsNewOnes() {
    let verdict = judge(
      [.insert([0, 1]), .delete([0, 0]), .delete([0, 2]), .move(from: [1, 0], to: [0, 2])],
      before: [3, 2], after: [3, 1])

    guard case .legal(let mapping) = verdict else { return #expect(Bool(false), "\(verdict)") }
    #expect(mapping.items == [[nil, [0, 0], nil], [[0, 2], [1, 0]]])
  }

  @Test func sectionUpdatesTakeTheirItemsAlong() {
    let verdict = judge(
      [.delete([2, 0])], sections: [.delete(0), .insert(2), .move(from: 2, to: 0), .reload(1)],
      before: [1, 2, 3], after: [2, 9, 5])

    guard case .legal(let mapping) = verdict else { return #expect(Bool(false), "\(verdict)") }
    #expect(mapping.sections == [nil, nil, 0])
    #expect(mapping.items == [[nil], [nil, nil], [nil, [0, 0], [0, 1]]])
    #expect(mapping.reloadedSections == [1])
  }

  /// A reloaded item is removed and inserted again at its new position.
  @Test func reloadedItemIsANewItem() {
    let verdict = judge(
      [.reload([0, 2]), .delete([0, 0]), .reload([1, 0]), .insert([1, 1])],
      before: [3, 1], after: [2, 2])

    guard case .legal(let mapping) = verdict else { return #expect(Bool(false), "\(verdict)") }
    #expect(mapping.items == [[nil, [0, 0], nil], [nil]])
    #expect(mapping.reloadedItems.sorted() == [[0, 1], [1, 0]])
  }

  /// A reloaded section may have any number of items. Reloaded sections keep the order of the list.
  @Test func reloadedSectionsKeepTheirOrder() {
    let verdict = judge(
      [], sections: [.reload(2), .reload(0)], before: [1, 1, 1], after: [0, 1, 5])

    guard case .legal(let mapping) = verdict else { return #expect(Bool(false), "\(verdict)") }
    #expect(mapping.sections == [nil, 1, nil])
    #expect(mapping.items == [[nil], [[1, 0]], [nil]])
    #expect(mapping.reloadedSections == [0, 2])
  }

  /// The order of the calls changes neither the outcome nor the number of items.
  @Test func orderOfCallsMakesNoDifference() {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var changes: [ListUpdates.Change<ListPlace>] = []
      let count = Int.random(in: 1...8, using: &generator)
      var old = Array(0..<count).shuffled(using: &generator)
      let deleted = Int.random(in: 0...count, using: &generator)
      for row in old.prefix(deleted) { changes.append(.delete([0, row])) }
      old.removeFirst(deleted)
      let inserted = Int.random(in: 0...4, using: &generator)
      let newCount = count - deleted + inserted
      var new = Array(0..<newCount).shuffled(using: &generator)
      for row in new.prefix(inserted) { changes.append(.insert([0, row])) }
      new.removeFirst(inserted)
      if let from = old.first, let to = new.first {
        changes.append(.move(from: [0, from], to: [0, to]))
      }

      let first = judge(changes, before: [count], after: [newCount])
      let second = judge(changes.shuffled(using: &generator), before: [count], after: [newCount])
      #expect(first == second, "seed \(seed)")
      guard case .legal(let mapping) = first else {
        #expect(Bool(false), "seed \(seed) \(first)")
        continue
      }
      let targets = mapping.items[0].compactMap { $0 }
      #expect(Set(targets).count == count - deleted, "seed \(seed)")
      #expect(judge(changes, before: [count], after: [newCount + 1]) != first, "seed \(seed)")
    }
  }

  // MARK: Mistakes

  /// The messages are those observed on iOS 16.4.
  @Test(arguments: ["row", "item"])
  func wrongItemCountIsReportedInUIKitsWords(item: String) {
    let words = item == "row" ? UpdateReferee.Words.table : .collection
    func complaint(_ updates: ListUpdates, _ before: [Int], _ after: [Int]) -> String? {
      self.complaint(UpdateReferee.judge(updates, before: before, after: after, words: words))
    }
    let start =
      "Invalid batch updates detected: the number of sections and/or \(item)s returned by the data "
      + "source before and/or after performing the batch updates are inconsistent with the updates.\n"
    #expect(
      complaint(ListUpdates(items: [.delete([0, 0]), .insert([0, 0])]), [30], [29])
        == start + """
          Data source before updates = { 1 section with \(item) counts: [30] }
          Data source after updates = { 1 section with \(item) counts: [29] }
          Updates = [
          \tDelete \(item) (0 - 0),
          \tInsert \(item) (0 - 0)
          ]
          """)
    #expect(
      complaint(ListUpdates(), [4], [1])
        == start + """
          Data source before updates = { 1 section with \(item) counts: [4] }
          Data source after updates = { 1 section with \(item) counts: [1] }
          Updates = [ ]
          """)
    let moved = ListUpdates(
      sections: [.insert(1)], items: [.move(from: [0, 0], to: [0, 1]), .reload([0, 2])])
    #expect(
      complaint(moved, [3], [3, 1, 2])?.hasSuffix(
        """
        Data source after updates = { 3 sections with \(item) counts: [3, 1, 2] }
        Updates = [
        \tInsert section (1),
        \tMove \(item) (0 - 0) to (0 - 1),
        \tReload \(item) (0 - 2)
        ]
        """) == true)
  }

  /// The messages are those observed in UIKit. Inserting an item there is legal.
  @Test func movingAnItemIntoAnInsertedSectionIsIllegal() {
    for words in [UpdateReferee.Words.table, .collection] {
      func judge(_ item: ListUpdates.Change<ListPlace>) -> String? {
        complaint(
          UpdateReferee.judge(
            ListUpdates(sections: [.insert(1)], items: [item, .delete([0, 0])]),
            before: [3], after: [1, 1], words: words))
      }
      let name = words.item == "row" ? "a row" : "an item"
      #expect(
        judge(.move(from: [0, 2], to: [1, 0]))
          == "cannot move \(name) into a newly inserted section (1)")
    }
    let moved = ListUpdates(
      sections: [.move(from: 0, to: 1)], items: [.move(from: [1, 0], to: [1, 0])])
    #expect(
      complaint(UpdateReferee.judge(moved, before: [1, 1], after: [0, 2], words: .table)) == nil)
  }

  /// Combinations of item and section changes that UIKit loses or gets wrong.
  @Test(
    arguments: [
      (
        [.delete(1)], [.move(from: [1, 0], to: [0, 0])],
        "cannot move a row out of a deleted section"
      ),
      (
        [.move(from: 0, to: 1)], [.reload([0, 1])],
        "cannot reload row 1 of section 0, which is moved"
      ),
      (
        [.move(from: 0, to: 1)], [.move(from: [0, 0], to: [1, 1])],
        "cannot move a row within a section that is moved (from 0 to 1)"
      ),
      (
        [.move(from: 1, to: 1)], [.move(from: [1, 0], to: [0, 0])],
        "cannot move a row out of a section that is moved to its own place (1)"
      ),
      ([.delete(0), .reload(1)], [], "cannot reload section 1, which goes to 0"),
      ([.delete(0), .insert(0), .reload(1)], [], nil),
      ([.move(from: 0, to: 1)], [.move(from: [0, 0], to: [0, 0])], nil),
      ([.move(from: 0, to: 1)], [.move(from: [1, 0], to: [1, 0])], nil),
      ([.delete(1), .insert(1)], [.delete([1, 0]), .insert([1, 0])], nil),
    ] as [([ListUpdates.Change<Int>], [ListUpdates.Change<ListPlace>], String?)])
  func itemsDoNotMoveTogetherWithTheirSections(
    sections: [ListUpdates.Change<Int>], items: [ListUpdates.Change<ListPlace>], text: String?
  ) {
    var after = [2, 2]
    if sections == [.delete(0), .reload(1)] { after.removeLast() }
    for case .move(let from, let to) in items where sections == [.move(from: 0, to: 1)] {
      // The sections swap places.
      after[1 - from.section] -= 1
      after[to.section] += 1
    }
    let found = complaint(judge(items, sections: sections, before: [2, 2], after: after))
    if let text {
      #expect(found?.hasPrefix(text) == true, "\(found ?? "nothing")")
    } else {
      #expect(found == nil)
    }
  }

  @Test(
    arguments: [
      (
        [.delete([0, 5])],
        "attempt to delete row 5 from section 0 which only contains 2 rows before"
      ),
      ([.delete([4, 0])], "attempt to delete row 0 from section 4, but there are only 1 sections"),
      (
        [.insert([0, 9])],
        "attempt to insert row 9 into section 0, but there are only 2 rows in section 0 after"
      ),
      ([.delete([0, 0]), .reload([0, 0])], "attempt to delete and reload the same index path"),
      (
        [.delete([0, 0]), .move(from: [0, 0], to: [0, 1])],
        "attempt to perform a delete and a move from the same index path"
      ),
      (
        [.reload([0, 0]), .move(from: [0, 0], to: [0, 1])],
        "attempt to perform a move and a reload from the same index path"
      ),
      (
        [.insert([0, 1]), .move(from: [0, 0], to: [0, 1])],
        "attempt to perform an insert and a move to the same index path"
      ),
      ([.reload([0, 1]), .insert([0, 1])], "attempt to insert and reload the same index path"),
      (
        [.delete([0, 1]), .delete([0, 1])],
        "attempt to create two animations for the same index path"
      ),
    ] as [([ListUpdates.Change<ListPlace>], String)])
  func duplicateOrOutOfRangeItemUpdateIsIllegal(
    changes: [ListUpdates.Change<ListPlace>], text: String
  ) {
    #expect(complaint(judge(changes, before: [2], after: [2]))?.contains(text) == true)
  }

  @Test(
    arguments: [
      (.delete(2), "attempt to delete section 2, but there are only 2 sections before the update"),
      (.reload(2), "attempt to reload section 2, but there are only 2 sections before the update"),
      (
        .move(from: -1, to: 0),
        "attempt to move section -1, but there are only 2 sections before the update"
      ),
      (.insert(2), "attempt to insert section 2 but there are only 2 sections after the update"),
      (
        .move(from: 0, to: 2),
        "attempt to move section 2 but there are only 2 sections after the update"
      ),
    ] as [(ListUpdates.Change<Int>, String)])
  func outOfRangeSectionUpdateIsIllegal(change: ListUpdates.Change<Int>, text: String) {
    #expect(complaint(judge([], sections: [change], before: [1, 1], after: [1, 1])) == text)
  }

  @Test func negativeItemIndexIsIllegal() {
    for change in [.delete([0, -1]), .insert([0, -1]), .reload([0, -1])]
      as [ListUpdates.Change<ListPlace>]
    {
      #expect(complaint(judge([change], before: [2], after: [2]))?.hasPrefix("attempt to") == true)
    }
  }
}

extension ListPlace: ExpressibleByArrayLiteral {
  /// A section and an item, as in an index path.
  public init(arrayLiteral elements: Int...) {
    self.init(section: elements[0], item: elements[1])
  }
}
