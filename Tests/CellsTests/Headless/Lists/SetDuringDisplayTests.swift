import TestSupport
import Testing

/// Lists that the app's own delegate sets while they display rows and remove others.
@MainActor
struct SetDuringDisplayTests {
  enum Moment: CaseIterable {
    case comes, goes, scrolls
  }

  /// Runs a closure once, at the given occurrence of a kind of moment.
  private final class Teller: ListDelegate {
    private let moment: Moment
    private var rest: Int
    private let act: () -> Void

    init(_ moment: Moment, _ times: Int, _ act: @escaping () -> Void) {
      (self.moment, rest, self.act) = (moment, times, act)
      super.init()
    }

    private func tell(_ moment: Moment) {
      guard moment == self.moment else { return }
      rest -= 1
      if rest == 0 { act() }
    }

    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
      tell(.comes)
    }

    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
      tell(.goes)
    }

    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
      tell(.comes)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
      tell(.goes)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      super.scrollViewDidScroll(scrollView)
      tell(.scrolls)
    }
  }

  nonisolated private static let changes: [[Int]] = [
    Array(20..<40), (0..<40).filter { $0 % 3 != 0 }, (0..<40).reversed(),
    [50, 51, 52] + Array(0..<40), Array(0..<40) + [50, 51], [7, 3], [],
  ]

  private func cells(_ scene: any ListScene) -> [any TextCell] {
    scene.list.subviews.compactMap { $0 as? any TextCell }
      .filter { !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  /// The heights of rows in a list of their own.
  private func heights(_ list: SizingList, _ ids: [Int]) -> [String: CGFloat] {
    var heights: [String: CGFloat] = [:]
    let scene = list.scene
    for id in ids {
      scene.show(rows: [TextRow(id: id)])
      scene.list.layoutIfNeeded()
      for cell in cells(scene) { heights[cell.texts.title.text ?? ""] = cell.bounds.height }
    }
    return heights
  }

  /// Expects that the visible rows follow one another, each at its own height.
  private func check(
    _ scene: any ListScene, _ ids: [Int], _ heights: [String: CGFloat], _ comment: String
  ) {
    let cells = cells(scene)
    let titles = cells.map { $0.texts.title.text ?? "" }
    let wanted = ids.map { "Row \($0)" }
    let first = wanted.firstIndex(of: titles.first ?? "") ?? 0
    #expect(titles == Array(wanted.dropFirst(first).prefix(titles.count)), "\(comment)")
    #expect(titles.isEmpty == ids.isEmpty, "\(comment)")
    for (cell, next) in zip(cells, cells.dropFirst()) {
      #expect(abs(next.frame.minY - cell.frame.maxY) < onePixel, "\(comment)")
    }
    for (cell, title) in zip(cells, titles) {
      #expect(abs(cell.bounds.height - (heights[title] ?? 0)) < onePixel, "\(comment)")
    }
  }

  @Test(arguments: SizingList.allCases, Moment.allCases)
  func rowsSetDuringDisplayCallbacksAreShown(list: SizingList, moment: Moment) async {
    let heights = heights(list, Array(0..<60))
    for (number, ids) in Self.changes.enumerated() {
      for times in [1, 2, 5, 8, 13] {
        let scene = list.scene
        var isSet = false
        let teller = Teller(moment, times) {
          isSet = true
          scene.show(rows: ids.map { TextRow(id: $0) })
        }
        scene.setDelegate(teller)
        scene.show(rows: (0..<40).map { TextRow(id: $0) })
        scene.list.layoutIfNeeded()
        for step in 1...16 {
          // A reload replaces all cells.
          if step % 5 == 1 { scene.reloadData() }
          scene.list.contentOffset.y = min(
            CGFloat(step) * 55, max(0, scene.list.contentSize.height - scene.list.bounds.height))
          scene.list.layoutIfNeeded()
          for _ in 0..<5 { await Task.yield() }
          scene.list.layoutIfNeeded()
          check(
            scene, isSet ? ids : Array(0..<40), heights,
            "change \(number), told \(times) times, step \(step)")
        }
        #expect(isSet)
      }
    }
  }
}
