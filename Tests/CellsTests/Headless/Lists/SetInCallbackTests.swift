import TestSupport
import Testing

/// Lists that are set inside their own callbacks. Where the list waits for an answer, the set is
/// one issue with a line; where the model notifies the app, it is none. The list shows the latest
/// set each time.
@MainActor
struct SetInCallbackTests {
  private let heroes = (0..<60).map { Hero($0, "\($0)") }

  /// A row that runs a closure when a cell shows it. It is never equal to its previous state.
  private struct ActingRow: TableCellModel, CollectionCellModel {
    var id = 0
    var act: () -> Void

    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent {
      TableCellContent(HeroCell.self) { cell in
        cell.show("acting")
        act()
      }
    }
    var itemContent: CollectionCellContent {
      CollectionCellContent(HeroItemCell.self) { cell in
        cell.show("acting")
        act()
      }
    }
  }

  private func shows(_ scene: any ListScene, _ heroes: [Hero]) async -> Bool {
    for _ in 0..<100 where scene.shownNames != heroes.map(\.name) { await Task.yield() }
    return scene.shownNames == heroes.map(\.name)
  }

  private func expectOne(
    _ issues: [LayoutIssue], _ words: String, in list: UIView,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(issues.map(\.kind) == [.misplaced], sourceLocation: location)
    guard let issue = issues.first else { return }
    #expect(issue.message.contains(words) && issue.view === list, sourceLocation: location)
    let line = issue.line?.description ?? ""
    #expect(line.hasPrefix("ListScene.swift:"), "\(line)", sourceLocation: location)
  }

  // MARK: Where the list waits for an answer

  /// No update is in progress: rows become visible by scrolling.
  @Test(arguments: ListKind.allCases)
  func setWhileAnAppearingRowIsFilledIsOneIssue(kind: ListKind) async {
    let scene = kind.scene()
    let rest = Array(heroes.prefix(3))
    var isActing = true
    scene.show(
      rows: heroes.map { hero in
        ActingRow(id: hero.id) {
          if hero.id == 30, isActing { scene.show([("a", rest), ("b", [])]) }
        }
      })
    _ = scene.nameCells
    let issues = LayoutDiagnostics.collect {
      scene.scroll(to: [0, 30])
      _ = scene.nameCells
      #expect(scene.rowCount(in: 0) == 60, "not within the layout of the list")
    }
    isActing = false
    expectOne(issues, "while it asked for a cell", in: scene.list)
    #expect(await shows(scene, rest))
  }

  /// Rows are bound again during an update.
  @Test(arguments: ListKind.allCases)
  func setWhileARowIsReboundIsOneIssue(kind: ListKind) {
    let scene = kind.scene()
    scene.show(rows: [ActingRow {}])
    _ = scene.nameCells
    let issues = LayoutDiagnostics.collect {
      scene.show(
        rows: [
          ActingRow {
            scene.show([("a", [heroes[1]])])
            scene.show([("a", [heroes[2]]), ("b", [])])
          }
        ])
    }
    expectOne(issues, "from within its own update", in: scene.list)
    #expect(scene.shownNames == ["2"])
  }

  /// The list shows the latest set all the time, and the app goes on.
  @Test(arguments: ListKind.allCases)
  func rowThatSetsTheListOnEveryBindDoesNotHang(kind: ListKind) async {
    let scene = kind.scene()
    var (count, isActing) = (0, true)
    func row() -> ActingRow {
      ActingRow {
        count += 1
        if isActing { scene.show(rows: [row()]) }
      }
    }
    scene.show(rows: [ActingRow {}])
    _ = scene.nameCells
    let issues = LayoutDiagnostics.collect { scene.show(rows: [row()]) }
    #expect(issues.count == 1 && (2...100).contains(count), "\(count)")
    #expect(scene.shownNames == ["acting"])
    isActing = false
    scene.show([heroes[3]])
    #expect(await shows(scene, [heroes[3]]))
  }

