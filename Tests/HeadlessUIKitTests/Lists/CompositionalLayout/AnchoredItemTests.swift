import Foundation
import Testing

@testable import HeadlessUIKit

/// Views that are anchored to items and groups, and the spacing around these.
@MainActor
struct AnchoredItemTests {
  typealias Length = NSCollectionLayoutDimension

  private func size(_ width: Length, _ height: Length) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private var badgeSize: NSCollectionLayoutSize { size(.absolute(20), .absolute(10)) }

  private func badge(
    _ anchor: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil,
    kind: String = "badge", _ size: NSCollectionLayoutSize? = nil
  ) -> NSCollectionLayoutSupplementaryItem {
    let size = size ?? badgeSize
    guard let own else {
      return NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: kind, containerAnchor: anchor)
    }
    return NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: kind, containerAnchor: anchor, itemAnchor: own)
  }

  /// Items of 80 × 40 points in groups of four, each with its badges.
  private func section(
    _ badges: [NSCollectionLayoutSupplementaryItem] = []
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: badges)
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item]))
  }

  private func scene(
    _ counts: [Int], _ section: NSCollectionLayoutSection, rightToLeft: Bool = false
  ) -> CollectionScene {
    let scene = CollectionScene(counts.map { (0..<$0).map { "\($0)" } })
    for kind in ["badge", "group"] {
      scene.collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    if rightToLeft { scene.collection.semanticContentAttribute = .forceRightToLeft }
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    scene.layOut()
    return scene
  }

  private func place(
    _ scene: CollectionScene, _ item: Int, section: Int = 0, kind: String = "badge"
  ) -> String? {
    let path = IndexPath(item: item, section: section)
    return scene.collection.supplementaryView(forElementKind: kind, at: path)
      .map { Headless.numbers($0.convert($0.bounds, to: scene.collection)) }
  }

  @Test(
    arguments: [
      ([], "30 15"), ([.top], "30 0"), ([.top, .leading], "0 0"), ([.leading], "0 15"),
      ([.bottom, .leading], "0 30"), ([.bottom], "30 30"), ([.bottom, .trailing], "60 30"),
      ([.trailing], "60 15"), ([.top, .trailing], "60 0"), (.all, "30 15"),
    ] as [(NSDirectionalRectEdge, String)])
  func anchorEdgesPlaceTheView(edges: NSDirectionalRectEdge, origin: String) {
    let scene = scene([2], section([badge(NSCollectionLayoutAnchor(edges: edges))]))
    #expect(place(scene, 0) == "\(origin) 20 10")
  }

  @Test func anchorOffsetIsAbsoluteOrFractional() {
    let points = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: -5))
    #expect(points.isAbsoluteOffset && !points.isFractionalOffset)
    #expect(place(scene([2], section([badge(points)])), 1) == "145 -5 20 10")
    let lengths = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    #expect(lengths.isFractionalOffset && !lengths.isAbsoluteOffset)
    #expect(place(scene([2], section([badge(lengths)])), 1) == "150 -5 20 10")
  }

  @Test func itemAnchorAlignsWithContainerAnchor() {
    let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    let center = NSCollectionLayoutAnchor(edges: [])
    let below = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0, y: 1))
    #expect(place(scene([1], section([badge(corner, center)])), 0) == "70 -5 20 10")
    #expect(place(scene([1], section([badge(corner, below)])), 0) == "70 -10 20 10")
  }

  @Test func fractionalSizeIsRelativeToItsItem() {
    let anchor = NSCollectionLayoutAnchor(edges: [.bottom, .leading])
    let wide = size(.fractionalWidth(0.5), .fractionalHeight(0.25))
    #expect(place(scene([2], section([badge(anchor, nil, wide)])), 1) == "80 30 40 10")
  }

  @Test func anchoredViewRespectsItemInsets() {
    let section = section([badge(NSCollectionLayoutAnchor(edges: [.top, .leading]))])
    section.group.subitems[0].contentInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 6, bottom: 0, trailing: 0)
    #expect(place(scene([1], section), 0) == "6 4 20 10")
  }

  @Test func rightToLeftMirrorsAnchoredView() {
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: 0))
    let scene = scene([2], section([badge(anchor)]), rightToLeft: true)
    #expect(place(scene, 0) == "235 0 20 10")
  }

  @Test func anchoredViewIsVisibleWithItsItem() {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    let scene = scene([100, 400], section([badge(anchor)]))
    let seen = {
      scene.collection.indexPathsForVisibleSupplementaryElements(ofKind: "badge").sorted()
    }
    #expect(seen() == scene.collection.indexPathsForVisibleItems.sorted())
    scene.collection.contentOffset.y = 2000
    scene.layOut()
    #expect(seen() == scene.collection.indexPathsForVisibleItems.sorted())
    let attributes = scene.collection.layoutAttributesForSupplementaryElement(
      ofKind: "badge", at: IndexPath(item: 399, section: 1))
    #expect(attributes?.frame == CGRect(x: 300, y: 4960, width: 20, height: 10))
    #expect(
      scene.collection.layoutAttributesForSupplementaryElement(
        ofKind: "badge", at: IndexPath(item: 400, section: 1)) == nil)
  }

  @Test func groupSupplementariesAreIndexedByGroup() {
    let section = section()
    section.group.supplementaryItems = [
      badge(NSCollectionLayoutAnchor(edges: .bottom), kind: "group")
    ]
    section.interGroupSpacing = 10
    let scene = scene([9], section)
    #expect(place(scene, 0, kind: "group") == "150 30 20 10")
    #expect(place(scene, 1, kind: "group") == "150 80 20 10")
    #expect(place(scene, 2, kind: "group") == "150 130 20 10")
    #expect(place(scene, 3, kind: "group") == nil)
  }

  private final class Wide: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 33, height: 22)
      return layoutAttributes
    }
  }

  @Test func estimatedAnchoredViewSizesItself() {
    let anchor = NSCollectionLayoutAnchor(edges: [.bottom, .trailing])
    let own = badge(anchor, nil, size(.estimated(5), .estimated(5)))
    let scene = CollectionScene([["a", "b"]])
    scene.collection.register(
      Wide.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "title")
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: section([own]))
    scene.layOut()
    #expect(place(scene, 1) == "127 18 33 22")
  }

  @Test func anchoredViewScrollsWithItsOrthogonalSection() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
      supplementaryItems: [badge(NSCollectionLayoutAnchor(edges: [.top, .leading]))])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(40)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let scene = scene([9], section)
    let cell = scene.collection.cellForItem(at: IndexPath(item: 1, section: 0))
    let view = scene.collection.supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 1, section: 0))
    #expect(cell != nil && cell?.superview !== scene.collection)
    #expect(view?.superview === cell?.superview && view?.frame.minX == cell?.frame.minX)
    #expect(place(scene, 1) == "200 0 20 10")
  }

  // MARK: Edge spacing

  private func spacing(
    _ leading: NSCollectionLayoutSpacing? = nil, _ top: NSCollectionLayoutSpacing? = nil,
    _ trailing: NSCollectionLayoutSpacing? = nil, _ bottom: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  private func row(_ edges: NSCollectionLayoutEdgeSpacing) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(20)))
    item.edgeSpacing = edges
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item]))
  }

  @Test func fixedEdgeSpacingTakesSpace() {
    let fixed = spacing(.fixed(10), .fixed(6), .fixed(30))
    #expect(
      scene([4], row(fixed)).frames
        == ["10 6 60 20", "110 6 60 20", "210 6 60 20", "10 46 60 20"])
  }

  @Test func flexibleEdgeSpacingSharesTheRest() {
    #expect(
      scene([2], row(spacing(.flexible(0), .flexible(0), .flexible(0), .flexible(0)))).frames
        == ["50 10 60 20", "210 10 60 20"])
    #expect(
      scene([2], row(spacing(.flexible(10), nil, nil, .flexible(5)))).frames
        == ["100 0 60 20", "260 0 60 20"])
    let both = row(spacing(nil, .flexible(2), .flexible(0)))
    both.group.interItemSpacing = .flexible(20)
    #expect(scene([2], both).frames == ["0 20 60 20", "200 20 60 20"])
  }

  @Test func groupEdgeSpacingInsetsGroup() {
    let section = row(spacing())
    let narrow = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(20)), subitems: section.group.subitems)
    narrow.edgeSpacing = spacing(.flexible(0), .fixed(5), .flexible(0), .fixed(7))
    #expect(
      scene([3], NSCollectionLayoutSection(group: narrow)).frames
        == ["100 5 60 20", "160 5 60 20", "100 37 60 20"])
  }

  @Test func estimatedGroupIncludesItemEdgeSpacing() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(20)))
    item.edgeSpacing = spacing(.fixed(1), .fixed(2), .fixed(3), .fixed(4))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.estimated(10), .estimated(10)), subitems: [item, item])
    let scene = scene([4], NSCollectionLayoutSection(group: group))
    #expect(scene.frames == ["1 2 60 20", "65 2 60 20", "1 28 60 20", "65 28 60 20"])
  }

  // MARK: Sides

  private func side(
    _ alignment: NSRectAlignment, _ size: NSCollectionLayoutSize, extends: Bool = true
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "badge", alignment: alignment)
    item.extendsBoundary = extends
    return item
  }

  @Test func sideBoundaryItemNarrowsItsSection() {
    let section = section()
    section.boundarySupplementaryItems = [side(.leading, size(.absolute(40), .absolute(30)))]
    let leading = scene([5], section)
    #expect(place(leading, 0) == "0 25 40 30")
    #expect(
      leading.frames == ["40 0 70 40", "110 0 70 40", "180 0 70 40", "250 0 70 40", "40 40 70 40"])
    section.boundarySupplementaryItems = [side(.trailing, size(.absolute(40), .absolute(100)))]
    let trailing = scene([5], section)
    #expect(place(trailing, 0) == "280 0 40 100")
    #expect(trailing.frames.first == "0 0 70 40" && trailing.collection.contentSize.height == 100)
    let over = [side(.leading, size(.absolute(40), .absolute(30)), extends: false)]
    section.boundarySupplementaryItems = over
    #expect(scene([5], section).frames.first == "0 0 80 40")
  }

  @Test func sideBoundaryItemOfLayoutNarrowsEverySection() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [side(.leading, size(.absolute(40), .absolute(20)))]
    let scene = CollectionScene([["a"], ["b"]])
    scene.collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
      withReuseIdentifier: "title")
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: section(), configuration: configuration)
    scene.layOut()
    #expect(scene.frames == ["40 0 70 40", "40 40 70 40"])
    let view = scene.collection.supplementaryView(forElementKind: "badge", at: IndexPath(index: 0))
    #expect(view.map { Headless.numbers($0.frame) } == "0 30 40 20")
  }
}
