import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct LayerCoordinatesTests {
  private let outer = CALayer()
  private let inner = CALayer()

  init() {
    outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 30, y: 40, width: 20, height: 10)
    outer.addSublayer(inner)
  }

  @Test func layersConvertPointsAndRects() {
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 31, y: 42))
    #expect(inner.convert(CGPoint(x: 31, y: 42), from: outer) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    #expect(outer.convert(inner.frame, to: inner) == inner.bounds)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 40, y: 60))
    outer.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 35, y: 55))
  }

  @Test func layerConversionMatchesViewConversion() {
    let (view, child) = (UIView(frame: outer.frame), UIView(frame: inner.frame))
    view.addSubview(child)
    child.transform = CGAffineTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 4, y: 5)
    let converted = child.layer.convert(point, to: view.layer)
    let expected = child.convert(point, to: view)
    #expect(abs(converted.x - expected.x) < 1e-9 && abs(converted.y - expected.y) < 1e-9)
  }

  @Test func hitTestFindsTheDeepestLayer() {
    #expect(outer.hitTest(CGPoint(x: 45, y: 65)) === inner)
    #expect(outer.hitTest(CGPoint(x: 12, y: 22)) === outer)
    #expect(outer.hitTest(CGPoint(x: 0, y: 0)) == nil)
    #expect(outer.contains(CGPoint(x: 99, y: 0)) && !outer.contains(CGPoint(x: 100, y: 0)))
    inner.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 45, y: 65)) === outer)
    #expect(inner.model() === inner && inner.presentation() === inner)
  }

  @Test func imagesAreDrawnIntoImages() {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      dot.draw(at: CGPoint(x: 3, y: 5))
      dot.draw(in: CGRect(x: 10, y: 10, width: 8, height: 8))
    }
    let picture = Headless.render(UIImageView(image: image))
    #expect(picture.contains("matrix(1 0 0 1 3 5)") || picture.contains("translate(3 5)"))
    #expect(picture.contains("2 0 0 2 10 10"))
    dot.draw(at: .zero)
  }
}
