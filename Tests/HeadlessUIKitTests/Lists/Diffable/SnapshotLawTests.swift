import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// After random edits, a snapshot equals plain arrays after the same edits.
struct SnapshotLawTests {
  /// Sections with their items, searched linearly at each edit.
  private struct Model {
    var sections: [(name: Int, items: [Int])] = []

    func place(_ section: Int) -> Int? { sections.firstIndex { $0.name == section } }

    func place(ofItem item: Int) -> (section: Int, item: Int)? {
      for (number, section) in sections.enumerated() {
        if let index = section.items.firstIndex(of: item) { return (number, index) }
      }
      return nil
    }

    mutating func insert(_ names: [Int], at place: Int) {
      var fresh: [Int] = []
      for name in names where self.place(name) == nil && !fresh.contains(name) {
        fresh.append(name)
      }
      sections.insert(contentsOf: fresh.map { ($0, []) }, at: place)
    }

    mutating func insertItems(_ items: [Int], in section: Int, at place: Int) {
      var fresh: [Int] = []
      for item in items where self.place(ofItem: item) == nil && !fresh.contains(item) {
        fresh.append(item)
      }
      sections[section].items.insert(contentsOf: fresh, at: place)
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func randomEditsMatchArrays(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var model = Model()
    func some(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    for _ in 0..<60 {
      let (section, other) = (some(8), some(8))
      let (item, beside) = (some(30), some(30))
      let sections = (0...some(3)).map { _ in some(8) }
      let items = (0...some(5)).map { _ in some(30) }
      switch some(9) {
      case 0:
        snapshot.appendSections(sections)
        model.insert(sections, at: model.sections.count)
      case 1:
        let isAfter = some(2) == 1
        if isAfter {
          snapshot.insertSections(sections, afterSection: other)
        } else {
          snapshot.insertSections(sections, beforeSection: other)
        }
        if let place = model.place(other) { model.insert(sections, at: place + (isAfter ? 1 : 0)) }
      case 2 where some(3) == 0:
        snapshot.deleteSections(sections)
        model.sections.removeAll { sections.contains($0.name) }
      case 3:
        let isAfter = some(2) == 1
        if isAfter {
          snapshot.moveSection(section, afterSection: other)
        } else {
          snapshot.moveSection(section, beforeSection: other)
        }
        guard section != other, let from = model.place(section), model.place(other) != nil else {
          continue
        }
        let moved = model.sections.remove(at: from)
        model.sections.insert(moved, at: model.place(other)! + (isAfter ? 1 : 0))
      case 4, 5:
        snapshot.appendItems(items, toSection: section)
        if let place = model.place(section) {
          model.insertItems(items, in: place, at: model.sections[place].items.count)
        }
      case 6:
        snapshot.insertItems(items, beforeItem: beside)
        if let place = model.place(ofItem: beside) {
          model.insertItems(items, in: place.section, at: place.item)
        }
      case 7:
        snapshot.deleteItems(items)
        for place in model.sections.indices {
          model.sections[place].items.removeAll(where: items.contains)
        }
      default:
        snapshot.moveItem(item, afterItem: beside)
        guard item != beside, let from = model.place(ofItem: item),
          model.place(ofItem: beside) != nil
        else { continue }
        model.sections[from.section].items.remove(at: from.item)
        let to = model.place(ofItem: beside)!
        model.sections[to.section].items.insert(item, at: to.item + 1)
      }
      #expect(snapshot.sectionIdentifiers == model.sections.map(\.name), "seed \(seed)")
      #expect(snapshot.itemIdentifiers == model.sections.flatMap(\.items), "seed \(seed)")
      #expect(snapshot.numberOfItems == snapshot.itemIdentifiers.count, "seed \(seed)")
      for name in 0..<8 {
        #expect(snapshot.indexOfSection(name) == model.place(name), "seed \(seed)")
        #expect(
          snapshot.itemIdentifiers(inSection: name)
            == model.place(name).map { model.sections[$0].items } ?? [], "seed \(seed)")
      }
      for number in 0..<30 {
        #expect(
          snapshot.sectionIdentifier(containingItem: number)
            == model.place(ofItem: number).map { model.sections[$0.section].name }, "seed \(seed)")
        #expect(
          snapshot.indexOfItem(number)
            == model.sections.flatMap(\.items).firstIndex(of: number), "seed \(seed)")
      }
    }
  }

  /// An item that counts how often it is hashed.
  private struct CountedItem: Hashable, @unchecked Sendable {
    final class Tally { var hashes = 0 }

    let number: Int
    let tally: Tally

    static func == (left: CountedItem, right: CountedItem) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      tally.hashes += 1
      hasher.combine(number)
    }
  }

  @Test func oneItemIsFoundAndDeletedWithoutHashingTheOthers() {
    let tally = CountedItem.Tally()
    let items = (0..<400).map { CountedItem(number: $0, tally: tally) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, CountedItem>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    var outline = NSDiffableDataSourceSectionSnapshot<CountedItem>()
    outline.append(items)

    tally.hashes = 0
    #expect(items.allSatisfy { outline.index(of: $0) == $0.number })
    for item in items {
      snapshot.deleteItems([item])
      outline.delete([item])
    }

    #expect(snapshot.numberOfItems == 0 && outline.items.isEmpty)
    #expect(tally.hashes < 50 * items.count)
  }
}
