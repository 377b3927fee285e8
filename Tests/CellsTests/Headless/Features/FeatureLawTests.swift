import LayoutStage
import TestSupport
import Testing

/// What tables and collections offer besides showing rows.
@MainActor
struct FeatureLawTests {
  private let heroes = (0..<60).map { Hero($0, "\($0)") }

  // MARK: The end

  @Test(arguments: ListKind.allCases)
  func reachingTheEndIsReportedOnce(kind: ListKind) {
    let scene = kind.scene()
    var count = 0
    func look(at row: Int) {
      scene.scroll(to: [0, row])
      _ = scene.nameCells
    }
    scene.didReachEnd(within: 2) { count += 1 }
    scene.show(heroes)
    _ = scene.nameCells
    #expect(count == 0)
    for row in [59, 0, 59] { look(at: row) }
    #expect(count == 1)
    // The end is the same as long as the last row is.
    scene.show([Hero(-1, "first")] + heroes)
    look(at: 60)
    #expect(count == 1)
    scene.show(heroes + (60..<90).map { Hero($0, "\($0)") })
    _ = scene.nameCells
    #expect(count == 1)
    look(at: 89)
    #expect(count == 2)
  }

  /// The list lays out during its update.
  @Test(arguments: ListKind.allCases)
  func movedLastRowIsNoNewEnd(kind: ListKind) {
    let scene = kind.scene()
    var count = 0
    scene.didReachEnd(within: 5) { count += 1 }
    for first in [0, -1, -2, 1] {
      scene.show((first..<3).map { Hero($0, "\($0)") })
      _ = scene.nameCells
      #expect(count == 1, "from \(first) on")
    }
  }

  /// A callback during an update refers to the rows after it.
  @Test(arguments: ListKind.allCases)
  func endReachedByAnUpdateIsReportedOnce(kind: ListKind) {
    let scene = kind.scene()
    var count = 0
    scene.didReachEnd { count += 1 }
    for (numbers, wanted) in [([0, 1, 2, 3], 1), ([2, 3, 9], 2)] {
      scene.show(numbers.map { Hero($0, "\($0)") })
      _ = scene.nameCells
      #expect(count == wanted)
    }
    scene.reloadData()
    _ = scene.nameCells
    #expect(count == 2)
  }

  /// A list that was longer in between, such as one that goes back to its first page, has another
  /// end.
  @Test(arguments: ListKind.allCases)
  func endIsReportedAgainAfterAnotherEnd(kind: ListKind) {
    let scene = kind.scene()
    var count = 0
    func look(_ shown: Int) {
      scene.show(Array(heroes.prefix(shown)))
      _ = scene.nameCells
      if shown > 0 { scene.scroll(to: [0, shown - 1]) }
      _ = scene.nameCells
    }
    scene.didReachEnd(within: 2) { count += 1 }
    look(20)
    #expect(count == 1)
    scene.show(Array(heroes.prefix(40)))
    scene.scroll(to: [0, 0])
    _ = scene.nameCells
    look(20)
    #expect(count == 2)
    look(0)
    look(20)
    #expect(count == 3)
  }

  @Test(arguments: ListKind.allCases)
  func removingRowsBelowReachesTheEnd(kind: ListKind) {
    let scene = kind.scene()
    var count = 0
    scene.didReachEnd(within: 2) { count += 1 }
    for (shown, wanted) in [(50, 0), (5, 1), (5, 1), (4, 2), (50, 2)] {
      scene.show(Array(heroes.prefix(shown)))
      _ = scene.nameCells
      #expect(count == wanted, "\(shown) rows")
    }
  }

  /// A reload of the app's own shows all rows anew, wherever they moved.
  @Test(arguments: ListKind.allCases)
  func reloadingAllRowsIsNoNewEnd(kind: ListKind) {
    let scene = kind.scene()
    var count = 0
    scene.didReachEnd { count += 1 }
    scene.show(Array(heroes.prefix(3)))
    _ = scene.nameCells
    scene.loseRows()
    scene.show(Array(heroes[1..<3]))
    _ = scene.nameCells
    #expect(count == 1)
  }

  @Test(arguments: ListKind.allCases, [0, 1, 5])
  func endIsReachedWithinTheGivenRows(kind: ListKind, rows: Int) {
    let scene = kind.scene()
    var count = 0
    scene.didReachEnd(within: rows) { count += 1 }
    // Empty sections follow it.
    scene.show([("a", Array(heroes.prefix(30))), ("b", Array(heroes.suffix(3))), ("c", [])])
    _ = scene.nameCells
    while count == 0, scene.list.contentOffset.y < 2_000 {
      scene.list.contentOffset.y += ListKind.rowHeight
      _ = scene.nameCells
    }
    #expect(scene.shownNames.last == "\(59 - rows)" || rows >= 3)
    let seen = scene.list.contentOffset.y + 400
    #expect(abs(seen - CGFloat(33 - rows) * ListKind.rowHeight) <= ListKind.rowHeight)
  }

