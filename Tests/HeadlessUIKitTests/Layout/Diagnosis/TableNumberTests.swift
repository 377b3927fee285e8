import Foundation
import Testing

@testable import HeadlessUIKit

/// Heights that no table can be laid out with. Each is reported once, and visible rows have places.
@MainActor
struct TableNumberTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heights: (row: CGFloat, header: CGFloat, footer: CGFloat) = (-1, -1, -1)

    func numberOfSections(in tableView: UITableView) -> Int { 20 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "a"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "b"
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights.row
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      heights.header
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      heights.footer
    }
  }

  nonisolated private static let numbers: [CGFloat] = [
    .nan, .infinity, .greatestFiniteMagnitude, 1e300,
  ]

  private func messages(_ change: (UITableView, Source) -> Void) -> [String] {
    let (table, source) = (UITableView(frame: .zero, style: .grouped), Source())
    return collectingLog {
      table.dataSource = source
      table.delegate = source
      change(table, source)
      let window = Headless.host(table, in: .init(size: CGSize(width: 320, height: 480)))
      for _ in 0..<20 {
        table.contentOffset.y += 400
        window.layoutIfNeeded()
      }
      let frames = table.subviews.map(\.frame)
      let all = frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      #expect(all.filter { !$0.isFinite } == [], "\(frames)")
      #expect(table.contentSize.height.isFinite)
    }
  }

  /// Rows that are too high make the content too high, which may be reported besides.
  private func expectOnce(_ name: String, _ number: CGFloat, _ messages: [String]) {
    let told = messages.filter { $0.hasPrefix("The \(name) ") }
    let rest = messages.filter { !told.contains($0) }
    #expect(told.count == 1, "\(messages)")
    #expect(rest.count <= (number.isFinite ? 1 : 0), "\(name) \(number) \(rest)")
  }

  @Test(arguments: numbers) func badDelegateHeightsAreLoggedOnce(number: CGFloat) {
    for estimate in [UITableView.automaticDimension, 0] {
      let kinds: [(String, (Source) -> Void)] = [
        ("row", { $0.heights.row = number }), ("header", { $0.heights.header = number }),
        ("footer", { $0.heights.footer = number }),
      ]
      for (name, set) in kinds {
        let messages = messages {
          $0.estimatedRowHeight = estimate
          set($1)
        }
        expectOnce("height of a \(name)", number, messages)
      }
    }
  }

  private static let settings: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
    ("rowHeight", \.rowHeight), ("sectionHeaderHeight", \.sectionHeaderHeight),
    ("sectionFooterHeight", \.sectionFooterHeight), ("estimatedRowHeight", \.estimatedRowHeight),
    ("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
    ("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
    ("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
  ]

  @Test(arguments: numbers) func badTableHeightsAreLoggedOnce(number: CGFloat) {
    for (name, path) in Self.settings {
      let messages = messages { table, _ in table[keyPath: path] = number }
      expectOnce(name, number, messages)
    }
  }

  private final class Flow: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
  {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 10 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: CGFloat.nan, height: 10) }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { .infinity }
  }

  @Test func badFlowDelegateNumbersAreLoggedOnce() {
    let flow = Flow()
    let messages = collectingLog {
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = flow
      list.delegate = flow
      let window = Headless.host(list, in: .init(size: CGSize(width: 320, height: 480)))
      list.contentOffset.y = 500
      list.collectionViewLayout.invalidateLayout()
      window.layoutIfNeeded()
    }
    #expect(messages.count == 2, "\(messages)")
  }
}
