import QuartzCore
import Testing

@Test func sublayerKnowsItsLayer() {
  let layer = CALayer()
  let child = CAShapeLayer()
  child.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
  layer.addSublayer(child)
  #expect(child.superlayer === layer)
}
