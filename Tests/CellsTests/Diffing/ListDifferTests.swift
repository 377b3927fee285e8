import ListRules
import TestSupport
import Testing

@testable import Cells

/// The difference between two lists.
struct ListDifferTests {
  private func stages(_ old: [Outline], _ new: [Outline]) -> [ListUpdates] {
    ListDiffer.difference(from: old, to: new).stages
  }

  private func place(_ section: Int, _ item: Int) -> ListPlace {
    ListPlace(section: section, item: item)
  }

  @Test func everyDiffIsLegalAndYieldsTheNewList() {
    let count = caseCount(100_000)
    let seed: UInt64 = 20_261_122
    var lists = RandomLists(seed: seed)
    for number in 0..<count {
      let (old, new) = lists.pair()
      guard let text = complaint(from: old, to: new) else { continue }
      Issue.record("pair \(number) of seed \(seed): \(text)\n\(old)\n\(new)")
      return
    }
    print("ListDiffer: \(count) pairs of lists, seed \(seed)")
  }

  @Test func equalListsNeedNoUpdates() {
    #expect(
      stages([Outline("a", [1, 2]), Outline("b", [])], [Outline("a", [1, 2]), Outline("b", [])])
        .isEmpty)
    #expect(stages([], []).isEmpty)
  }

  @Test func insertionsAndDeletionsAreOneStage() {
    #expect(
      stages([Outline("a", [1, 2, 3])], [Outline("a", [0, 1, 3])])
        == [ListUpdates(items: [.insert(place(0, 0)), .delete(place(0, 1))])])
  }

  @Test func onlyTheItemTakenToTheEndMoves() {
    let last = place(0, 4)
    #expect(
      stages([Outline("a", [1, 2, 3, 4, 5])], [Outline("a", [2, 3, 4, 5, 1])])
        == [ListUpdates(items: [.move(from: place(0, 0), to: last)])])
  }

  @Test func itemMovesBetweenSections() {
    #expect(
      stages(
        [Outline("a", [1, 2]), Outline("b", [3])], [Outline("a", [1]), Outline("b", [2, 3])])
        == [ListUpdates(items: [.move(from: place(0, 1), to: place(1, 0))])])
  }

  /// UIKit can move rows neither into a new section nor out of a deleted one.
  @Test func itemCrossingANewOrDeletedSectionDoesNotMove() {
    #expect(
      stages([Outline("a", [1, 2])], [Outline("a", [1]), Outline("b", [2])])
        == [ListUpdates(sections: [.insert(1)], items: [.delete(place(0, 1))])])
    #expect(
      stages([Outline("a", [1]), Outline("b", [2])], [Outline("a", [1, 2])])
        == [ListUpdates(sections: [.delete(1)], items: [.insert(place(0, 1))])])
  }

  /// UIKit loses rows that move within a moving section, so the sections move first.
  @Test func itemsOfAMovedSectionMoveInASecondStage() {
    let old = [Outline("a", [1, 2]), Outline("b", [3, 4])]
    let new = [Outline("b", [4, 3]), Outline("a", [2, 1])]
    let stages = stages(old, new)
    #expect(stages.count == 2)
    #expect(stages.first?.items.isEmpty == true && stages.first?.sections.count == 1)
    #expect(stages.last?.sections.isEmpty == true && stages.last?.items.count == 2)
    #expect(complaint(from: old, to: new) == nil)
  }

  /// The other section moves instead.
  @Test func sectionWithMovingItemsStaysIfAnotherCanMove() {
    #expect(
      stages(
        [Outline("a", [1]), Outline("b", [3, 4])], [Outline("b", [4, 3]), Outline("a", [1])])
        == [
          ListUpdates(
            sections: [.move(from: 0, to: 1)], items: [.move(from: place(1, 1), to: place(0, 0))])
        ])
  }

  /// UIKit loses rows that leave a section whose move ends at its old index. The section stays, and
  /// the others move around it.
  @Test func sectionThatItemsLeaveDoesNotMoveToItsOldIndex() {
    let old = (0..<6).map { Outline("\($0)", [$0]) }
    let new = [4, 5, 2, 0, 1, 3].map {
      Outline("\($0)", $0 == 2 ? [] : $0 == 0 ? [0, 2] : [$0])
    }
    let stages = stages(old, new)
    #expect(stages.count == 1 && stages[0].sections.count == 4)
    #expect(complaint(from: old, to: new) == nil)
  }

  @Test func duplicatesAreDistinctItems() {
    #expect(
      stages([Outline("a", [7, 7, 8])], [Outline("a", [8, 7, 7, 7])])
        == [
          ListUpdates(items: [.move(from: place(0, 2), to: place(0, 0)), .insert(place(0, 3))])
        ])
    #expect(
      stages([Outline("a", [1]), Outline("a", [2])], [Outline("a", [1])])
        == [ListUpdates(sections: [.delete(1)])])
  }

  /// Duplicate items are told apart by their order. Those at the ends where both lists agree stay,
  /// so that an item that has not moved is not moved; of the others, the first stays the first.
  @Test func duplicatesAtMatchingEndsStay() {
    func items(_ old: [Int], _ new: [Int]) -> [ListUpdates.Change<ListPlace>] {
      stages([Outline("a", old)], [Outline("a", new)]).flatMap(\.items)
    }
    #expect(items([7, 7], [8, 7]) == [.insert(place(0, 0)), .delete(place(0, 0))])
    #expect(items([7, 7], [7, 8]) == [.insert(place(0, 1)), .delete(place(0, 1))])
    #expect(items([7, 1, 7], [1, 7]) == [.delete(place(0, 0))])
    #expect(items([1, 7], [7, 1, 7]) == [.insert(place(0, 0))])
    #expect(items([7, 7, 1], [1, 7, 2]).contains(.delete(place(0, 1))))
  }

  /// Covers each order of five items, with some deleted and some inserted.
  @Test func diffMovesAsFewItemsAndSectionsAsPossible() {
    let count = 5
    for order in permutations(Array(0..<count)) {
      for gone in 0...2 {
        let new = order.filter { $0 >= gone } + [9]
        let moves = stages([Outline("a", Array(0..<count))], [Outline("a", new)])
          .flatMap(\.items).count { if case .move = $0 { true } else { false } }
        let kept = new.filter { $0 < count }
        #expect(moves == kept.count - longestAscending(kept), "\(new)")
      }
      let sections = stages(
        (0..<count).map { Outline("\($0)", []) }, order.map { Outline("\($0)", []) })
      #expect(sections.flatMap(\.sections).count == count - longestAscending(order), "\(order)")
    }
  }

  /// The length of the longest ascending subsequence, found by trying all of them.
  private func longestAscending(_ numbers: [Int]) -> Int {
    (0..<(1 << numbers.count)).map { mask in
      let chosen = numbers.indices.filter { mask & (1 << $0) != 0 }.map { numbers[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy(<) ? chosen.count : 0
    }.max() ?? 0
  }

  private func permutations(_ numbers: [Int]) -> [[Int]] {
    guard numbers.count > 1 else { return [numbers] }
    return numbers.indices.flatMap { index in
      var rest = numbers
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }
}
