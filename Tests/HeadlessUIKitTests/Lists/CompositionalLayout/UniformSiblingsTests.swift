import Foundation
import HeadlessUIKit
import Testing

/// Items that are as large as their largest sibling.
@MainActor
struct UniformSiblingsTests {
  private final class Card: UICollectionViewCell {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  private final class Cards: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat] = []
    var asked = 0

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { heights.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
      (cell as? Card)?.height = heights[indexPath.item]
      return cell
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let cards = Cards()

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private var item: NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 44)))
  }

  private func show(_ heights: [CGFloat], _ section: NSCollectionLayoutSection) -> UICollectionView
  {
    cards.heights = heights
    let collection = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collection.register(Card.self, forCellWithReuseIdentifier: "card")
    collection.contentInsetAdjustmentBehavior = .never
    collection.dataSource = cards
    window.addSubview(collection)
    window.isHidden = false
    window.layoutIfNeeded()
    return collection
  }

  private func heights(_ collection: UICollectionView) -> [CGFloat] {
    window.layoutIfNeeded()
    return cards.heights.indices.compactMap {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height
    }
  }

  @Test func uniformDimensionIsEstimated() {
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44)
    #expect(uniform.isUniformAcrossSiblings && uniform.isEstimated && uniform.dimension == 44)
    #expect(!NSCollectionLayoutDimension.estimated(44).isUniformAcrossSiblings)
  }

  /// Each row has the height of its tallest item, however that item changes.
  @Test func rowIsAsTallAsItsTallestItem() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitem: item, count: 3)
    let collection = show([30, 80, 50, 20, 25, 60, 10], NSCollectionLayoutSection(group: group))
    #expect(heights(collection) == [80, 80, 80, 60, 60, 60, 10])
    #expect(collection.contentSize.height == 150)
    cards.heights[1] = 40
    collection.reloadItems(at: [IndexPath(item: 1, section: 0)])
    #expect(heights(collection) == [50, 50, 50, 60, 60, 60, 10])
    cards.heights.remove(at: 5)
    collection.deleteItems(at: [IndexPath(item: 5, section: 0)])
    #expect(heights(collection) == [50, 50, 50, 25, 25, 25])
  }

  /// A uniform dimension of a group applies to its whole section: items out of sight are measured,
  /// once each.
  @Test func sectionIsAsTallAsItsTallestItem() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(150), .uniformAcrossSiblings(estimate: 44)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let collection = show([30, 80, 50, 20, 25, 60, 120], section)
    #expect(heights(collection) == Array(repeating: 120, count: 7))
    #expect(collection.contentSize.height == 120 && cards.asked == 7)
    #expect(collection.visibleCells.count < 7)
    collection.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(cards.asked == 7)
    cards.heights.removeLast()
    collection.deleteItems(at: [IndexPath(item: 6, section: 0)])
    #expect(heights(collection) == Array(repeating: 80, count: 6))
  }

  /// Siblings with plain estimates count, but keep their own size.
  @Test func estimatedSiblingIsNotStretched() {
    let estimated = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .estimated(44)))
    let uniform = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [estimated, uniform])
    let collection = show([70, 30, 20, 40], NSCollectionLayoutSection(group: group))
    #expect(heights(collection) == [70, 70, 20, 40])
  }
}
