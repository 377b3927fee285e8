import LayoutStage
import TestSupport
import Testing

/// A list that has changed equals a new list with the same content: cells and their classes,
/// headers and footers, frames.
@MainActor
struct FreshListTests {
  /// Shows a hero in a cell, or text above a section.
  private struct PlainItem: CollectionCellModel, Equatable {
    var id: Int
    var text: String

    var cellIdentifier: AnyHashable { id }
    var itemContent: CollectionCellContent {
      CollectionCellContent(PlainCell.self) { $0.accessibilityLabel = text }
    }
  }

  private final class PlainCell: UICollectionViewCell {}

  nonisolated enum Kind: CaseIterable {
    case flow, list, grid, orthogonal
  }

  private func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .flow:
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 80, height: 20)
      flow.headerReferenceSize = CGSize(width: 10, height: 15)
      return flow
    case .list:
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = .supplementary
      return UICollectionViewCompositionalLayout.list(using: list)
    case .grid, .orthogonal:
      func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .absolute(height))
      }
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(1, 30), subitems: [NSCollectionLayoutItem(layoutSize: size(0.3, 30))]))
      if kind == .orthogonal { section.orthogonalScrollingBehavior = .continuous }
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(1, 22), elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top)
      ]
      return UICollectionViewCompositionalLayout(section: section)
    }
  }

  private func section(_ id: Int, _ generator: inout SeededGenerator) -> UICollectionView.Section {
    let heads: [(any CollectionCellModel)?] = [
      nil, HeroHead(text: "h\(id)"), HeroHead(text: "same"), PlainItem(id: id, text: "plain"),
    ]
    let items: [any CollectionCellModel] = picked(9, upTo: 7, &generator).map { id in
      let text = "\(id).\(Int.random(in: 0...1, using: &generator))"
      return Bool.random(using: &generator)
        ? HeroItem(hero: Hero(id, text)) : PlainItem(id: id, text: text)
    }
    let head = heads[Int.random(in: 0..<heads.count, using: &generator)]
    return UICollectionView.SupplementedSection(header: head, identifier: id, cells: items)
  }

  private func picked(
    _ count: Int, upTo most: Int, _ generator: inout SeededGenerator
  ) -> [Int] {
    Array(
      (0..<count).shuffled(using: &generator).prefix(Int.random(in: 0...most, using: &generator)))
  }

  private func text(_ view: UIView?, in list: UIView) -> String {
    guard let view else { return "-" }
    let shown = (view as? HeroItemCell)?.name.text ?? (view as? HeroHeader)?.text
    let title = (view as? UITableViewHeaderFooterView)?.textLabel?.text
    let name = (view as? HeroCell)?.name.text ?? shown ?? title ?? view.accessibilityLabel ?? ""
    let frame = view.convert(view.bounds, to: list)
    // In pixels, because rounding errors in sums are smaller than a pixel.
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 3).rounded() }
    return "\(type(of: view)) \(name) \(numbers)"
  }

  private func text(_ collection: UICollectionView) -> [String] {
    collection.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let heads = collection.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
    let cells = collection.indexPathsForVisibleItems.sorted().map {
      "\($0) \(text(collection.cellForItem(at: $0), in: collection))"
    }
    return cells
      + heads.map {
        "\($0) \(text(collection.supplementaryView(forElementKind: kind, at: $0), in: collection))"
      }
  }

  private func collection(_ kind: Kind, _ isMirrored: Bool) -> UICollectionView {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout(kind))
    if isMirrored { collection.semanticContentAttribute = .forceRightToLeft }
    return collection
  }

  @Test(arguments: Kind.allCases, [false, true])
  func changedCollectionEqualsAFreshOne(kind: Kind, isMirrored: Bool) {
    for seed in 0..<UInt64(caseCount(3)) {
      var generator = SeededGenerator(seed: seed)
      let changed = collection(kind, isMirrored)
      let stage = Stage(changed, size: .fixed(390, 1_500))
      let strategies = CellReloadStrategy.allCases
      changed.model.reloadStrategy = strategies[Int(seed) % strategies.count]
      for step in 0..<4 {
        let sections = picked(5, upTo: 4, &generator).map { section($0, &generator) }
        let log = complaints {
          changed.sections = sections
          changed.layoutIfNeeded()
        }
        let fresh = collection(kind, isMirrored)
        let other = Stage(fresh, size: .fixed(390, 1_500))
        fresh.sections = sections
        #expect(text(changed) == text(fresh), "seed \(seed), step \(step)")
        #expect(log == [], "seed \(seed), step \(step)")
        withExtendedLifetime((stage, other)) {}
      }
    }
  }

  private func rows(_ id: Int, _ generator: inout SeededGenerator) -> UITableView.Section {
    let titles: [String?] = [nil, "a", "b"]
    let rows = picked(9, upTo: 7, &generator).map { id in
      let name = ["\(id)", "\(id)'", "\(id)\nmore"].randomElement(using: &generator) ?? ""
      return HeroRow(hero: Hero(id, name))
    }
    return SectionBlock(
      id, title: titles.randomElement(using: &generator) ?? nil,
      footerTitle: titles.randomElement(using: &generator) ?? nil
    ) { for row in rows { row } }
  }

  private func text(_ table: UITableView) -> [String] {
    table.layoutIfNeeded()
    let cells = (table.indexPathsForVisibleRows ?? []).map {
      "\($0) \(text(table.cellForRow(at: $0), in: table))"
    }
    return cells
      + (0..<table.numberOfSections).flatMap { section in
        [table.headerView(forSection: section), table.footerView(forSection: section)].map {
          text($0, in: table)
        }
      }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func changedTableEqualsAFreshOne(style: UITableView.Style) {
    for seed in 0..<UInt64(caseCount(3)) {
      var generator = SeededGenerator(seed: seed)
      let changed = UITableView(frame: .zero, style: style)
      let stage = Stage(changed, size: .fixed(390, 3_000))
      let strategies = CellReloadStrategy.allCases
      changed.model.reloadStrategy = strategies[Int(seed) % strategies.count]
      for step in 0..<4 {
        let sections = picked(5, upTo: 4, &generator).map { rows($0, &generator) }
        let log = complaints {
          changed.sections = sections
          changed.layoutIfNeeded()
        }
        let fresh = UITableView(frame: .zero, style: style)
        let other = Stage(fresh, size: .fixed(390, 3_000))
        fresh.sections = sections
        #expect(text(changed) == text(fresh), "seed \(seed), step \(step)")
        #expect(log == [], "seed \(seed), step \(step)")
        withExtendedLifetime((stage, other)) {}
      }
    }
  }
}