  @Test(arguments: ListKind.allCases)
  func negativeDistanceFromTheEndIsAnIssueAndCountsAsZero(kind: ListKind) {
    let scene = kind.scene()
    var count = 0
    let issues = LayoutDiagnostics.collect { scene.didReachEnd(within: -1) { count += 1 } }
    scene.show(Array(heroes.prefix(3)))
    _ = scene.nameCells
    #expect(count == 1 && issues.map(\.kind) == [.invalidNumber])
  }

  @Test(arguments: ListKind.allCases)
  func rowsFetchedAtTheEndMayBeSetAtOnce(kind: ListKind) {
    let scene = kind.scene()
    var (shown, count) = (Array(heroes.prefix(3)), 0)
    let log = complaints {
      scene.didReachEnd {
        count += 1
        guard count < 3 else { return }
        shown.append(Hero(shown.count, "more"))
        scene.show(shown)
      }
      scene.show(shown)
      #expect(scene.shownNames == ["0", "1", "2", "more", "more"])
    }
    #expect(count == 3 && log == [])
  }

  // MARK: The background

  @Test(arguments: ListKind.allCases)
  func listWithoutRowsShowsItsEmptyView(kind: ListKind) {
    var scene = kind.scene()
    let (empty, own) = (UILabel(), UIView())
    scene.background = own
    scene.emptyView = empty
    #expect(scene.background === own, "nothing has been set yet")
    scene.show([Hero]())
    #expect(scene.background === empty)
    scene.show(heroes)
    #expect(scene.background === own)
    scene.show([("empty", [])])
    #expect(scene.background === empty)
    let other = UIView()
    scene.emptyView = other
    #expect(scene.background === other)
    scene.emptyView = nil
    #expect(scene.background === own)
  }

  @Test(arguments: ListKind.allCases)
  func pullToRefreshSpinsUntilTheActionEnds(kind: ListKind) async {
    let scene = kind.scene()
    let own = UIRefreshControl()
    scene.list.refreshControl = own
    let isHeld = Flag(true)
    var told: [Bool] = []
    scene.didPullToRefresh {
      told.append(own.isRefreshing)
      while isHeld.isOn { await Task.yield() }
    }
    #expect(scene.list.refreshControl === own)
    own.beginRefreshing()
    own.sendActions(for: .valueChanged)
    for _ in 0..<20 { await Task.yield() }
    #expect(told == [true] && own.isRefreshing)
    isHeld.isOn = false
    for _ in 0..<100 where own.isRefreshing { await Task.yield() }
    #expect(!own.isRefreshing)
  }

  // MARK: Data

  @Test(arguments: ListKind.allCases)
  func upcomingRowsArePrefetchedOnceAndCancelled(kind: ListKind) {
    let scene = kind.scene()
    var (fetched, cancelled): ([Int], [Int]) = ([], [])
    scene.prefetch {
      fetched += $0.map(\.id)
    } cancel: {
      cancelled += $0.map(\.id)
    }
    scene.show((0..<200).map { Hero($0, "\($0)") })
    let seen = scene.nameCells.count
    #expect(fetched == Array(seen..<seen * 2) && cancelled == [])
    scene.list.contentOffset.y += 2 * ListKind.rowHeight
    _ = scene.nameCells
    #expect(fetched == Array(seen..<seen * 2 + 2) && cancelled == [])
    scene.list.contentOffset.y -= ListKind.rowHeight
    _ = scene.nameCells
    #expect(cancelled == Array(seen + 2..<seen * 2 + 2))
  }

  private final class Source: NSObject, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching
  {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {}
  }

  /// The data source may be set before or after the model is asked to prefetch.
  @Test(arguments: ListKind.allCases, [false, true])
  func anotherPrefetchDataSourceIsOneIssue(kind: ListKind, isEarly: Bool) {
    let (scene, source) = (kind.scene(), Source())
    func setSource() {
      (scene as? TableScene)?.table.prefetchDataSource = source
      (scene as? CollectionScene)?.collection.prefetchDataSource = source
    }
    let issues = LayoutDiagnostics.collect {
      if isEarly { setSource() }
      scene.prefetch { _ in }
      setSource()
      for count in [3, 9] { scene.show(Array(heroes.prefix(count))) }
    }
    #expect(issues.map(\.kind) == [.misplaced])
    #expect(issues.first?.message.contains("another prefetchDataSource") == true)
  }

  // MARK: Delegates

