import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The effects of batch updates on tables and collections.
@MainActor
struct BatchLawTests {
  nonisolated enum Kind: CaseIterable {
    case table, collection

    @MainActor
    func scene(_ sections: [[String]]) -> any UpdatableScene {
      switch self {
      case .table: TableScene(sections, size: CGSize(width: 375, height: 3_000))
      case .collection: CollectionScene(sections, size: CGSize(width: 320, height: 3_000))
      }
    }
  }

  private func log(_ scene: any UpdatableScene, to new: [[String]], _ calls: [UpdateCall])
    -> [String]
  {
    scene.layOut()
    return collectingLog {
      scene.update {
        scene.sections = new
        for call in calls { scene.call(call) }
      }
      scene.layOut()
    }
  }

  // MARK: Order of updates

  /// Only new rows are requested; all others keep their cells, wherever they move.
  @Test(arguments: Kind.allCases)
  func callOrderDoesNotMatter(kind: Kind) {
    for seed in 0..<UInt64(caseCount(60)) {
      let old = (0..<4).map { section in
        (0..<Int(seed + UInt64(section)) % 5).map { "\(section).\($0)" }
      }
      let batch = RandomBatch(from: old, seed: seed) { "new \($0)" }
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<3 {
        let calls = batch.calls.shuffled(using: &generator)
        let scene = kind.scene(old)
        scene.layOut()
        let before = Dictionary(uniqueKeysWithValues: zip(scene.texts, scene.shownCells))
        let asked = Headless.counters.cellsConfigured
        #expect(log(scene, to: batch.new, calls) == [], "seed \(seed)")
        #expect(scene.texts == batch.new.flatMap { $0 }, "seed \(seed)")
        let fresh = scene.texts.count { !batch.kept.contains($0) }
        #expect(Headless.counters.cellsConfigured - asked == fresh, "seed \(seed)")
        for (text, cell) in zip(scene.texts, scene.shownCells) where batch.kept.contains(text) {
          #expect(before[text] === cell, "seed \(seed)")
        }
      }
    }
  }

  /// An inserted or deleted section contains the updates of its rows.
  @Test(arguments: Kind.allCases)
  func sectionUpdatesIncludeTheirRows(kind: Kind) {
    let scene = kind.scene([["a", "b"], ["c", "d"]])
    let calls: [UpdateCall] = [
      .deleteSection(1), .delete([1, 1]), .delete([1, 0]), .insertSection(0), .insert([0, 0]),
      .insert([0, 1]), .delete([0, 0]),
    ]
    #expect(log(scene, to: [["x", "y"], ["b"]], calls) == [] && scene.texts == ["x", "y", "b"])
  }

  /// Batches nest to any depth, and a layout in the meantime requests no row that does not exist
  /// yet.
  @Test(arguments: Kind.allCases, [false, true])
  func nestedBatchesActAsOne(kind: Kind, isLaidOut: Bool) {
    let scene = kind.scene([["a", "b"], ["c"]])
    if isLaidOut { scene.layOut() }
    let log = collectingLog {
      scene.update {
        scene.sections = [["x"]]
        scene.update {
          scene.call(.deleteSection(1))
          scene.update { scene.call(.delete([0, 1])) }
        }
        scene.call(.delete([0, 0]))
        scene.update { scene.call(.insert([0, 0])) }
      }
    }
    #expect(log == [] && scene.texts == ["x"])
  }

  // MARK: Impossible updates

  /// Updates that take the second row away, and updates that make a second row.
  private static let taking: [UpdateCall] = [
    .delete([0, 1]), .reload([0, 1]), .move([0, 1], [0, 0]),
  ]
  private static let making: [UpdateCall] = [
    .insert([0, 1]), .move([0, 2], [0, 1]), .move([0, 3], [0, 1]), .reload([0, 1]),
  ]
  private static let sectionTaking: [UpdateCall] = [
    .deleteSection(1), .reloadSection(1), .moveSection(1, 0),
  ]
  private static let sectionMaking: [UpdateCall] = [
    .insertSection(1), .moveSection(2, 1), .moveSection(3, 1), .reloadSection(1),
  ]

