import CoreGraphics
import Testing

@Test(arguments: [1, 2, 0.5])
func inverseUndoesScale(scale: CGFloat) {
  let transform = CGAffineTransform(scaleX: scale, y: scale)
  let point = CGPoint(x: 3, y: 4)
  #expect(point.applying(transform).applying(transform.inverted()) == point)
}
