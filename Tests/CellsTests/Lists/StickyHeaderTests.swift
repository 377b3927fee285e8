import TestSupport
import Testing

/// Headers that stay at the top while their section is visible.
@MainActor
struct StickyHeaderTests {
  private let heights = (header: CGFloat(30), row: CGFloat(40), rows: 20)

  private func heroes(_ section: Int) -> [Hero] {
    (0..<heights.rows).map { Hero(section * 100 + $0, "\(section).\($0)") }
  }

  /// The header is at the top of the visible area, unless its section begins below the top or ends
  /// above the header's lower edge.
  private func expected(_ section: ClosedRange<CGFloat>, top: CGFloat, height: CGFloat) -> CGFloat {
    max(section.lowerBound, min(top, section.upperBound - height))
  }

  @Test func headersOfACollectionArePinned() throws {
    let scene = CollectionScene(height: 400, itemHeight: heights.row)
    scene.flow.headerReferenceSize = CGSize(width: 390, height: heights.header)
    scene.collection.model.pinsHeaders = true
    scene.collection.sections = (0..<3).map {
      UICollectionView.SupplementedSection(
        header: HeroHead(text: "\($0)"), identifier: $0, cells: heroes($0).map(HeroItem.init))
    }
    let length = heights.header + heights.row * CGFloat(heights.rows)
    var pinned = 0
    for offset in stride(from: CGFloat(0), through: 2 * length, by: 37) {
      scene.collection.contentOffset.y = offset
      scene.collection.layoutIfNeeded()
      let top = scene.collection.bounds.minY + scene.collection.adjustedContentInset.top
      let kind = UICollectionView.elementKindSectionHeader
      for path in scene.collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let header = try #require(
          scene.collection.supplementaryView(forElementKind: kind, at: path) as? HeroHeader)
        let start = CGFloat(path.section) * length
        let place = expected(start...start + length, top: top, height: heights.header)
        #expect(abs(header.frame.minY - place) < 0.01, "section \(path.section) at \(offset)")
        #expect(header.frame.height == heights.header && header.text == "\(path.section)")
        if place == top { pinned += 1 }
      }
    }
    #expect(pinned > 30)
  }

  @Test func titlesOfAPlainTableArePinned() throws {
    let scene = TableScene(height: 400, rowHeight: heights.row)
    scene.table.sectionHeaderTopPadding = 0
    scene.table.sections = (0..<3).map {
      UITableView.TitledSection(
        title: "\($0)", identifier: $0, isInIndex: false, cells: heroes($0).map(HeroRow.init))
    }
    scene.table.layoutIfNeeded()
    var pinned = 0
    for offset in stride(from: CGFloat(0), through: 1_600, by: 37) {
      scene.table.contentOffset.y = offset
      scene.table.layoutIfNeeded()
      let top = scene.table.bounds.minY + scene.table.adjustedContentInset.top
      for section in 0..<3 {
        guard let header = scene.table.headerView(forSection: section) else { continue }
        let rect = scene.table.rect(forSection: section)
        let place = expected(rect.minY...rect.maxY, top: top, height: header.frame.height)
        #expect(abs(header.frame.minY - place) < 0.5, "section \(section) at \(offset)")
        #expect(header.textLabel?.text == "\(section)")
        if place == top { pinned += 1 }
      }
    }
    #expect(pinned > 30)
  }
}
