import Foundation
import Testing

@testable import HeadlessUIKit

/// Scrolling to a row with only an estimated height, past others with only estimated heights.
@MainActor
struct EstimatedTargetTests {
  private final class Texts: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let count: Int
    let words: (Int) -> Int

    init(_ count: Int, words: @escaping (Int) -> Int) {
      self.count = count
      self.words = words
    }

    private func text(_ row: Int) -> String {
      (0..<words(row)).map { "word\($0)" }.joined(separator: " ")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = text(path.row)
      cell.contentConfiguration = content
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      if let cell = cell as? UICollectionViewListCell {
        var content = cell.defaultContentConfiguration()
        content.text = text(path.item)
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  private static let lengths: [@Sendable (Int) -> Int] = [
    { $0 < 20 ? 1 : 60 }, { $0 < 20 ? 60 : 1 }, { 1 + 2 * $0 }, { 1 + 7 * $0 % 40 }, { _ in 90 },
  ]

  /// A row at an end of the content may be anywhere between that end and its place.
  private func isAtItsPlace(_ frame: CGRect, isAtTop: Bool, in list: UIScrollView) -> Bool {
    let visible = list.bounds
    let way = isAtTop ? frame.minY - visible.minY : frame.maxY - visible.maxY
    let isAtEnd = isAtTop ? visible.maxY >= list.contentSize.height - 1 : visible.minY <= 1
    return abs(way) < 1 || isAtEnd && visible.insetBy(dx: 0, dy: -1).contains(frame)
  }

  @Test(arguments: 0..<5, [39, 30, 20, 3])
  func scrollToRowEndsAtItsTarget(kind: Int, row: Int) {
    let path = IndexPath(row: row, section: 0)
    for isAtTop in [false, true] {
      for isAnimated in [false, true] {
        let texts = Texts(40, words: Self.lengths[kind])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = texts
        let collection = UICollectionView(
          frame: table.frame,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: .init(appearance: .plain)))
        collection.register(
          UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = texts
        let window = UIWindow(frame: table.frame)
        for list in [table, collection] as [UIScrollView] {
          list.contentInsetAdjustmentBehavior = .never
          window.addSubview(list)
        }
        window.isHidden = false
        window.layoutIfNeeded()
        table.scrollToRow(at: path, at: isAtTop ? .top : .bottom, animated: isAnimated)
        collection.scrollToItem(at: path, at: isAtTop ? .top : .bottom, animated: isAnimated)
        window.layoutIfNeeded()
        let what = "row \(row) at the \(isAtTop ? "top" : "bottom"), \(isAnimated)"
        #expect(
          isAtItsPlace(table.rectForRow(at: path), isAtTop: isAtTop, in: table), "\(what), table")
        let frame = collection.layoutAttributesForItem(at: path)?.frame ?? .zero
        #expect(isAtItsPlace(frame, isAtTop: isAtTop, in: collection), "\(what), collection")
      }
    }
  }
}
