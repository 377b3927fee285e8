import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite struct BadgeTests {
  @Test func layerHasTheColorOfItsView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    let layer: CALayer = view.layer
    let color: CGColor? = layer.backgroundColor
    #expect(color == UIColor.red.cgColor)
  }
}
