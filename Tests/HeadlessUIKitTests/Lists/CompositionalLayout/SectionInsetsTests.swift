import Foundation
import Testing

@testable import HeadlessUIKit

/// The references for section insets.
@MainActor
struct SectionInsetsTests {
  /// A collection 1100 points wide with a safe area inset of 40 points on the left and 10 on the
  /// right. The margins add 25 and 15 points.
  private func scene(
    _ layout: UICollectionViewLayout, isRightToLeft: Bool = false
  ) -> CollectionScene {
    let size = CGSize(width: 1100, height: 300)
    let scene = CollectionScene([["a"]], size: size)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    scene.window.rootViewController = controller
    controller.view.addSubview(scene.collection)
    if isRightToLeft { scene.collection.semanticContentAttribute = .forceRightToLeft }
    scene.collection.layoutMargins = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 15)
    scene.collection.collectionViewLayout = layout
    scene.layOut()
    return scene
  }

  private func section(_ reference: UIContentInsetsReference) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 3, bottom: 5, trailing: 2)
    section.contentInsetsReference = reference
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  private func header(_ scene: CollectionScene) -> String? {
    scene.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]
    ).map { Headless.numbers($0.frame) }
  }

  @Test(
    arguments: [
      (.automatic, "43 45 1045 40"), (.safeArea, "43 45 1045 40"), (.none, "3 45 1095 40"),
      (.layoutMargins, "68 45 1005 40"), (.readableContent, "93 45 915 40"),
    ] as [(UIContentInsetsReference, String)])
  func sectionInsetsStartAtTheirReference(reference: UIContentInsetsReference, frame: String) {
    let scene = scene(UICollectionViewCompositionalLayout(section: section(reference)))
    #expect(scene.frames == [frame])
    #expect(header(scene) == frame.replacingOccurrences(of: " 45 ", with: " 0 "))
    #expect(scene.collection.contentSize == CGSize(width: 1100, height: 90))
  }

  @Test func automaticSectionsUseTheConfigurationsReference() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .none
    let layout = UICollectionViewCompositionalLayout(
      section: section(.automatic), configuration: configuration)
    #expect(scene(layout).frames == ["3 45 1095 40"])
  }

  @Test func headersCanHaveTheirOwnReference() {
    let section = section(.layoutMargins)
    section.supplementaryContentInsetsReference = .none
    #expect(header(scene(UICollectionViewCompositionalLayout(section: section))) == "3 0 1095 40")
    section.supplementariesFollowContentInsets = false
    #expect(header(scene(UICollectionViewCompositionalLayout(section: section))) == "0 0 1100 40")
  }

  @Test func rightToLeftMirrorsInsets() {
    let layout = UICollectionViewCompositionalLayout(section: section(.safeArea))
    #expect(scene(layout, isRightToLeft: true).frames == ["42 45 1045 40"])
  }

  @Test func contentInsetIsNotCountedTwice() {
    for behavior: UIScrollView.ContentInsetAdjustmentBehavior in [.always, .never] {
      let scene = scene(UICollectionViewCompositionalLayout(section: section(.safeArea)))
      scene.collection.contentInsetAdjustmentBehavior = behavior
      scene.collection.contentInset.left = 100
      scene.collection.collectionViewLayout.invalidateLayout()
      scene.layOut()
      // The content inset is 100 points, or 140 with the safe area.
      #expect(scene.collection.visibleCells.map(\.frame.minX) == [0])
      let width: CGFloat = behavior == .always ? 1100 - 150 - 2 : 1100 - 100 - 12
      #expect(scene.collection.visibleCells.map(\.frame.width) == [width])
    }
  }

  @Test func safeAreaChangeMovesSections() {
    let scene = scene(UICollectionViewCompositionalLayout(section: section(.safeArea)))
    scene.window.rootViewController?.additionalSafeAreaInsets = .zero
    scene.layOut()
    #expect(scene.frames == ["3 45 1095 40"])
  }

  @Test func orthogonalSectionsSpanTheFullWidth() throws {
    let section = section(.safeArea)
    section.orthogonalScrollingBehavior = .continuous
    let scene = scene(UICollectionViewCompositionalLayout(section: section))
    let cell = try #require(scene.collection.visibleCells.first)
    #expect(Headless.numbers(cell.frame) == "43 0 1045 40")
    #expect(cell.superview.map { Headless.numbers($0.frame) } == "0 45 1100 40")
  }

  @Test func flowLayoutInsetsCoverTheContentInset() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 2)
    layout.sectionInsetReference = .fromSafeArea
    let scene = scene(layout)
    #expect(scene.frames == ["43 0 300 40"])
    scene.collection.contentInsetAdjustmentBehavior = .always
    layout.invalidateLayout()
    scene.layOut()
    #expect(scene.frames == ["3 0 300 40"] && scene.collection.adjustedContentInset.left == 40)
  }
}
