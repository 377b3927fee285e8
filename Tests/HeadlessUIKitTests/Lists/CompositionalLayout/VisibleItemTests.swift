import Foundation
import Testing

@testable import HeadlessUIKit

/// Changes that a section makes to its visible items before they are shown.
@MainActor
struct VisibleItemTests {
  /// What handlers have heard: the distances of items from the middle of the visible area, and the
  /// offset.
  private final class Hearing {
    var middles: [[CGFloat]] = []
    var offsets: [CGPoint] = []
  }

  private func carousel(isRightToLeft: Bool = false) -> (OrthogonalScene, Hearing) {
    let scene = OrthogonalScene([9, 1], .groupPaging, isRightToLeft: isRightToLeft)
    let hearing = Hearing()
    let section = scene.section(.groupPaging)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let width = environment.container.contentSize.width
      hearing.middles.append(items.map { $0.frame.midX - offset.x - width / 2 })
      hearing.offsets.append(offset)
      for item in items {
        let distance = abs(item.frame.midX - offset.x - width / 2)
        item.alpha = 1 - distance / 1000
        item.transform = CGAffineTransform(scaleX: 1 - distance / 320, y: 1 - distance / 320)
        item.zIndex = item.indexPath.item + 7
        item.center.y += 1
      }
    }
    let other = scene.section(.continuous)
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? section : other
    }
    scene.layOut()
    return (scene, hearing)
  }

  @Test(arguments: [false, true])
  func handlerChangesVisibleItems(isRightToLeft: Bool) throws {
    let (scene, hearing) = carousel(isRightToLeft: isRightToLeft)
    #expect(hearing.middles.last == [-90, 20, 130] && hearing.offsets.last == .zero)
    let cells = scene.collection.visibleCells
    let middles: [CGFloat] = [90, 20, 130]
    #expect(cells.prefix(3).map(\.alpha) == middles.map { CGFloat(Float(1 - $0 / 1000)) })
    #expect(cells.prefix(3).map(\.transform.a) == middles.map { 1 - $0 / 320 })
    #expect(cells.map(\.layer.zPosition) == [7, 8, 9, 0] && cells[3].alpha == 1)
    let centers = cells.map { scene.collection.convert($0.center, from: $0.superview).y }
    #expect(centers == [26, 26, 26, 75])
    let scroller = try #require(scene.scroller(of: 0))
    Headless.scroll(scroller, by: CGPoint(x: isRightToLeft ? -110 : 110, y: 0))
    #expect(hearing.offsets.last == CGPoint(x: 110, y: 0))
    #expect(hearing.middles.last == [-200, -90, 20, 130])
    #expect(scene.collection.cellForItem(at: [0, 2])?.alpha == CGFloat(Float(0.98)))
  }

  @Test func handlerOfPlainSectionHearsCollectionOffset() {
    let scene = OrthogonalScene([40])
    let section = scene.section(.none)
    var heard: (items: [IndexPath], offset: CGPoint)?
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      heard = (items.map(\.indexPath), offset)
      for item in items where item.representedElementCategory == .cell {
        item.isHidden = item.indexPath.item == 12
      }
    }
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    scene.layOut()
    scene.collection.contentOffset.y = 500
    scene.layOut()
    #expect(heard?.offset == CGPoint(x: 0, y: 500))
    let paths = (10...19).map { IndexPath(item: $0, section: 0) }
    #expect(heard?.items == paths)
    let hidden = scene.collection.visibleCells.map(\.isHidden)
    #expect(hidden == paths.map { $0.item == 12 })
  }

  @Test func handlerReceivesSupplementaryKinds() {
    let scene = CollectionScene([["a"]])
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let kind = UICollectionView.elementKindSectionHeader
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: .top)
    ]
    var heard: [String?] = []
    section.visibleItemsInvalidationHandler = { items, _, _ in
      heard = items.map(\.representedElementKind)
    }
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    scene.layOut()
    #expect(heard == [nil, kind])
  }

  /// The visible items stay where they are, and nothing scrolls.
  @Test(
    arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .continuous],
    [NSLayoutConstraint.Axis.vertical, .horizontal])
  func handlerHearsOfContentSizeChanges(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, axis: NSLayoutConstraint.Axis
  ) {
    for isRightToLeft in [false, true] {
      let scene = OrthogonalScene([40], axis: axis, isRightToLeft: isRightToLeft, estimates: true)
      let section = scene.section(behavior)
      var calls = 0
      section.visibleItemsInvalidationHandler = { _, _, _ in calls += 1 }
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = axis == .vertical ? .vertical : .horizontal
      scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
        section: section, configuration: configuration)
      scene.layOut()
      let far = (40..<50).map { IndexPath(item: $0, section: 0) }
      let seen = scene.collection.indexPathsForVisibleItems
      func hears(_ change: (UICollectionView) -> Void) -> Bool {
        calls = 0
        change(scene.collection)
        scene.layOut()
        return calls > 0 && scene.collection.indexPathsForVisibleItems == seen
      }
      #expect(
        hears {
          scene.counts[0] += 10
          $0.insertItems(at: far)
        })
      #expect(hears { $0.reloadItems(at: [far[0]]) })
      #expect(
        hears {
          scene.counts[0] -= 10
          $0.deleteItems(at: far)
        })
      #expect(hears { $0.collectionViewLayout.invalidateLayout() })
      #expect(!hears { _ in })
    }
  }
}
