import ListRules
import TestSupport
import Testing

@testable import Cells

/// Sequences of random lists, duplicates included, in lists in a window: the cells show what was
/// set.
@MainActor
struct HostedDiffTests {
  private let count = caseCount(1_000)
  private let seed: UInt64 = 1_122

  private func names(_ sections: [Outline]) -> [String] {
    sections.flatMap { section in section.items.map { "\($0)" } }
  }

  private func show(_ sections: [Outline], in table: UITableView) {
    table.sections = sections.map { section in
      UITableView.Section(
        identifier: section.identity, cells: section.items.map { HeroRow(hero: Hero($0, "\($0)")) })
    }
  }

  private func show(_ sections: [Outline], in collection: UICollectionView) {
    collection.sections = sections.map { section in
      UICollectionView.Section(
        identifier: section.identity, cells: section.items.map { HeroItem(hero: Hero($0, "\($0)")) }
      )
    }
  }

  /// Returns the issues, without those about duplicates.
  private func mistakes(_ run: @MainActor () -> Void) -> [String] {
    complaints(run).filter { !$0.contains("have the same identifier") }
  }

  @Test func tablesShowWhatIsSet() {
    var lists = RandomLists(seed: seed)
    let scene = TableScene(height: 3_000)
    for number in 0..<count {
      let (old, new) = lists.pair()
      let log = mistakes {
        for sections in [old, new] {
          show(sections, in: scene.table)
          #expect(scene.names == names(sections), "pair \(number) of seed \(seed)")
        }
      }
      #expect(log == [], "pair \(number) of seed \(seed)")
    }
    print("tables: \(count) pairs of lists, seed \(seed)")
  }

  @Test func collectionsShowWhatIsSet() {
    var lists = RandomLists(seed: seed + 1)
    let scene = CollectionScene()
    for number in 0..<count {
      let (old, new) = lists.pair()
      let log = mistakes {
        for sections in [old, new] {
          show(sections, in: scene.collection)
          #expect(scene.names == names(sections), "pair \(number) of seed \(seed + 1)")
        }
      }
      #expect(log == [], "pair \(number) of seed \(seed + 1)")
    }
    print("collections: \(count) pairs of lists, seed \(seed + 1)")
  }
}
