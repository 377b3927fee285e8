import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Groups hold as many items as fit, once the items have been asked for their sizes.
@MainActor
struct MeasuredGroupTests {
  private final class Tag: UICollectionViewCell {
    var width: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.width = width
      return layoutAttributes
    }
  }

  private final class Tags: NSObject, UICollectionViewDataSource {
    var widths: [CGFloat] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { widths.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      (cell as? Tag)?.width = widths[indexPath.item]
      return cell
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))

  private func collection(_ tags: Tags, estimate: CGFloat) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(estimate), heightDimension: .absolute(32))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    group.interItemSpacing = .fixed(8)
    let collection = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    collection.register(Tag.self, forCellWithReuseIdentifier: "tag")
    collection.dataSource = tags
    window.addSubview(collection)
    window.isHidden = false
    window.layoutIfNeeded()
    return collection
  }

  private func frames(_ collection: UICollectionView) -> [CGRect] {
    (0..<collection.numberOfItems(inSection: 0)).compactMap {
      collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  /// Returns frames one after another, with a new line where one has no room.
  private func lines(_ widths: [CGFloat]) -> [CGRect] {
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    return widths.map { width in
      if x > 0, x + width > 320 { (x, y) = (0, y + 32) }
      defer { x += width + 8 }
      return CGRect(x: x, y: y, width: width, height: 32)
    }
  }

  /// This holds for every estimate.
  @Test(arguments: [20, 60, 100, 200, 320] as [CGFloat])
  func linesBreakByItemWidths(estimate: CGFloat) {
    let tags = Tags()
    tags.widths = [113, 81, 88, 111, 70, 70, 116, 300, 10, 10, 320, 5]
    let collection = collection(tags, estimate: estimate)
    #expect(frames(collection) == lines(tags.widths))
  }

  /// A group takes in the items that now fit, and gives up those that don't.
  @Test func changedItemsRebreakTheLines() {
    var generator = SeededGenerator(seed: 7)
    let tags = Tags()
    tags.widths = (0..<20).map { _ in CGFloat(Int.random(in: 10...200, using: &generator)) }
    let collection = collection(tags, estimate: 80)
    for step in 0..<60 {
      let item = Int.random(in: 0..<20, using: &generator)
      tags.widths[item] = CGFloat(Int.random(in: 10...200, using: &generator))
      collection.reloadItems(at: [IndexPath(item: item, section: 0)])
      window.layoutIfNeeded()
      #expect(frames(collection) == lines(tags.widths), "seed 7, step \(step)")
    }
  }
}
