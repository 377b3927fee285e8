import Foundation
import Testing

@testable import HeadlessUIKit

/// Items that are larger than they were estimated.
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

  /// A cell is asked for its size before its content is laid out at the estimated one, so that a
  /// required height contradicts nothing.
  @Test(arguments: Kind.allCases, [1000, 999] as [Float])
  private func aHeightMayBeRequiredOrNot(kind: Kind, priority: Float) {
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
