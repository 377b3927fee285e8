import HeadlessUIKit
import TestSupport
import Testing

/// Cells and delegates that return infinite sizes or NaN: the list is still laid out.
@MainActor
struct NonFiniteCellSizeTests {
  nonisolated static let lengths: [CGFloat] = [.infinity, .nan]

  private final class Row: UITableViewCell {
    static var height: CGFloat = 0
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: Self.height) }
  }

  private final class Item: UICollectionViewCell {
    static var height: CGFloat = 0
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = Self.height
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  private final class Delegate: NSObject, UITableViewDelegate {
    let height: CGFloat
    init(_ height: CGFloat) { self.height = height }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
  }

  @Test(arguments: lengths, [false, true])
  func nonFiniteRowHeightsFallBackToStandard(height: CGFloat, byDelegate: Bool) {
    let (table, source) = (UITableView(), Source())
    let delegate = Delegate(height)
    Row.height = byDelegate ? 44 : height
    let log = complaints {
      table.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
      table.register(Row.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      if byDelegate { table.delegate = delegate }
      table.layoutIfNeeded()
    }
    let heights = table.visibleCells.map(\.frame.height)
    #expect(heights.count == 2 && heights.allSatisfy { (40...60).contains($0) }, "\(heights)")
    #expect(log.allSatisfy { $0.contains("is not finite: the old value stays") } && !log.isEmpty)
  }

  @Test(arguments: lengths)
  func nonFiniteItemSizesKeepTheEstimate(height: CGFloat) {
    let (flow, source) = (UICollectionViewFlowLayout(), Source())
    flow.estimatedItemSize = CGSize(width: 60, height: 40)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 800), collectionViewLayout: flow)
    Item.height = height
    let log = complaints {
      collection.register(Item.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = source
      collection.layoutIfNeeded()
    }
    #expect(collection.visibleCells.map(\.frame.height) == [40, 40])
    // Attributes report values that they can't have; the view that asked reports all others.
    let told = log.filter { $0.contains("preferred size") || $0.contains("is not finite") }
    #expect(log.count == 2 && told == log)
  }
}
