import HeadlessUIKit
import Testing

/// What delegates and layouts are asked about offsets, estimates and indentation levels.
@MainActor
struct ListCallbackTests {
  // MARK: Offsets

  /// Comes to rest where an item begins.
  private final class Snapping: UICollectionViewFlowLayout {
    var step: CGFloat = 100
    var asked = 0
    var offset: CGPoint?

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: 0, y: (proposedContentOffset.y / step).rounded() * step)
    }

    override func targetContentOffset(forProposedContentOffset: CGPoint) -> CGPoint {
      asked += 1
      return offset ?? forProposedContentOffset
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 50
    var targets: [CGFloat] = []
    var offset: CGPoint?

    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ list: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targets.append(targetContentOffset.pointee.y) }
    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      offset
        ?? collectionView.collectionViewLayout.targetContentOffset(
          forProposedContentOffset: proposedContentOffset)
    }
  }

  private func makeList(
    _ layout: UICollectionViewFlowLayout, _ source: Source
  ) -> (list: UICollectionView, window: UIWindow) {
    layout.itemSize = CGSize(width: 200, height: 80)
    layout.minimumLineSpacing = 20
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    list.contentInsetAdjustmentBehavior = .never
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (list.dataSource, list.delegate) = (source, source)
    return (list, Headless.host(list, in: Headless.Environment(size: list.bounds.size)))
  }

  @Test(arguments: [CGFloat(30), 70, 120, 260], [CGFloat(-1500), -100, 0, 100, 1500])
  func layoutAndDelegateChooseTargetOffset(distance: CGFloat, velocity: CGFloat) {
    let (layout, source) = (Snapping(), Source())
    let (list, window) = makeList(layout, source)
    Headless.scroll(list, by: CGPoint(x: 0, y: 1000))
    Headless.scroll(list, by: CGPoint(x: 0, y: distance), velocity: CGPoint(x: 0, y: velocity))
    #expect(list.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
    #expect(source.targets.last == list.contentOffset.y && source.targets.count == 2)
    let plain = UICollectionViewFlowLayout()
    let other = makeList(plain, Source())
    Headless.scroll(other.list, by: CGPoint(x: 0, y: 1000))
    Headless.scroll(
      other.list, by: CGPoint(x: 0, y: distance), velocity: CGPoint(x: 0, y: velocity))
    #expect(abs(other.list.contentOffset.y - list.contentOffset.y) <= 50)
    withExtendedLifetime((window, other.window)) {}
  }

  @Test func updatesAndLayoutChangesAskForTargetOffset() {
    let (layout, source) = (Snapping(), Source())
    let (list, window) = makeList(layout, source)
    #expect(layout.asked == 0)
    layout.offset = CGPoint(x: 0, y: 250)
    source.count = 51
    list.insertItems(at: [[0, 0]])
    window.layoutIfNeeded()
    #expect(layout.asked == 1 && list.contentOffset.y == 250)
    window.layoutIfNeeded()
    #expect(layout.asked == 1)
    let other = Snapping()
    (other.itemSize, other.offset) = (CGSize(width: 200, height: 40), CGPoint(x: 0, y: 90))
    list.setCollectionViewLayout(other, animated: true)
    #expect(other.asked == 1 && list.contentOffset.y == 90)
    window.layoutIfNeeded()
    #expect(list.indexPathsForVisibleItems.contains([0, 3]))
  }

  @Test func delegateIsAskedForOffsetBeforeLayout() {
    let (layout, source) = (Snapping(), Source())
    let (list, window) = makeList(layout, source)
    (layout.offset, source.offset) = (CGPoint(x: 0, y: 250), CGPoint(x: 0, y: 120))
    source.count = 49
    list.deleteItems(at: [[0, 0]])
    window.layoutIfNeeded()
    #expect(layout.asked == 0 && list.contentOffset.y == 120)
  }

  // MARK: Tables

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var guess: CGFloat?
    var height: CGFloat?
    var level: Int?

    func numberOfSections(in tableView: UITableView) -> Int { 20 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Some words that need more than one line if there is little room"
      cell.textLabel?.numberOfLines = 0
      cell.indentationLevel = 1
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      level == nil ? 50 : UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      height ?? 0
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      height == nil ? nil : UIView()
    }
    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { guess ?? -1 }
    func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { level ?? -1 }
  }

  private func makeTable(_ rows: Rows) -> (table: UITableView, window: UIWindow) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), style: .plain)
    table.sectionHeaderTopPadding = 0
    table.estimatedRowHeight = 50
    (table.dataSource, table.delegate) = (rows, rows)
    return (table, Headless.host(table, in: Headless.Environment(size: table.bounds.size)))
  }

  /// Headers that have been visible have their own heights. The others have estimates: the
  /// delegate's, else the table's.
  @Test(arguments: [nil, 0, 10, 70] as [CGFloat?], [nil, 20] as [CGFloat?])
  func unseenHeadersHaveEstimatedHeights(guess: CGFloat?, property: CGFloat?) {
    let rows = Rows()
    func height() -> CGFloat {
      let (table, window) = makeTable(rows)
      if let property { table.estimatedSectionHeaderHeight = property }
      table.reloadData()
      window.layoutIfNeeded()
      return table.contentSize.height
    }
    let without = height()
    (rows.guess, rows.height) = (guess, 40)
    let other = guess.flatMap { $0 > 0 ? $0 : nil } ?? property ?? 40
    // Two of the headers are visible.
    #expect(height() - without == 2 * 40 + 18 * other)
  }

  @Test func indentationIsSetBeforeRowsAreMeasured() throws {
    let rows = try [0, 4, 12, nil].map { level in
      let rows = Rows()
      rows.level = level
      let (table, window) = makeTable(rows)
      let cell = try #require(table.visibleCells.first)
      let label = try #require(cell.textLabel)
      #expect(cell.indentationLevel == level ?? 1)
      withExtendedLifetime((rows, window)) {}
      return (x: label.frame.minX, height: cell.frame.height)
    }
    #expect(rows.map { $0.x - rows[0].x } == [0, 40, 120, 10])
    #expect(rows[0].height < rows[2].height && rows[3].height == 50)
  }
}
