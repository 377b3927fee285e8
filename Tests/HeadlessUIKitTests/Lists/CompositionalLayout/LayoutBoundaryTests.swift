import Foundation
import Testing

@testable import HeadlessUIKit

/// Boundary items of a whole layout, and of its sections after updates.
@MainActor
struct LayoutBoundaryTests {
  private func size(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
  }

  private func section() -> NSCollectionLayoutSection {
    let row = size(.absolute(40))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
  }

  private func boundary(
    _ kind: String, _ height: NSCollectionLayoutDimension, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(height), elementKind: kind, alignment: alignment)
  }

  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func scene(
    _ sections: [[String]], _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    _ section: NSCollectionLayoutSection? = nil
  ) -> CollectionScene {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = items
    configuration.interSectionSpacing = 6
    let scene = CollectionScene(sections)
    for kind in [header, footer] {
      scene.collection.register(
        TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: section ?? self.section(), configuration: configuration)
    scene.layOut()
    return scene
  }

  private func place(_ kind: String, _ path: IndexPath, _ scene: CollectionScene) -> String? {
    scene.collection.supplementaryView(forElementKind: kind, at: path).map {
      Headless.numbers($0.frame)
    }
  }

  @Test func layoutBoundaryItemsSurroundAllSections() {
    let items = [boundary(header, .absolute(30), .top), boundary(header, .absolute(20), .top)]
    let scene = scene(
      [["a"], ["b", "c"]], items + [boundary(footer, .absolute(10), .bottom)])
    #expect(scene.frames == ["0 50 320 40", "0 96 320 40", "0 136 320 40"])
    #expect(place(header, IndexPath(index: 0), scene) == "0 0 320 30")
    #expect(place(header, IndexPath(index: 1), scene) == "0 30 320 20")
    #expect(place(footer, IndexPath(index: 0), scene) == "0 176 320 10")
    #expect(scene.collection.contentSize.height == 186)
    let attributes = scene.collection.layoutAttributesForSupplementaryElement(
      ofKind: header, at: IndexPath(index: 1))
    #expect(attributes?.frame.minY == 30)
    #expect(
      scene.collection.indexPathsForVisibleSupplementaryElements(ofKind: header)
        == [IndexPath(index: 0), IndexPath(index: 1)])
  }

  @Test func pinnedLayoutHeaderStaysVisible() {
    let top = boundary(header, .absolute(30), .top)
    top.pinToVisibleBounds = true
    let scene = scene(.init(repeating: .init(repeating: "a", count: 10), count: 10), [top])
    scene.collection.contentOffset.y = 1000
    scene.layOut()
    #expect(place(header, IndexPath(index: 0), scene) == "0 1000 320 30")
  }

  @Test func layoutHeaderSurvivesUpdates() throws {
    let scene = scene([], [boundary(header, .absolute(30), .top)])
    let path = IndexPath(index: 0)
    let view = try #require(scene.collection.supplementaryView(forElementKind: header, at: path))
    scene.sections = [["a"]]
    scene.collection.insertSections([0])
    scene.layOut()
    #expect(scene.collection.supplementaryView(forElementKind: header, at: path) === view)
    #expect(scene.frames == ["0 30 320 40"])
  }

  @Test func estimatedBoundaryItemsSizeThemselves() {
    let section = section()
    section.boundarySupplementaryItems = [boundary(header, .estimated(90), .top)]
    let scene = scene([["a"], ["b"]], [boundary(footer, .estimated(90), .bottom)], section)
    let places = ["0 0 320 24", "0 70 320 24"]
    #expect([place(header, [0, 0], scene), place(header, [1, 0], scene)] == places)
    #expect(place(footer, IndexPath(index: 0), scene) == "0 134 320 24")
    scene.sections[1].append("c")
    scene.collection.insertItems(at: [[1, 1]])
    scene.layOut()
    #expect([place(header, [0, 0], scene), place(header, [1, 0], scene)] == places)
    #expect(place(footer, IndexPath(index: 0), scene) == "0 174 320 24")
  }
}

private final class TitleView: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 24
    return layoutAttributes
  }
}