  @Test(arguments: Kind.allCases)
  func samePositionCannotBeUpdatedTwice(kind: Kind) {
    for (calls, isOfSections) in [
      (Self.taking, false), (Self.making, false), (Self.sectionTaking, true),
      (Self.sectionMaking, true),
    ] {
      for (first, second) in calls.indices.flatMap({ first in
        calls[first...].map { (calls[first], $0) }
      }) {
        // A move that is requested twice counts as two updates.
        var new = isOfSections ? [["a"], ["b"], ["c"], ["d"]] : [["a", "b", "c", "d"]]
        for call in [first, second] {
          switch call {
          case .delete: new[0].removeLast()
          case .insert: new[0].append("new")
          case .deleteSection: new.removeLast()
          case .insertSection: new.append(["new"])
          default: break
          }
        }
        let scene = kind.scene(
          isOfSections ? [["a"], ["b"], ["c"], ["d"]] : [["a", "b", "c", "d"]])
        let log = log(scene, to: new, [first, second])
        #expect(log.count == 1, "\(first), \(second): \(log)")
        #expect(
          log.first?.contains(isOfSections ? "the same section" : "the same index path") == true,
          "\(first), \(second): \(log)")
        #expect(scene.texts == new.flatMap { $0 }, "\(first), \(second)")
      }
    }
  }

  /// The counts of rows in each section, and of sections, have to agree, whatever else is
  /// requested.
  @Test(arguments: Kind.allCases)
  func countsMustMatchInEachSection(kind: Kind) {
    for seed in 0..<UInt64(caseCount(40)) {
      let old = (0..<3).map { section in (0..<3).map { "\(section).\($0)" } }
      let batch = RandomBatch(from: old, seed: seed) { "new \($0)" }
      var wrong: [[[String]]] = [batch.new + [["more"]]]
      if !batch.new.isEmpty { wrong.append(Array(batch.new.dropLast())) }
      let shownAnew = batch.calls.compactMap { call in
        switch call {
        case .reloadSection(let section), .insertSection(let section): section
        default: nil
        }
      }
      for section in batch.new.indices where !shownAnew.contains(section) {
        var more = batch.new
        more[section].append("more")
        wrong.append(more)
        guard let other = batch.new.indices.first(where: { $0 != section }) else { continue }
        more[other] = Array(more[other].dropLast())
        wrong.append(more)
      }
      for new in wrong {
        let scene = kind.scene(old)
        #expect(log(scene, to: new, batch.calls).count == 1, "seed \(seed)")
        #expect(scene.texts == new.flatMap { $0 }, "seed \(seed)")
      }
    }
  }

  /// Updates that UIKit loses or gets wrong.
  @Test(
    arguments: Kind.allCases,
    [
      ([.insertSection(2), .move([0, 0], [2, 0])], [["b"], ["c", "d"], ["a"]]),
      ([.moveSection(0, 1), .reload([0, 1])], [["c", "d"], ["a", "B"]]),
      ([.moveSection(1, 1), .move([1, 0], [0, 0])], [["c", "a", "b"], ["d"]]),
      ([.deleteSection(0), .reloadSection(1)], [["C"]]),
      ([.moveSection(0, 1), .move([0, 0], [1, 1])], [["c", "d"], ["b", "a"]]),
      ([.deleteSection(1), .move([1, 0], [0, 0])], [["c", "a", "b"]]),
    ] as [([UpdateCall], [[String]])])
  func conflictingUpdatesAreLoggedAndReload(
    kind: Kind, update: (calls: [UpdateCall], new: [[String]])
  ) {
    let scene = kind.scene([["a", "b"], ["c", "d"]])
    let log = log(scene, to: update.new, update.calls)
    #expect(log.count == 1 && log[0].hasPrefix("cannot "), "\(log)")
    #expect(scene.texts == update.new.flatMap { $0 })
  }

  @Test(arguments: Kind.allCases)
  func reloadDataInABatchIsLogged(kind: Kind) {
    let scene = kind.scene([["a"]])
    scene.layOut()
    let log = collectingLog {
      scene.update {
        scene.sections = [["a", "b"]]
        scene.call(.insert([0, 1]))
        scene.reloadData()
      }
      scene.layOut()
    }
    #expect(log.count == 1 && log[0].contains("reloadData was called in a batch update"), "\(log)")
    #expect(scene.texts == ["a", "b"])
  }

  // MARK: Measured sizes

  nonisolated enum Sizing: CaseIterable {
    case table, flow, list, grid

    @MainActor
    func scene(_ sections: [[String]]) -> any UpdatableScene {
      let (height, cell) = (CGFloat(6_000), WrappingCell.self)
      guard self != .table else {
        let scene = TableScene(
          sections, size: CGSize(width: 320, height: height), cell: TextCell.self)
        scene.makeCell = { table, path, text in
          let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
          (cell as? TextCell)?.label.text = text
          return cell
        }
        return scene
      }
      let scene = CollectionScene(sections, size: CGSize(width: 320, height: height), cell: cell)
      scene.flow.estimatedItemSize = CGSize(width: 40, height: 30)
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(30))
      let item = NSCollectionLayoutItem(layoutSize: size)
      switch self {
      case .table, .flow: break
      case .list:
        scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
          using: .init(appearance: .plain))
      case .grid:
        let row = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item])))
      }
      return scene
    }
  }

  /// After inserts, deletes, moves and reloads, all frames are those of a list that has shown
  /// nothing else.
  @Test(arguments: Sizing.allCases)
  func measuredSizesFollowTheirItems(sizing: Sizing) {
    for seed in 0..<UInt64(caseCount(8)) {
      var old = [["one", "two"], ["three"], []]
      let scene = sizing.scene(old)
      for step in 0..<6 as Range<UInt64> {
        let batch = RandomBatch(from: old, seed: 100 * seed + step) { number in
          Array(repeating: "w\(step).\(number)", count: 1 + number * 7 % 23).joined(separator: " ")
        }
        #expect(log(scene, to: batch.new, batch.calls) == [], "seed \(seed), step \(step)")
        let fresh = sizing.scene(batch.new)
        fresh.layOut()
        #expect(scene.texts == fresh.texts, "seed \(seed), step \(step)")
        // Rounding errors in sums are smaller than a pixel.
        for (cell, other) in zip(scene.shownCells, fresh.shownCells) {
          #expect(
            abs(cell.frame.minX - other.frame.minX) + abs(cell.frame.minY - other.frame.minY)
              + abs(cell.frame.width - other.frame.width)
              + abs(cell.frame.height - other.frame.height) < 0.5 / 3, "seed \(seed), step \(step)")
        }
        old = batch.new
      }
    }
  }
}

/// An item with a text that is at most half as wide as the screen.
private final class WrappingCell: ItemCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 150).at(999).activated()
  }

  required init?(coder: NSCoder) { nil }
}
