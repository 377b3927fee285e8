import Foundation
import Testing

@testable import HeadlessUIKit

/// Items that are larger than estimated.
@MainActor
struct CollectionSizingTests {
  private enum Kind: CaseIterable {
    case flow, list, grid

    @MainActor var layout: UICollectionViewLayout {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
      switch self {
      case .flow:
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 320, height: 50)
        return flow
      case .list:
        return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      case .grid:
        let item = NSCollectionLayoutItem(layoutSize: size)
        return UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
      }
    }
  }

  /// A cell is asked for its size before its content is laid out at the estimated size, so that a
  /// required height contradicts nothing.
  @Test(arguments: Kind.allCases, [1000, 999] as [Float])
  private func requiredCellHeightDoesNotConflict(kind: Kind, priority: Float) {
    TallItemCell.priority = UILayoutPriority(priority)
    let scene = CollectionScene([["tall", "tall"]], cell: TallItemCell.self)
    scene.collection.collectionViewLayout = kind.layout
    let log = collectingLog {
      scene.layOut()
      scene.collection.collectionViewLayout.invalidateLayout()
      scene.layOut()
    }
    #expect(log == [])
    #expect(scene.collection.visibleCells.map(\.frame.height) == [100, 100])
    for cell in scene.collection.visibleCells {
      #expect(cell.contentView.subviews[0].frame.height == 100)
    }
  }

  /// Items that turn out to be larger while they come into view from above move the offset. The
  /// delegate hears of that, and may take the items away that are about to be shown.
  @Test func delegateMayRemoveItemsWhileTheOffsetSettles() {
    TallItemCell.priority = .required
    var removals = 0
    for distance in stride(from: 50, to: 800, by: 50 as CGFloat) {
      let scene = CollectionScene([(0..<40).map(String.init)], cell: TallItemCell.self)
      scene.flow.estimatedItemSize = CGSize(width: 320, height: 50)
      let remover = Remover(scene)
      scene.collection.delegate = remover
      scene.layOut()
      scene.collection.scrollToItem(at: [0, 39], at: .bottom, animated: false)
      scene.layOut()
      scene.collection.contentOffset.y -= distance
      remover.isAsked = true
      scene.layOut()
      guard !remover.isAsked else { continue }
      removals += 1
      #expect(remover.strays == [], "\(distance)")
      #expect(scene.collection.indexPathsForVisibleItems.max() == [0, 4])
    }
    #expect(removals > 0)
  }

  private final class Remover: NSObject, UICollectionViewDelegate {
    let scene: CollectionScene
    var isAsked = false
    /// The index paths of displayed cells for which there is no item.
    private(set) var strays: [IndexPath] = []

    init(_ scene: CollectionScene) { self.scene = scene }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard isAsked else { return }
      isAsked = false
      scene.sections[0].removeLast(35)
      scene.collection.deleteItems(at: (5..<40).map { [0, $0] })
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      if indexPath.item >= scene.sections[0].count { strays.append(indexPath) }
    }
  }

  private final class GrowingCell: UICollectionViewCell {
    static var height: CGFloat = 30

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = Self.height
      return layoutAttributes
    }
  }

  /// Invalidating a layout asks cells for their sizes again.
  @Test(arguments: Kind.allCases)
  private func invalidLayoutAsksCellsAgain(kind: Kind) {
    GrowingCell.height = 30
    let scene = CollectionScene([["a", "b"]], cell: GrowingCell.self)
    scene.collection.collectionViewLayout = kind.layout
    scene.layOut()
    GrowingCell.height = 70
    scene.collection.setNeedsLayout()
    scene.layOut()
    #expect(scene.collection.visibleCells.map(\.frame.height) == [30, 30])
    scene.collection.collectionViewLayout.invalidateLayout()
    scene.layOut()
    #expect(scene.collection.visibleCells.map(\.frame.height) == [70, 70])
  }

  /// A cell that fills the available width, and is taller the less width there is.
  private final class RoomyCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let collection = superview as? UICollectionView else { return layoutAttributes }
      let width = collection.bounds.inset(by: collection.adjustedContentInset).width
      layoutAttributes.size = CGSize(width: width, height: 9_600 / width)
      return layoutAttributes
    }
  }

  /// Insets that changed later used to take effect only when something else requested a layout.
  @Test(arguments: Kind.allCases)
  private func changedInsetsEqualInitialInsets(kind: Kind) {
    func frames(_ insets: [UIEdgeInsets]) -> [String] {
      let scene = CollectionScene([["a", "b"]], cell: RoomyCell.self)
      scene.collection.collectionViewLayout = kind.layout
      for inset in insets {
        scene.collection.contentInset = inset
        scene.layOut()
      }
      return scene.frames + ["\(scene.collection.contentSize)"]
    }
    let sides = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 50)
    let all = UIEdgeInsets(top: 10, left: 60, bottom: 40, right: 20)
    #expect(frames([.zero, sides]) == frames([sides]))
    #expect(frames([sides, .zero, all]) == frames([all]))
    #expect(frames([all, .zero]) == frames([.zero]))
    #expect(frames([sides]) != frames([.zero]))
  }

  /// A layout does not know the sizes that another layout has measured.
  @Test(arguments: Kind.allCases, Kind.allCases)
  private func newLayoutAsksCellsAgain(first: Kind, second: Kind) {
    GrowingCell.height = 30
    let scene = CollectionScene([["a", "b"]], cell: GrowingCell.self)
    for kind in [first, second] {
      scene.collection.collectionViewLayout = kind.layout
      scene.layOut()
      #expect(scene.collection.visibleCells.map(\.frame.height) == [30, 30])
    }
  }

  /// Items above that turn out to be higher than estimated don't move the visible ones.
  @Test(arguments: Kind.allCases)
  private func scrollingUpKeepsVisibleItemsInPlace(kind: Kind) {
    TallItemCell.priority = .required
    let scene = CollectionScene([Array(repeating: "tall", count: 60)], cell: TallItemCell.self)
    let collection = scene.collection
    collection.collectionViewLayout = kind.layout
    scene.layOut()
    func places() -> [IndexPath: CGFloat] {
      Dictionary(
        uniqueKeysWithValues: collection.indexPathsForVisibleItems.map { path in
          (path, (collection.cellForItem(at: path)?.frame.minY ?? 0) - collection.contentOffset.y)
        })
    }
    collection.contentOffset.y = 2000
    scene.layOut()
    while let first = collection.indexPathsForVisibleItems.first, first.item > 0 {
      let before = places()
      collection.contentOffset.y -= 30
      scene.layOut()
      for (path, place) in places() {
        if let old = before[path] { #expect(place == old + 30) }
      }
      #expect(collection.visibleCells.allSatisfy { $0.frame.height == 100 })
      guard collection.contentOffset.y > 30 else { break }
    }
    collection.contentOffset.y = 0
    scene.layOut()
    #expect(collection.cellForItem(at: [0, 0])?.frame.minY == 0)
  }
}

