import LayoutStage
import TestSupport
import Testing

/// Rows whose texts get longer and shorter, in every way of writing their content.
@MainActor
struct ChangedTextTests {
  enum Kind: CaseIterable { case blocks, configuration, molecule, rowBlock }

  private struct Row: TableCellModel, CollectionCellModel, Equatable {
    var id: Int
    var text: String
    var kind: Kind

    var cellIdentifier: AnyHashable { id }

    var rowContent: TableCellContent {
      switch kind {
      case .molecule: TableCellContent(TextMolecule.self) { $0.label.text = text }
      case .configuration:
        TableCellContent(UITableViewCell.self) { cell in
          var content = cell.defaultContentConfiguration()
          content.text = text
          cell.contentConfiguration = content
        }
      case .blocks, .rowBlock: TableCellContent(TextBlocksCell.self) { $0.label.text = text }
      }
    }

    var itemContent: CollectionCellContent {
      switch kind {
      case .molecule: CollectionCellContent(TextItemMolecule.self) { $0.label.text = text }
      case .configuration:
        CollectionCellContent(UICollectionViewListCell.self) { cell in
          var content = cell.defaultContentConfiguration()
          content.text = text
          cell.contentConfiguration = content
        }
      case .blocks, .rowBlock:
        CollectionCellContent(TextBlocksItemCell.self) { $0.label.text = text }
      }
    }
  }

  private func row(_ kind: Kind, _ id: Int, _ text: String) -> any TableCellModel
    & CollectionCellModel
  {
    guard kind == .rowBlock else { return Row(id: id, text: text, kind: kind) }
    return RowBlock(id: id, showing: text) {
      UILabel.wrapping(text).viewBlock.padding(6)
    }
  }

  private func show(_ rows: [any TableCellModel & CollectionCellModel], in list: UIScrollView) {
    (list as? UITableView)?.cells = rows
    (list as? UICollectionView)?.cells = rows
    list.layoutIfNeeded()
  }

  private func frames(_ list: UIScrollView) -> [[CGFloat]] {
    let rows = (list as? UITableView)?.visibleCells.map(\.frame)
    let collection = list as? UICollectionView
    let items = collection?.indexPathsForVisibleItems.sorted().compactMap {
      collection?.cellForItem(at: $0)?.frame
    }
    // In pixels, because rounding errors in sums are smaller than a pixel.
    return (rows ?? items ?? []).map { [($0.minY * 3).rounded(), ($0.height * 3).rounded()] }
  }

  /// The rows are as high as in a fresh list, wherever they have moved.
  @Test(arguments: Kind.allCases, [SelfSizingTests.List.table, .list, .grid])
  func changedRowIsAsTallAsInAFreshList(kind: Kind, list: SelfSizingTests.List) {
    var generator = SeededGenerator(seed: 92)
    let changed = list.view
    let stage = LayoutStage.Stage(changed, size: .fixed(390, 3_000))
    var ids = Array(0..<6)
    for step in 0..<8 {
      if step % 3 == 2 { ids.shuffle(using: &generator) }
      let rows = ids.map { id in
        let words = Int.random(in: 0...1, using: &generator) * 40 + 1 + id
        return row(kind, id, Array(repeating: "words", count: words).joined(separator: " "))
      }
      let log = complaints { show(rows, in: changed) }
      let fresh = list.view
      let other = LayoutStage.Stage(fresh, size: .fixed(390, 3_000))
      show(rows, in: fresh)
      #expect(frames(changed) == frames(fresh) && log == [], "step \(step) \(log)")
      withExtendedLifetime((stage, other)) {}
    }
  }
}

extension UILabel {
  fileprivate static func wrapping(_ text: String = "") -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label
  }
}

private final class TextBlocksCell: UITableViewCell {
  let label = UILabel.wrapping()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Mondrian.buildSubviews(on: contentView) { label.viewBlock.padding(6) }
  }

  required init?(coder: NSCoder) { nil }
}

private final class TextBlocksItemCell: UICollectionViewCell {
  let label = UILabel.wrapping()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Mondrian.buildSubviews(on: contentView) { label.viewBlock.padding(6) }
  }

  required init?(coder: NSCoder) { nil }
}

private final class TextMolecule: TableMoleculeCell {
  let label = UILabel.wrapping()

  override func layoutContent(_ layout: LayoutInsertable) {
    layout.put(label).edges(.equalTo(6), to: .parent)
  }
}

private final class TextItemMolecule: CollectionMoleculeCell {
  let label = UILabel.wrapping()

  override func layoutContent(_ layout: LayoutInsertable) {
    layout.put(label).edges(.equalTo(6), to: .parent)
  }
}
