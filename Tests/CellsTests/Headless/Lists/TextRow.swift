import TestSupport

/// A cell with a text of several lines beside a title, in a table or in a collection.
@MainActor
protocol TextCell: UIView {
  var texts: CellTexts { get }
}

/// The content of such a cell, with a log of the cell's work.
@MainActor
final class CellTexts {
  let title = UILabel()
  let detail = UILabel()
  /// The log, and the row that it is kept for.
  var log: (log: RowLog, id: Int)?

  /// - Parameter width: The width at which lines break; nil where the list decides the width.
  init(in content: UIView, width: CGFloat? = nil) {
    detail.numberOfLines = 0
    if let width { detail.preferredMaxLayoutWidth = width }
    Mondrian.buildSubviews(on: content) {
      HStackBlock(spacing: 8) {
        title
        detail
      }
      .padding(12)
    }
  }

  func show(_ id: Int) {
    title.text = "Row \(id)"
    detail.text = Array(repeating: "many words in line \(id)", count: 1 + id % 5)
      .joined(separator: " ")
  }

  func note(_ kind: WritableKeyPath<RowLog.Counts, Int>) {
    if let (log, id) = log { log.counts[id, default: RowLog.Counts()][keyPath: kind] += 1 }
  }
}

/// A log of what cells have done, by row.
@MainActor
final class RowLog {
  struct Counts {
    var (layouts, fits, fills) = (0, 0, 0)
  }

  var counts: [Int: Counts] = [:]
}

extension RowLog: Equatable {
  nonisolated static func == (left: RowLog, right: RowLog) -> Bool { left === right }
}

final class TextRowCell: UITableViewCell, TextCell {
  private(set) lazy var texts = CellTexts(in: contentView)

  override func layoutSubviews() {
    super.layoutSubviews()
    texts.note(\.layouts)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    texts.note(\.fits)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

final class TextItemCell: UICollectionViewCell, TextCell {
  private(set) lazy var texts = CellTexts(in: contentView, width: 250)

  override func layoutSubviews() {
    super.layoutSubviews()
    texts.note(\.layouts)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    texts.note(\.fits)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

struct TextRow: TableCellModel, CollectionCellModel, Equatable {
  var id: Int
  var log: RowLog?

  var cellIdentifier: AnyHashable { id }
  var rowContent: TableCellContent { TableCellContent(TextRowCell.self) { fill($0) } }
  var itemContent: CollectionCellContent { CollectionCellContent(TextItemCell.self) { fill($0) } }

  private func fill(_ cell: some TextCell) {
    cell.texts.log = log.map { ($0, id) }
    cell.texts.note(\.fills)
    cell.texts.show(id)
  }
}

/// Lists with self-sizing rows.
enum SizingList: CaseIterable {
  case table, list, grid, flow

  @MainActor
  var scene: any ListScene {
    if self == .table { return TableScene(height: 400) }
    let scene = CollectionScene(height: 400)
    switch self {
    case .table: break
    case .list:
      scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain))
    case .grid:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let item = NSCollectionLayoutItem(layoutSize: size)
      scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
    case .flow: scene.flow.estimatedItemSize = CGSize(width: 390, height: 44)
    }
    return scene
  }
}