  /// The app's own delegate, which the model does not query.
  private final class Delegate: NSObject, UITableViewDelegate, ListModelForwarding {
    var act: (() -> Void)?

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      act?()
      return 40
    }
  }

  /// Returns heights and sizes, and hears when rows become visible.
  private final class ScrollDelegate: NSObject, UITableViewDelegate,
    UICollectionViewDelegateFlowLayout, ListModelForwarding
  {
    var (height, sight): (() -> Void, () -> Void) = ({}, {})

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height()
      return ListKind.rowHeight
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { sight() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      height()
      return CGSize(width: 390, height: ListKind.rowHeight)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { sight() }
  }

  @Test func setWhileAHeightIsRequestedIsOneIssue() {
    let (scene, delegate) = (TableScene(height: 400), Delegate())
    scene.table.delegate = delegate
    scene.show([("a", Array(heroes.prefix(3)))])
    _ = scene.cells
    let issues = LayoutDiagnostics.collect {
      delegate.act = {
        delegate.act = nil
        scene.show([("a", [heroes[8]])])
      }
      scene.show([("a", Array(heroes.prefix(5)))])
      _ = scene.cells
    }
    expectOne(issues, "from within its own update", in: scene.table)
    #expect(scene.names == ["8"])
  }

  /// The model does not hear of these calls; the list is shown all the same.
  @Test(arguments: ListKind.allCases, ["height", "sight"])
  func setInADelegateCallWhileScrollingIsShown(kind: ListKind, call: String) async {
    let (scene, delegate) = (kind.scene(), ScrollDelegate())
    scene.setDelegate(delegate)
    scene.show([("a", heroes)])
    _ = scene.nameCells
    let act = {
      guard scene.list.contentOffset.y > 1_000 else { return }
      (delegate.height, delegate.sight) = ({}, {})
      scene.show([("a", [heroes[1], heroes[2]]), ("b", [])])
    }
    if call == "height" { delegate.height = act } else { delegate.sight = act }
    scene.scroll(to: [0, 45])
    // A flow layout asks for sizes when it is prepared.
    (scene.list as? UICollectionView)?.collectionViewLayout.invalidateLayout()
    #expect(await shows(scene, [heroes[1], heroes[2]]))
  }

  /// Reaching the end may well leave fewer rows.
  @Test(arguments: ListKind.allCases)
  func didReachEndMaySetFewerRows(kind: ListKind) async {
    let scene = kind.scene()
    scene.show([("a", heroes)])
    _ = scene.nameCells
    let issues = LayoutDiagnostics.collect {
      scene.didReachEnd { if scene.rowCount(in: 0) == 60 { scene.show([("a", [heroes[4]])]) } }
      scene.scroll(to: [0, 59])
      _ = scene.nameCells
    }
    #expect(issues.isEmpty)
    #expect(await shows(scene, [heroes[4]]))
  }

  /// The list is in the middle of finding its cells and can't take an update then.
  @Test(arguments: ListKind.allCases)
  func setInDidReachEndWaitsForTheListsLayout(kind: ListKind) async {
    let scene = kind.scene()
    scene.show([("a", Array(heroes.prefix(30))), ("b", Array(heroes.suffix(30)))])
    _ = scene.nameCells
    var rest: Int?
    let log = complaints {
      scene.didReachEnd(within: 29) {
        guard rest == nil else { return }
        scene.show([("a", [heroes[4]])])
        rest = scene.rowCount(in: 0)
      }
      scene.scroll(to: [0, 25])
      _ = scene.nameCells
    }
    #expect(log == [] && rest == 30)
    #expect(await shows(scene, [heroes[4]]))
  }

  // MARK: Where the model notifies the app

  @Test(arguments: ListKind.allCases)
  func modelCallbacksMaySetTheList(kind: ListKind) async {
    let scene = kind.scene()
    var count = 0
    func next() {
      count += 1
      guard count <= 6 else { return }
      scene.show([("a", Array(heroes[count..<count + 3 + count % 2]))])
    }
    let issues = LayoutDiagnostics.collect {
      scene.didReload { _ in next() }
      scene.didReachEnd { next() }
      scene.prefetch { _ in next() }
      scene.onSelect { _, _ in next() }
      scene.show([("a", Array(heroes.prefix(30)))])
      for _ in 0..<10 {
        _ = scene.nameCells
        Headless.runLoop()
      }
    }
    #expect(issues.isEmpty && count >= 6, "\(issues)")
    #expect(await shows(scene, Array(heroes[6..<9])))
  }

  /// A list's question during a notification is still a question.
  @Test(arguments: ListKind.allCases)
  func rowFilledInACallbackMayNotSetTheList(kind: ListKind) async {
    let scene = kind.scene()
    var isFirst = true
    scene.didReload { _ in
      guard isFirst else { return }
      isFirst = false
      scene.show(rows: [ActingRow { scene.show([("a", [heroes[7]])]) }])
      _ = scene.nameCells
    }
    let issues = LayoutDiagnostics.collect {
      scene.show([heroes[0]])
      _ = scene.nameCells
      Headless.runLoop()
    }
    expectOne(issues, "while it asked for a cell", in: scene.list)
    #expect(await shows(scene, [heroes[7]]))
  }

  /// Each set at a wrong time is reported.
  @Test(arguments: ListKind.allCases)
  func eachMistimedSetIsReported(kind: ListKind) {
    let scene = kind.scene()
    scene.show(rows: [ActingRow {}])
    _ = scene.nameCells
    let issues = LayoutDiagnostics.collect {
      for number in 0..<3 {
        scene.show(rows: [ActingRow { scene.show([heroes[number]]) }])
        #expect(scene.shownNames == ["\(number)"])
        scene.show(rows: [ActingRow {}])
        _ = scene.nameCells
      }
    }
    #expect(issues.count == 3)
  }
}
