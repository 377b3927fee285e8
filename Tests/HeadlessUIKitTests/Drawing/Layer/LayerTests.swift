import Foundation
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

@MainActor
struct LayerTests {
  @Test func lastSetBackgroundColorWins() {
    let view = UIView()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    view.backgroundColor = .systemBackground
    #expect(view.layer.background(in: dark) == ColorComponents(white: 0, alpha: 1))

    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(
      view.layer.background(in: dark) == ColorComponents(red: 1, green: 0, blue: 0, alpha: 1))

    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  @Test func radialGradientReachesEndPointOnBothAxes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.type = .radial
    layer.colors = [CGColor.white, CGColor.black]
    view.layer.addSublayer(layer)
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 1))
    #expect(Headless.render(view).contains("gradientTransform=\"matrix(0.5 0 0 1 0.5 0)\""))
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    #expect(Headless.render(view).contains("cx=\"0.5\" cy=\"0.5\" r=\"0.5\">"))
  }

  @Test func layerCannotContainItself() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(outer)

    #expect(inner.sublayers == nil)
    #expect(outer.superlayer == nil)
  }

  @Test func sublayersKeepTheirOrder() {
    let root = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    root.addSublayer(layers[1])
    root.insertSublayer(layers[0], at: 0)
    root.insertSublayer(layers[3], above: layers[1])
    root.insertSublayer(layers[2], below: layers[3])

    #expect(root.sublayers == layers)
    layers[0].removeFromSuperlayer()
    #expect(root.sublayers == Array(layers.dropFirst()))
  }

  @Test func frameEnclosesTheTransformedBounds() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.frame == CGRect(x: 30, y: 40, width: 40, height: 20))

    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 80, height: 60))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    #expect(layer.bounds.size == CGSize(width: 10, height: 10))
    #expect(layer.position == CGPoint(x: 10, y: 15))
  }

  @Test func shapeLayersCanMask() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).cgPath
    view.layer.mask = mask
    let picture = Headless.render(view)

    #expect(picture.contains("<path d=\"M0 0L10 0L10 20L0 20Z\" fill=\"#ffffff\"/>"))
    #expect(picture.contains("<g mask=\"url(#mask1)\">"))
  }

  @Test func drawnImagesScaleToTheirBounds() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let picture = Headless.render(view)

    #expect(picture.contains("<g transform=\"matrix(4 0 0 2 0 0)\">"))
    #expect(picture.contains("width=\"5\" height=\"10\" fill=\"#0000ff\"/>"))
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = .red
    #expect(Headless.render(view).contains("fill=\"#ff0000\""))
  }

  @Test func boundsChangeRedrawsOnlyIfRequested() {
    final class Counting: CALayer {
      var count = 0
      override func display() { count += 1 }
    }
    for asks in [false, true] {
      let layer = Counting()
      layer.needsDisplayOnBoundsChange = asks
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      layer.bounds.size.width = 10
      layer.displayIfNeeded()
      layer.bounds.size.width = 10
      layer.displayIfNeeded()
      #expect(layer.count == (asks ? 2 : 1))
    }
  }
}
