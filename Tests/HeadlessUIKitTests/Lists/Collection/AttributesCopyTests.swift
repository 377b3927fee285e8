import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct AttributesCopyTests {
  private final class Turned: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      nonisolated(unsafe) let copy = super.copy(with: zone)
      MainActor.assumeIsolated { (copy as? Turned)?.angle = angle }
      return copy
    }
  }

  @Test func copyIsOfTheSameClassAndTakesAllAlong() {
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
}
