import TestSupport
import Testing

/// The number of layouts of a row that becomes visible.
@MainActor
struct RowLayoutTests {
  /// A row that becomes visible is filled once and asked for its size once. It is laid out at the
  /// estimated size, at its own size, and in its place.
  @Test(arguments: SizingList.allCases)
  func appearingRowIsSizedOnce(list: SizingList) {
    let (scene, log) = (list.scene, RowLog())
    scene.show(rows: (0..<300).map { TextRow(id: $0, log: log) })
    scene.list.layoutIfNeeded()
    let seen = Set(log.counts.keys)
    for _ in 0..<200 {
      scene.list.contentOffset.y += 17
      scene.list.layoutIfNeeded()
    }
    let rows = log.counts.filter { !seen.contains($0.key) }
    #expect(rows.count > 30)
    for (id, counts) in rows {
      #expect(counts.fills == 1 && counts.fits == 1, "row \(id)")
      #expect((1...3).contains(counts.layouts), "row \(id)")
    }
  }

  // MARK: Rows that never settle

  /// Asks to be measured again whenever it is measured.
  private final class RestlessItemCell: UICollectionViewCell {
    /// The height that each measurement adds.
    var growth: CGFloat = 0
    private var height: CGFloat = 50

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      height += growth
      layoutAttributes.size = CGSize(width: 300, height: height)
      invalidateIntrinsicContentSize()
      return layoutAttributes
    }
  }

  private final class RestlessRowCell: UITableViewCell {
    var growth: CGFloat = 0
    private var height: CGFloat = 50

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      height += growth
      invalidateIntrinsicContentSize()
      return CGSize(width: targetSize.width, height: height)
    }
  }

  private struct RestlessRow: TableCellModel, CollectionCellModel {
    var growth: CGFloat
    var cellIdentifier: AnyHashable { "restless" }
    var rowContent: TableCellContent {
      TableCellContent(RestlessRowCell.self) { $0.growth = growth }
    }
    var itemContent: CollectionCellContent {
      CollectionCellContent(RestlessItemCell.self) { $0.growth = growth }
    }
  }

  @Test(arguments: SizingList.allCases, [0, 1] as [CGFloat])
  func sizingLoopIsReportedOnceByName(list: SizingList, growth: CGFloat) {
    let scene = list.scene
    let log = complaints {
      scene.show(rows: [TextRow(id: 1), RestlessRow(growth: growth), TextRow(id: 2)])
      scene.list.layoutIfNeeded()
    }
    let (cell, method) =
      list == .table
      ? ("RestlessRowCell", "systemLayoutSizeFitting")
      : ("RestlessItemCell", "preferredLayoutAttributesFitting")
    #expect(log.count == 1, "\(log)")
    #expect(
      log.first?.hasPrefix(
        "\(cell) is stuck in a sizing loop: each time \(method) measures it, ") == true, "\(log)")
    #expect(scene.shownContents.count == 3)
    // Showing the row again reports nothing more.
    let more = complaints {
      scene.show(rows: [TextRow(id: 1), RestlessRow(growth: growth), TextRow(id: 3)])
      scene.list.layoutIfNeeded()
    }
    #expect(more == [])
  }

  /// A cell may ask once more, for example for a width that it did not know.
  @Test(arguments: SizingList.allCases)
  func rowThatInvalidatesItsSizeOnceIsSizedTwice(list: SizingList) {
    final class SecondThoughts: UICollectionViewCell {
      var fits = 0
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        fits += 1
        if fits == 1 { invalidateIntrinsicContentSize() }
        layoutAttributes.size = CGSize(width: 300, height: fits == 1 ? 30 : 70)
        return layoutAttributes
      }
    }
    final class SecondThoughtsRow: UITableViewCell {
      var fits = 0
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        fits += 1
        if fits == 1 { invalidateIntrinsicContentSize() }
        return CGSize(width: targetSize.width, height: fits == 1 ? 30 : 70)
      }
    }
    struct Row: TableCellModel, CollectionCellModel {
      var cellIdentifier: AnyHashable { 1 }
      var rowContent: TableCellContent { TableCellContent(SecondThoughtsRow.self) }
      var itemContent: CollectionCellContent { CollectionCellContent(SecondThoughts.self) }
    }
    let scene = list.scene
    let log = complaints {
      scene.show(rows: [Row()])
      scene.list.layoutIfNeeded()
    }
    let cell = scene.shownContents.first?.superview
    let fits = (cell as? SecondThoughts)?.fits ?? (cell as? SecondThoughtsRow)?.fits
    #expect(log == [] && fits == 2 && cell?.frame.height == 70)
  }
}