  @Test(arguments: ListKind.allCases)
  func listWithoutDelegateFeaturesSetsNoDelegate(kind: ListKind) {
    let scene = kind.scene()
    scene.prefetch { _ in }
    scene.emptyView = UIView()
    scene.avoidsKeyboard = true
    scene.didReload { _ in }
    scene.show(heroes)
    #expect(scene.listDelegate == nil)
    scene.avoidsKeyboard = false
    scene.onSelect { _, _ in }
    #expect(scene.listDelegate is ListDelegate)
  }

  private final class Stranger: NSObject, UITableViewDelegate, UICollectionViewDelegate {}

  @Test(arguments: ListKind.allCases)
  func callbacksBehindAForeignDelegateAreOneIssue(kind: ListKind) {
    let (scene, stranger) = (kind.scene(), Stranger())
    let issues = LayoutDiagnostics.collect {
      scene.onSelect { _, _ in }
      scene.setDelegate(stranger)
      for count in [3, 0, 5] { scene.show(Array(heroes.prefix(count))) }
      scene.didReachEnd {}
      scene.contextMenu { _, _ in nil }
    }
    #expect(issues.map(\.kind) == [.misplaced] && scene.listDelegate === stranger)
    #expect(issues.first?.message.contains("Stranger, is not a ListDelegate") == true)
    #expect(issues.first?.message.contains("ListModelForwarding") == true)
    #expect(issues.first?.view === scene.list)
  }

  /// It hears of the same rows as the model, and it is the delegate that is set.
  private final class Heir: ListDelegate {
    var rows: [Int] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      super.tableView(tableView, didSelectRowAt: indexPath)
      rows.append(indexPath.row)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      super.collectionView(collectionView, didSelectItemAt: indexPath)
      rows.append(indexPath.item)
    }
  }

  @Test(arguments: ListKind.allCases)
  func modelReceivesEventsThroughAListDelegateSubclass(kind: ListKind) {
    let (scene, heir) = (kind.scene(), Heir())
    var told: [String] = []
    scene.setDelegate(heir)
    let log = complaints {
      scene.onSelect { hero, path in told.append("\(hero?.name ?? "") at \(path.item)") }
      scene.show(heroes)
      Headless.tap(scene.nameCells[2])
    }
    #expect(told == ["2 at 2"] && heir.rows == [2] && log == [])
    #expect(scene.listDelegate === heir)
  }

  private func menu(_ scene: any ListScene, at path: IndexPath) -> [String] {
    if let scene = scene as? TableScene {
      return Headless.contextMenu(ofCellAt: path, of: scene.table)
    }
    return (scene as? CollectionScene).map {
      Headless.contextMenu(ofCellAt: path, of: $0.collection)
    } ?? []
  }

  @Test(arguments: ListKind.allCases)
  func contextMenusAreRequestedPerRow(kind: ListKind) {
    let scene = kind.scene()
    scene.contextMenu { hero, path in
      path.item == 1 ? nil : UIMenu(children: [UIAction(title: "Copy \(hero?.id ?? 0)") { _ in }])
    }
    scene.show(heroes)
    _ = scene.nameCells
    #expect(menu(scene, at: [0, 2]) == ["Copy 2"] && menu(scene, at: [0, 1]) == [])
  }

  @Test(arguments: ListKind.allCases)
  func boundStateAndSelectionStayInSync(kind: ListKind) {
    let scene = kind.scene()
    let state = ObservableState<Int?>(wrappedValue: 3)
    scene.bindSelection(to: state)
    scene.show(heroes)
    #expect(scene.selection == [[0, 3]])
    Headless.tap(scene.nameCells[1])
    #expect(state.wrappedValue == 1 && scene.selection == [[0, 1]])
    state.wrappedValue = nil
    #expect(scene.selection == [])
  }

  // MARK: Position

  @Test(arguments: ListKind.allCases, KeptPosition.allCases)
  func positionIsKeptAsConfigured(kind: ListKind, keeps: KeptPosition) {
    for isAtTop in [false, true] { expectKept(kind.scene(), keeps, isAtTop: isAtTop) }
  }

  private func expectKept(_ scene: any ListScene, _ keeps: KeptPosition, isAtTop: Bool) {
    scene.keepsPosition = keeps
    scene.show(heroes)
    _ = scene.nameCells
    if !isAtTop { scene.list.contentOffset.y += 310 }
    let (offset, places) = (scene.list.contentOffset.y, scene.places)
    scene.show((-5..<0).map { Hero($0, "\($0)") } + heroes)
    let stays = keeps == .always || keeps == .belowTop && !isAtTop
    let shift = stays ? 5 * ListKind.rowHeight : 0
    _ = scene.nameCells
    #expect(abs(scene.list.contentOffset.y - offset - shift) < 0.01)
    if stays { #expect(scene.places == places) }
  }
}
