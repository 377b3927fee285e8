import TestSupport
import Testing

/// Views that an app retains for rows of blocks, across cells that wait for reuse.
@MainActor
struct ReturningViewTests {
  private final class Flag {
    @ViewState var isOn = false
  }

  private final class Heard { var issues: [LayoutIssue] = [] }

  private func issues(_ act: @escaping @MainActor () async -> Void) async -> [String] {
    let heard = Heard()
    await LayoutDiagnostics.withHandler({ heard.issues.append($0) }) {
      Task { @MainActor in await act() }
    }.value
    return heard.issues.map(\.description)
  }

  private func shownRows(of list: UIScrollView) -> [(row: Int, cell: UIView)] {
    if let table = list as? UITableView {
      return (table.indexPathsForVisibleRows ?? []).compactMap { path in
        table.cellForRow(at: path).map { (path.row, $0) }
      }
    }
    guard let collection = list as? UICollectionView else { return [] }
    return collection.indexPathsForVisibleItems.sorted().compactMap { path in
      collection.cellForItem(at: path).map { (path.item, $0) }
    }
  }

  /// When a state that its row has read changes, a cell out of sight does not take its view back.
  @Test(arguments: RowBlockTests.Layout.allCases)
  func viewStaysInTheCellThatShowsItsRow(layout: RowBlockTests.Layout) async {
    let (window, list, set) = layout.make()
    let flags = (0..<60).map { _ in Flag() }
    let views = (0..<60).map { _ in UIView() }
    let rows = (0..<60).map { (index: Int) in
      RowBlock(id: index, showing: index) {
        VStackBlock(alignment: .leading) {
          views[index].viewBlock.height(flags[index].isOn ? 28 : 20).width(100)
        }
      }
    }
    let told = await issues {
      set(rows)
      list.frame.size.height = 60
      window.layoutIfNeeded()
      for flag in flags[..<12] { flag.isOn = true }
      for offset in [60, 130, 40, 0] as [CGFloat] {
        list.contentOffset.y = offset
        window.layoutIfNeeded()
        for _ in 0..<5 { await Task.yield() }
        Headless.runLoop()
        window.layoutIfNeeded()
        for (row, cell) in shownRows(of: list) {
          #expect(views[row].isDescendant(of: cell), "row \(row) at \(offset)")
          #expect(views[row].frame.height == (flags[row].isOn ? 28 : 20))
        }
      }
    }
    #expect(told == [])
  }

  /// The constraints of a view in a waiting cell no longer apply when its row is back in another
  /// cell.
  @Test(arguments: RowBlockTests.Layout.allCases)
  func returningViewHasItsNewLengths(layout: RowBlockTests.Layout) async {
    let (_, list, set) = layout.make()
    let (a, b) = (UIView(), UIView())
    func row(_ id: String, _ view: UIView, _ height: CGFloat) -> RowBlock {
      RowBlock(id: id) { view.viewBlock.height(height).width(100) }
    }
    let told = await issues {
      set([row("a", a, 40), row("b", b, 40)])
      set([row("other", UIView(), 30)])
      set([row("b", b, 70)])
      set([row("a", a, 90)])
      set([row("b", b, 50), row("a", a, 60)])
    }
    #expect(told == [])
    #expect(a.frame.height == 60 && b.frame.height == 50)
    #expect(shownRows(of: list).count == 2)
  }
}
