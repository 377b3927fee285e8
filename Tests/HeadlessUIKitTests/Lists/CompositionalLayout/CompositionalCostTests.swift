import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a compositional layout computes again when cells want other sizes.
@MainActor
struct CompositionalCostTests {
  private final class Count {
    var groups = 0
    var sections = 0
  }

  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let item = layoutAttributes.indexPath.item
      layoutAttributes.size.height = CGFloat(20 + item * 7919 % 61) + CGFloat(item % 3) / 3
      return layoutAttributes
    }
  }

  private func size(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
  }

  /// Two items in each group, one of which sizes itself. Counts how often groups are filled.
  private func layout(_ count: Count, pinned: Bool = false) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in
      count.sections += 1
      let fixed = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(10))) { _ in
        count.groups += 1
        return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10, height: 10))]
      }
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.estimated(54)),
        subitems: [fixed, NSCollectionLayoutItem(layoutSize: size(.estimated(44)))])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 3
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = pinned
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  private func scene(
    _ counts: [Int], _ layout: UICollectionViewCompositionalLayout
  ) -> CollectionScene {
    let scene = CollectionScene(counts.map { (0..<$0).map { "\($0)" } }, cell: Cell.self)
    scene.collection.collectionViewLayout = layout
    scene.layOut()
    return scene
  }

  private func scrollToTheEnd(_ scene: CollectionScene) {
    let collection = scene.collection
    while collection.contentOffset.y + 480 < collection.contentSize.height {
      let last = collection.contentSize.height - 480
      collection.contentOffset.y = min(collection.contentOffset.y + 300, last)
      scene.layOut()
    }
  }

  @Test(arguments: [[200], [40, 40, 40, 40, 40]])
  func changedItemsRefillOnlyTheirGroups(counts: [Int]) {
    let count = Count()
    let scene = scene(counts, layout(count))
    let asked = count.sections
    scrollToTheEnd(scene)
    #expect(scene.collection.contentSize.height > 100 * 40)
    #expect(count.groups <= 4 * 100)
    #expect(count.sections == asked)
  }

  @Test func scrollingOverKnownItemsRefillsNothing() {
    let count = Count()
    let scene = scene([40], layout(count))
    scrollToTheEnd(scene)
    let filled = count.groups
    scene.collection.contentOffset = .zero
    scene.layOut()
    #expect(count.groups == filled)
  }

  /// Counts the requests for the visible elements.
  private final class AskedLayout: UICollectionViewCompositionalLayout {
    var questions = 0

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      questions += 1
      return super.layoutAttributesForElements(in: rect)
    }
  }

  @Test func tallerRowsAskTheLayoutOnceMore() {
    // No cell is lower than estimated, so none that grows brings another one into view.
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(20)))
    let layout = AskedLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size(.estimated(20)), subitems: [item])))
    let scene = scene([200], layout)
    var most = 0
    for _ in 0..<30 {
      layout.questions = 0
      scene.collection.contentOffset.y += 90
      scene.layOut()
      most = max(most, layout.questions)
    }
    #expect(most == 2)
    // A caller that requests a layout may know of changes that the layout has not been told of.
    layout.questions = 0
    scene.collection.setNeedsLayout()
    scene.layOut()
    #expect(layout.questions == 1)
  }

  @Test func equalRowsShareTheirPlace() {
    let scene = scene([9], .list(using: .init(appearance: .insetGrouped)))
    func places() -> [ObjectIdentifier] {
      (0..<9).compactMap { item in
        scene.collection.cellForItem(at: IndexPath(item: item, section: 0))?.listPlace
      }.map(ObjectIdentifier.init)
    }
    let before = places()
    #expect(before.count == 9 && Set(before).count == 3 && Set(before[1..<8]).count == 1)
    scene.collection.contentOffset.y += 5
    scene.layOut()
    #expect(places() == before)
  }

  @Test func partialAndFullLayoutAgree() {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<12 {
      let scene = scene([30, 0, 25, 7], layout(Count(), pinned: round % 2 == 0))
      let (collection, layout) = (scene.collection, scene.collection.collectionViewLayout)
      for _ in 0..<12 {
        let last = max(0, collection.contentSize.height - 480)
        collection.contentOffset.y = CGFloat.random(in: 0...last, using: &generator).rounded()
        scene.layOut()
      }
      let whole = CGRect(origin: .zero, size: collection.contentSize)
      let found = describe(layout, whole)
      layout.invalidateLayout()
      scene.layOut()
      #expect(describe(layout, whole) == found)
      #expect(collection.contentSize == whole.size)
    }
  }

  private func describe(_ layout: UICollectionViewLayout, _ rect: CGRect) -> [String] {
    (layout.layoutAttributesForElements(in: rect) ?? []).map {
      "\($0.representedElementKind ?? "") \($0.indexPath) \(Headless.numbers($0.frame))"
    }
  }
}
