import TestSupport
import Testing

/// The delegate methods that a subclass of the model's delegate receives besides those that the
/// model implements.
@MainActor
struct ListDelegateTests {
  private final class Listener: ListDelegate {
    var heard: Set<String> = []

    private func note(_ name: String = #function) { heard.insert(name) }

    override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { note() }

    override func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { note() }

    override func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { note() }

    override func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { note() }

    override func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { note() }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
      -> Bool
    { note(); return true }

    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      note()
    }

    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      note()
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
      -> IndexPath?
    { note(); return indexPath }

    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
      -> IndexPath?
    { note(); return indexPath }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      note()
    }

    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      note()
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { note() }

    override func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { note(); return true }

    override func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { note() }

    override func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { note() }

    override func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { note(); return true }

    override func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { note(); return true }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { note() }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note() }

    override func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { note() }

    override func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) { note() }

    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note() }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note() }

    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note() }

    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      note(); return true
    }

    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note() }

    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note() }
  }

  private struct Row: TableCellModel, CollectionCellModel, Equatable {
    var id: Int
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent {
      TableCellContent(UITableViewCell.self) { $0.accessoryType = .detailButton }
    }
    var itemContent: CollectionCellContent {
      CollectionCellContent(UICollectionViewCell.self) { _ in }
    }
  }

  private final class Header: CollectionViewCellModel<UICollectionViewCell> {}

  private let listener = Listener()
  private let frame = CGRect(x: 0, y: 0, width: 390, height: 400)

  private func host(_ list: UIScrollView) -> UIWindow {
    list.frame = frame
    let host = UIView()
    let window = Headless.host(host)
    host.addSubview(list)
    window.layoutIfNeeded()
    return window
  }

  /// Causes everything that a scroll view tells its delegate.
  private func scroll(_ list: UIScrollView, _ window: UIWindow) {
    Headless.scroll(list, by: CGPoint(x: 0, y: 300), velocity: CGPoint(x: 0, y: 100))
    window.layoutIfNeeded()
    list.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    Headless.runLoop()
    Headless.tapStatusBar(of: window)
    Headless.runLoop()
    list.contentInset.top = 10
    window.layoutIfNeeded()
  }

  private let scrolling: Set<String> = [
    "scrollViewDidScroll(_:)", "scrollViewWillBeginDragging(_:)",
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
    "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
    "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
    "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)",
    "scrollViewDidChangeAdjustedContentInset(_:)",
  ]

  /// Expects exactly these methods and those of scrolling.
  private func expectToHear(_ names: [String]) {
    #expect(listener.heard.symmetricDifference(scrolling.union(names)) == [])
  }

  @Test func listDelegateSubclassReceivesTableEvents() {
    let table = UITableView()
    table.delegate = listener
    var selected: [Int] = []
    table.model.onSelect(Row.self) { selected.append($0.id) }
    table.model.trailingSwipeActions { _, _ in
      [UIContextualAction(style: .normal, title: "Keep") { _, _, done in done(true) }]
    }
    table.sections {
      for (index, name) in ["a", "b", "c"].enumerated() {
        SectionBlock(name, title: name, footerTitle: name) {
          for row in 0..<10 { Row(id: index * 10 + row) }
        }
      }
    }
    let window = host(table)
    for row in [1, 2] { Headless.tap(table.visibleCells[row].contentView) }
    let cell = table.visibleCells[0]
    Headless.tap(at: CGPoint(x: cell.bounds.maxX - 28, y: cell.bounds.midY), in: cell)
    Headless.choose("Keep", bySwipingRowAt: [0, 3], of: table)
    #expect(selected == [1, 2])
    scroll(table, window)
    expectToHear(
      [
        "willDisplayHeaderView:forSection:", "willDisplayFooterView:forSection:",
        "didEndDisplayingHeaderView:forSection:", "didEndDisplayingFooterView:forSection:",
        "accessoryButtonTappedForRowWith:", "shouldHighlightRowAt:", "didHighlightRowAt:",
        "didUnhighlightRowAt:", "willSelectRowAt:", "willDeselectRowAt:",
        "willBeginEditingRowAt:", "didEndEditingRowAt:",
      ].map { "tableView(_:\($0))" })
  }

  @Test func listDelegateSubclassReceivesCollectionEvents() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.headerReferenceSize = CGSize(width: 390, height: 30)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.delegate = listener
    collection.allowsMultipleSelection = true
    var selected: [Int] = []
    collection.model.onSelect(Row.self) { selected.append($0.id) }
    collection.model.sections = (0..<3).map { index in
      UICollectionView.SupplementedSection(
        header: Header(), identifier: index, cells: (0..<10).map { Row(id: index * 10 + $0) })
    }
    let window = host(collection)
    for row in [1, 2, 2] { Headless.tap(collection.cellForItem(at: [0, row]) ?? UIView()) }
    #expect(selected == [1, 2])
    scroll(collection, window)
    expectToHear(
      [
        "didEndDisplayingSupplementaryView:forElementOfKind:at:", "shouldHighlightItemAt:",
        "didHighlightItemAt:", "didUnhighlightItemAt:", "shouldSelectItemAt:",
        "shouldDeselectItemAt:",
      ].map { "collectionView(_:\($0))" })
  }
}