/// Items with wrapping texts.
@MainActor
struct ItemWidthTests {
  private enum Kind: CaseIterable {
    case list, grid, across, flow, own

    @MainActor var layout: UICollectionViewLayout {
      func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
      { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
      func section(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
      }
      switch self {
      case .list:
        return UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
      case .grid:
        return UICollectionViewCompositionalLayout(
          section: section(size(.fractionalWidth(1), .estimated(50))))
      case .across:
        let section = section(size(.fractionalWidth(0.4), .estimated(50)))
        section.orthogonalScrollingBehavior = .continuous
        return UICollectionViewCompositionalLayout(section: section)
      case .flow, .own:
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return flow
      }
    }
  }

  /// At another width, items are as high as in a collection that had that width from the beginning.
  @Test(arguments: Kind.allCases)
  private func widthChangeUpdatesItemHeights(kind: Kind) {
    func fresh(_ width: CGFloat) -> CollectionScene {
      let texts = (1...9).map {
        Array(repeating: "word", count: $0 * 7 % 23).joined(separator: " ")
      }
      let scene = CollectionScene(
        [texts], cell: kind == .own ? WideItemCell.self : WrappingItemCell.self)
      scene.collection.collectionViewLayout = kind.layout
      scene.collection.frame.size.width = width
      scene.layOut()
      return scene
    }
    let scene = fresh(320)
    for width in [240, 300, 200, 320] as [CGFloat] {
      scene.collection.frame.size.width = width
      scene.layOut()
      #expect(scene.frames == fresh(width).frames, "\(width)")
    }
  }

  /// The height of a list has no effect on the heights of its items.
  @Test func heightChangeMeasuresNothing() {
    let scene = CollectionScene([["a", "b"]], cell: WrappingItemCell.self)
    scene.collection.collectionViewLayout = Kind.list.layout
    scene.layOut()
    let before = Headless.counters.componentsSolved
    scene.collection.frame.size.height -= 50
    scene.layOut()
    #expect(Headless.counters.componentsSolved == before)
  }
}

private class WrappingItemCell: ItemCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell that makes itself half as wide as the collection.
private final class WideItemCell: WrappingItemCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = (superview?.bounds.width ?? 0) / 2
    layoutAttributes.size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}

private final class TallItemCell: UICollectionViewCell {
  static var priority = UILayoutPriority.required

  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = contentView.adding(Box(named: "box"))
    let height = box.heightAnchor.constraint(equalToConstant: 100)
    height.priority = Self.priority
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}
