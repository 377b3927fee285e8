import TestSupport
import Testing

@MainActor
struct RowBlockTests {
  enum Layout: CaseIterable {
    case table, list, flow, compositional

    /// Returns a list of this kind in a window, and a closure that shows rows in it.
    @MainActor
    func make() -> (window: UIWindow, view: UIScrollView, set: ([RowBlock]) -> Void) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 150, height: 260))
      func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
        UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      }
      let view: UIScrollView
      switch self {
      case .table: view = UITableView(frame: window.bounds)
      case .list:
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        view = collection(UICollectionViewCompositionalLayout.list(using: configuration))
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        view = collection(layout)
      case .compositional:
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(144))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        view = collection(
          UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
      }
      window.addSubview(view)
      window.isHidden = false
      return (
        window, view,
        { rows in
          (view as? UITableView)?.cells = rows
          (view as? UICollectionView)?.cells = rows
          view.layoutIfNeeded()
          Headless.runLoop()
          view.layoutIfNeeded()
        }
      )
    }
  }

  private func cells(of list: UIScrollView) -> [UIView] {
    (list as? UITableView)?.visibleCells ?? (list as? UICollectionView)?.visibleCells ?? []
  }

  enum Shape: CaseIterable {
    case row, topRow, column, layers

    @MainActor
    func block(_ views: [any Block]) -> any Block {
      switch self {
      case .row: HStackBlock { views }
      case .topRow: HStackBlock(alignment: .top) { views }
      case .column: VStackBlock(alignment: .leading) { views }
      case .layers: ZStackBlock { views }
      }
    }

    func height(_ heights: [CGFloat]) -> CGFloat {
      self == .column ? heights.reduce(0, +) : heights.max() ?? 0
    }
  }

  /// The state of views that blocks make belongs to their row: text that was typed, content that
  /// was shown, and offsets don't appear in another row that reuses the cell.
  @Test(arguments: Layout.allCases)
  func viewStateDoesNotLeakBetweenReusedRows(layout: Layout) {
    let (window, view, set) = layout.make()
    defer { window.isHidden = true }
    view.frame.size.height = 120
    let states = (0..<40).map { ViewState(wrappedValue: "state \($0)" as String?) }
    set(
      (0..<40).map { (row: Int) in
        RowBlock(id: row, showing: row) {
          VStackBlock {
            ViewBlock(id: "name") { UILabel().apply(\.text, from: states[row]) }
            ViewBlock(id: "note") { UITextField() }.height(20)
            HScrollBlock { UIView().viewBlock.size(width: 400, height: 10) }
          }
        }
      })
    func find<Found: UIView>(_ kind: Found.Type, in view: UIView) -> Found? {
      view as? Found ?? view.subviews.lazy.compactMap { find(kind, in: $0) }.first
    }
    func look(_ act: (UILabel, UITextField, UIScrollView) -> Void) {
      for cell in cells(of: view) {
        guard let name = find(UILabel.self, in: cell.subviews[0]),
          let note = find(UITextField.self, in: cell),
          let scroll = find(UIScrollView.self, in: cell)
        else {
          Issue.record("a view is missing")
          continue
        }
        act(name, note, scroll)
      }
    }
    look { name, note, scroll in
      note.text = "typed in \(name.text ?? "")"
      scroll.contentOffset.x = 50
    }
    for offset in [200, 500, 900] as [CGFloat] {
      view.contentOffset.y = offset
      window.layoutIfNeeded()
      Headless.runLoop()
      window.layoutIfNeeded()
      let paths =
        (view as? UITableView)?.indexPathsForVisibleRows
        ?? (view as? UICollectionView)?.indexPathsForVisibleItems ?? []
      var names: [String] = []
      look { name, note, scroll in
        names.append(name.text ?? "")
        #expect(note.text == "" && scroll.contentOffset.x == 0)
      }
      #expect(names.sorted() == paths.map { "state \($0[1])" }.sorted())
    }
  }

  /// Blocks that choose by the available room used to choose by the cell's previous size.
  @Test(arguments: ["first", "lines"], Layout.allCases)
  func roomDependentBlocksChooseAsInAFreshList(kind: String, layout: Layout) {
    func row(_ width: CGFloat) -> RowBlock {
      RowBlock(id: 1, showing: width) {
        let parts = [30, width].map { UIView().viewBlock.size(width: $0, height: 10) }
        if kind == "first" {
          FirstThatFits {
            HStackBlock { parts }; VStackBlock { parts }
          }
        } else {
          FlowBlock { parts }
        }
      }
    }
    func size(_ widths: CGFloat...) -> CGSize {
      let (window, view, set) = layout.make()
      defer { window.isHidden = true }
      for width in widths { set([row(width)]) }
      return cells(of: view).first?.frame.size ?? .zero
    }
    #expect(size(20, 100) == size(100) && size(100, 20) == size(20))
    #expect(size(20, 130) == size(130) && size(130, 100) == size(100))
    if layout == .flow {
      #expect(size(20, 100) == CGSize(width: 130, height: 10))
      #expect(size(20, 130) == CGSize(width: 130, height: 20))
    }
  }

  /// A row is as high as its blocks, whatever the list estimates and however high it was before.
  @Test(arguments: Layout.allCases, Shape.allCases)
  func rowIsAsTallAsItsBlocks(layout: Layout, shape: Shape) {
    let (window, view, set) = layout.make()
    defer { window.isHidden = true }
    for height in [20, 100, 30, 200, 10] as [CGFloat] {
      set([
        RowBlock(id: 1, showing: height) {
          shape.block([
            UIView().viewBlock.size(width: 30, height: 15),
            UIView().viewBlock.size(width: 10, height: height),
          ])
        }
      ])
      let cells =
        (view as? UITableView)?.visibleCells ?? (view as? UICollectionView)?.visibleCells ?? []
      // A row of a table has a separator.
      let found = (cells.first?.frame.height ?? 0) - (layout == .table ? 1 / 3 : 0)
      #expect(abs(found - shape.height([15, height])) < 0.5, "\(found) for \(height)")
    }
  }

  /// Objects that rows capture are released with them, whether the rows are measured or not.
  @Test(arguments: [Layout.table, .flow], [false, true])
  func objectsCapturedByRowsAreReleasedWithThem(layout: Layout, isMeasured: Bool) {
    final class Named {}
    let (window, view, set) = layout.make()
    defer { window.isHidden = true }
    (view as? UITableView)?.model.measuresRows = isMeasured
    (view as? UICollectionView)?.model.measuresItems = isMeasured
    var named: [() -> Named?] = []
    func living() -> Int { named.count { $0() != nil } }
    for turn in 0..<5 {
      set(
        (0..<20).map { number in
          let object = Named()
          named.append { [weak object] in object }
          return RowBlock(id: turn * 20 + number, showing: number) {
            let label = UILabel()
            let _ = { label.text = "\(ObjectIdentifier(object))" }()
            label
          }
        })
      #expect(living() <= 40)
    }
    set([])
    #expect(living() == 0)
  }

  private struct PlainRow: TableCellModel, CollectionCellModel, Equatable {
    let number: Int
    var cellIdentifier: AnyHashable { number }
    var rowContent: TableCellContent { TableCellContent(UITableViewCell.self) }
    var itemContent: CollectionCellContent { CollectionCellContent(UICollectionViewListCell.self) }
  }

  /// A cell that waits for reuse keeps its height: nobody sees that it wants another one.
  @Test(arguments: [Layout.table, .list])
  func rowThatGrowsOffscreenHasItsNewHeight(layout: Layout) {
    let (window, view, _) = layout.make()
    defer { window.isHidden = true }
    let isTall = ViewState(wrappedValue: false)
    let row = RowBlock(id: "blocks", showing: 1) {
      VStackBlock {
        UIView().viewBlock.size(width: 10, height: 50)
        if isTall.wrappedValue { UIView().viewBlock.size(width: 10, height: 30) }
      }
    }
    let others = (0..<40).map { PlainRow(number: $0) }
    (view as? UITableView)?.cells = [row] + others
    (view as? UICollectionView)?.cells = [row] + others
    func layOut() {
      view.layoutIfNeeded()
      Headless.runLoop()
      view.layoutIfNeeded()
    }
    let log = complaints {
      layOut()
      view.contentOffset.y = 800
      layOut()
      isTall.wrappedValue = true
      layOut()
      view.contentOffset.y = 0
      layOut()
    }
    let path = IndexPath(item: 0, section: 0)
    let cell: UIView? =
      (view as? UITableView)?.cellForRow(at: path)
      ?? (view as? UICollectionView)?.cellForItem(at: path)
    #expect(log.isEmpty, "\(log)")
    #expect(abs((cell?.frame.height ?? 0) - 80) < 1)
  }

  /// A list that is not in a window yet has no size to lay out with.
  @Test(arguments: [true, false])
  func rowsSetWithoutAWindowAppearInOneQuietly(isTable: Bool) {
    let (host, header, table) = (UIView(), UIView(), UITableView())
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let list: UIScrollView = isTable ? table : collection
    let rows = (0..<4).map { number in RowBlock(id: number) { UILabel() } }
    let log = complaints {
      Mondrian.buildSubviews(on: host) {
        VStackBlock(alignment: .fill) {
          header.viewBlock.height(200)
          list
        }
        .padding(8)
      }
      table.sections { SectionBlock("a") { rows } }
      collection.sections { SectionBlock("a") { rows } }
    }
    #expect(log.isEmpty, "\(log)")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.addSubview(host)
    host.frame = window.bounds
    window.isHidden = false
    window.layoutIfNeeded()
    window.isHidden = true
    #expect((isTable ? table.visibleCells.count : collection.visibleCells.count) == 4)
  }

  /// The other rows are shown, and the list stays where it is, whether it is in a window yet or
  /// not.
  @Test(arguments: Layout.allCases, [true, false])
  func listInsideItsOwnRowIsAnIssue(layout: Layout, isAround: Bool) {
    let (window, view, set) = layout.make()
    let around = UIView(frame: window.bounds)
    window.addSubview(around)
    if isAround { around.addSubview(view) }
    let inner = isAround ? around : view
    let superview = inner.superview
    let line: UInt = #line + 5
    let issues = LayoutDiagnostics.collect {
      set([
        RowBlock(id: 1) {
          VStackBlock {
            inner; UIView().viewBlock.height(20)
          }
        },
        RowBlock(id: 2) { UIView().viewBlock.height(30) },
      ])
      window.layoutIfNeeded()
      Headless.runLoop()
    }
    #expect(!issues.isEmpty && issues.allSatisfy { $0.kind == .cycle && $0.view === inner })
    #expect(issues.allSatisfy { $0.line?.line == line })
    #expect(inner.superview === superview && inner.frame == window.bounds)
    let cells: [UIView] =
      (view as? UITableView)?.visibleCells ?? (view as? UICollectionView)?.visibleCells ?? []
    #expect(cells.count == 2)
  }

  /// Nor can a table be part of a cell that the app lays out itself.
  @Test func tableInsideItsOwnCellIsAnIssue() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 150, height: 260))
    let issues = LayoutDiagnostics.collect {
      table.cells = [HoldingRow(held: table)]
      table.layoutIfNeeded()
    }
    #expect(issues.map(\.kind) == [.cycle] && table.superview == nil)
    #expect(table.visibleCells.count == 1)
  }
}

private struct HoldingRow: TableCellModel {
  let held: UIView
  var cellIdentifier: AnyHashable { "row" }
  var rowContent: TableCellContent {
    TableCellContent(UITableViewCell.self) { cell in
      cell.contentView.layoutContent { $0.put(held).edges(.equal, to: .parent) }
    }
  }
}
