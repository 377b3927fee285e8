import TestSupport
import Testing

/// How often a row is laid out that comes into sight.
@MainActor
@Suite struct RowLayoutTests {
  /// What cells have done, each by its row.
  @MainActor
  private final class Log {
    var (layouts, fits, fills): ([Int: Int], [Int: Int], [Int: Int]) = ([:], [:], [:])
  }

  private final class TextCell: UITableViewCell {
    let label = UILabel()
    var log: (log: Log, id: Int)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      Mondrian.buildSubviews(on: contentView) { VStackBlock { label }.padding(8) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      if let (log, id) = log { log.layouts[id, default: 0] += 1 }
    }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      if let (log, id) = log { log.fits[id, default: 0] += 1 }
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }

  private struct TextRow: TableCellModel {
    var id: Int
    var log: Log
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent {
      TableCellContent(TextCell.self) { cell in
        log.fills[id, default: 0] += 1
        cell.log = (log, id)
        cell.label.text = Array(repeating: "\(id)", count: 1 + id % 4).joined(separator: "\n")
      }
    }
  }

  private final class TextItemCell: UICollectionViewCell {
    let label = UILabel()
    var log: (log: Log, id: Int)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      Mondrian.buildSubviews(on: contentView) { VStackBlock { label }.padding(8) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      if let (log, id) = log { log.layouts[id, default: 0] += 1 }
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let (log, id) = log { log.fits[id, default: 0] += 1 }
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  private struct TextItem: CollectionCellModel {
    var id: Int
    var log: Log
    var cellIdentifier: AnyHashable { id }
    var itemContent: CollectionCellContent {
      CollectionCellContent(TextItemCell.self) { cell in
        log.fills[id, default: 0] += 1
        cell.log = (log, id)
        cell.label.text = Array(repeating: "\(id)", count: 1 + id % 4).joined(separator: "\n")
      }
    }
  }

  /// A row that comes into sight is filled and asked for its size once, and laid out at the estimated
  /// size, at its own, and in its place.
  private func expectFew(_ log: Log, _ list: UIScrollView) {
    let seen = Set(log.fills.keys)
    for _ in 0..<150 {
      list.contentOffset.y += 17
      list.layoutIfNeeded()
    }
    let rows = Set(log.fills.keys).subtracting(seen)
    #expect(rows.count > 30)
    for id in rows {
      #expect(log.fills[id] == 1 && log.fits[id] == 1, "row \(id)")
      #expect((1...3).contains(log.layouts[id, default: 0]), "row \(id)")
    }
  }

  @Test func aRowOfATableIsSizedOnce() {
    let (scene, log) = (TableScene(height: 400), Log())
    scene.table.cells = (0..<200).map { TextRow(id: $0, log: log) }
    scene.table.layoutIfNeeded()
    expectFew(log, scene.table)
  }

  @Test func anItemOfAListIsSizedOnce() {
    let (scene, log) = (CollectionScene(height: 400), Log())
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: .init(appearance: .plain))
    scene.collection.cells = (0..<200).map { TextItem(id: $0, log: log) }
    scene.collection.layoutIfNeeded()
    expectFew(log, scene.collection)
  }
}
