import Foundation
@testable import HeadlessUIKit
import Testing

@MainActor
struct AttributesCopyTests {
  private final class Turned: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      nonisolated(unsafe) let copy = super.copy(with: zone)
      MainActor.assumeIsolated { (copy as? Turned)?.angle = angle }
      return copy
    }
  }

  @Test func copyKeepsClassAndProperties() {
    let attributes = Turned(forCellWith: IndexPath(item: 2, section: 1))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.alpha = 0.5
    attributes.angle = 7
    for copy in [attributes.copy(), attributes.copy(with: nil)] {
      let copy = copy as? Turned
      #expect(copy !== attributes && copy?.angle == 7 && copy?.alpha == 0.5)
      #expect(copy?.frame == attributes.frame && copy?.indexPath == attributes.indexPath)
    }
  }

  private final class TurningLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let attributes = Turned(forCellWith: [0, 0])
      attributes.frame = CGRect(x: 10, y: 0, width: 50, height: 50)
      attributes.angle = 7
      return [attributes]
    }
  }

  private final class TurnedCell: UICollectionViewCell {
    var angle: CGFloat?
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      angle = (layoutAttributes as? Turned)?.angle
    }
  }

  @Test func mirroredAttributesKeepTheirClass() {
    let scene = CollectionScene([["a"]], cell: TurnedCell.self)
    scene.collection.semanticContentAttribute = .forceRightToLeft
    scene.collection.collectionViewLayout = TurningLayout()
    scene.layOut()
    #expect(scene.collection.visibleCells.map(\.frame.minX) == [260])
    #expect(scene.collection.visibleCells.map { ($0 as? TurnedCell)?.angle } == [7])
  }
}
