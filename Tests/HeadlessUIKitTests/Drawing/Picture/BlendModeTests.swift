import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct BlendModeTests {
  private let size = CGSize(width: 10, height: 10)

  private func picture(_ draw: (UIGraphicsImageRendererContext) -> Void) -> String {
    let image = UIGraphicsImageRenderer(size: size).image(actions: draw)
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: size)
    return Headless.render(view)
  }

  private var square: UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  @Test(arguments: [
    (CGBlendMode.multiply, "multiply"), (.screen, "screen"), (.colorDodge, "color-dodge"),
    (.luminosity, "luminosity"), (.plusLighter, "plus-lighter"),
  ])
  func imagesAreDrawnWithTheirBlendMode(mode: CGBlendMode, name: String) {
    let square = square
    let svg = picture { _ in
      square.draw(
        in: CGRect(x: 1, y: 1, width: 8, height: 8),
        blendMode: mode, alpha: 0.5)
    }
    #expect(svg.contains("opacity=\"0.5\" style=\"mix-blend-mode:\(name)\""))
    #expect(svg.contains("isolation:isolate"))
    #expect(svg.contains("#ff0000"))
  }

  @Test func normalBlendModeAddsNoMarkup() {
    let square = square
    let plain = picture { _ in square.draw(at: .zero) }
    #expect(plain == picture { _ in square.draw(at: .zero, blendMode: .normal, alpha: 1) })
    #expect(!plain.contains("blend") && !plain.contains("isolation"))
    #expect(!picture { _ in square.draw(at: .zero, blendMode: .clear, alpha: 1) }.contains("#ff0"))
    #expect(!picture { _ in square.draw(at: .zero, blendMode: .screen, alpha: 0) }.contains("#ff0"))
  }

  @Test func pathsAndRectsUseBlendModes() {
    let svg = picture { context in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).fill(with: .darken, alpha: 0.25)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).stroke(with: .lighten, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: .hue)
      context.stroke(CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: .exclusion)
    }
    for name in ["darken", "lighten", "hue", "exclusion"] {
      #expect(svg.contains("mix-blend-mode:\(name)"))
    }
  }

  /// The usual way of tinting an image: fill all of it, but only where it has pixels.
  @Test func sourceInAndAtopMaskByExistingContent() {
    let square = square
    func tinted(_ mode: CGBlendMode) -> String {
      picture { context in
        square.draw(at: .zero)
        UIColor.blue.setFill()
        context.fill(CGRect(origin: .zero, size: self.size), blendMode: mode)
      }
    }
    let (within, atop) = (tinted(.sourceIn), tinted(.sourceAtop))
    for svg in [within, atop] {
      #expect(svg.contains("<mask id=\"mask1\">"))
      #expect(svg.contains("mask=\"url(#mask1)\"") && svg.contains("#0000ff"))
    }
    #expect(!within.contains("#ff0000"))
    #expect(atop.contains("#ff0000"))
  }

  @Test func barsDrawTheirBackgroundImages() {
    let square = square
    let bars: [(UIView, () -> Void)] = [
      { bar in (bar, { bar.setBackgroundImage(square, for: .default) }) }(UINavigationBar()),
      { bar in (bar, { bar.backgroundImage = square }) }(UITabBar()),
      { bar in
        (
          bar,
          { bar.setBackgroundImage(square, for: .any, barMetrics: .default) }
        )
      }(UISearchBar()),
      { bar in
        (
          bar,
          { bar.setBackgroundImage(square, forToolbarPosition: .any, barMetrics: .default) }
        )
      }(UIToolbar()),
    ]
    for (bar, change) in bars {
      bar.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      #expect(!Headless.render(bar).contains("#ff0000"))
      change()
      #expect(Headless.render(bar).contains("#ff0000"))
    }
  }

  // MARK: Layers

  @Test func layerDelegateLaysOutAndDrawsOnce() {
    let (view, layer, delegate) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), CALayer(), Layouter()
    )
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.delegate = delegate
    layer.addSublayer(delegate.child)
    view.layer.addSublayer(layer)
    layer.setNeedsDisplay()
    let svg = Headless.render(view)
    #expect(delegate.calls == ["layout", "will draw", "display"])
    #expect(delegate.child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(svg.contains("#00ff00"))
    _ = Headless.render(view)
    #expect(delegate.calls.count == 3)

    layer.bounds.size = CGSize(width: 60, height: 60)
    layer.layoutIfNeeded()
    #expect(delegate.child.frame.width == 40)
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(delegate.calls.count == 5)
  }
}

private final class Layouter: NSObject, CALayerDelegate {
  let child = CALayer()
  var calls: [String] = []

  func layoutSublayers(of layer: CALayer) {
    calls.append("layout")
    child.frame = layer.bounds.insetBy(dx: 10, dy: 10)
  }

  func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }

  func display(_ layer: CALayer) {
    calls.append("display")
    layer.backgroundColor = UIColor.green.cgColor
  }
}
