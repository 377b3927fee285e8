import Foundation
import Testing

@testable import HeadlessUIKit

/// What layers draw: those of views, and those with an image or text.
@MainActor
struct LayerContentTests {
  private func picture(of layer: CALayer) -> String {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    return Headless.render(view)
  }

  /// Returns a layer with a red image of 20 by 20 points.
  private func layer(_ gravity: CALayerContentsGravity = .resize) -> CALayer {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 20, height: 20), format: UIGraphicsImageRendererFormat()
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let layer = CALayer()
    (layer.contents, layer.contentsScale) = (image.cgImage, image.scale)
    layer.contentsGravity = gravity
    return layer
  }

  @Test func viewRendersItsLayerClass() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    final class Ring: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let gradient = Gradient(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    (gradient.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(Headless.render(gradient).contains("<linearGradient"))
    let ring = Ring(frame: gradient.frame)
    (ring.layer as? CAShapeLayer)?.path =
      UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 30)).cgPath
    #expect(Headless.render(ring).contains("<path"))
  }

  /// Top and bottom are swapped compared with the content modes of views.
  @Test(
    arguments: [
      (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 100, height: 50)),
      (.resizeAspect, CGRect(x: 25, y: 0, width: 50, height: 50)),
      (.resizeAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
      (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
      (.top, CGRect(x: 40, y: 30, width: 20, height: 20)),
      (.bottomRight, CGRect(x: 80, y: 0, width: 20, height: 20)),
    ])
  func contentsFollowTheirGravity(gravity: CALayerContentsGravity, rect: CGRect) {
    let layer = layer(gravity)
    let drawn = picture(of: layer)
    #expect(drawn.contains("#ff0000"), "\(drawn)")
    let place = CGAffineTransform(
      a: rect.width / 20, b: 0, c: 0, d: rect.height / 20, tx: rect.minX, ty: rect.minY)
    #expect(drawn.contains(place.attributeText ?? "none"), "\(drawn)")
  }

  @Test func textLayerDrawsItsText() {
    let layer = CATextLayer()
    layer.string = "Piet Mondrian"
    layer.fontSize = 12
    layer.foregroundColor = UIColor.red.cgColor
    layer.isWrapped = true
    let drawn = picture(of: layer)
    #expect(drawn.contains("Piet Mondrian") && drawn.contains("#ff"), "\(drawn)")
    layer.string = NSAttributedString(string: "styled")
    #expect(picture(of: layer).contains("styled"))
    layer.string = 7
    #expect(!picture(of: layer).contains("<text"))
  }

  @Test func layerStoresUnusedProperties() {
    let layer = CALayer()
    layer.actions = ["position": CABasicAnimation(keyPath: "position")]
    layer.drawsAsynchronously = true
    layer.allowsEdgeAntialiasing = true
    layer.drawsAsynchronously = false
    layer.sublayerTransform.m34 = -0.002
    #expect(layer.actions?.count == 1 && layer.allowsEdgeAntialiasing)
    #expect(!layer.drawsAsynchronously && !layer.needsDisplayOnBoundsChange)
    #expect(layer.sublayerTransform.m34 == -0.002 && layer.contentsRect.width == 1)
  }

  // MARK: Parts of the contents

  /// The filled parts in order, as `x y width height`.
  private func parts(of layer: CALayer) -> [String] {
    picture(of: layer).split(separator: "\n").filter { $0.contains("url(#part") }.map { line in
      ["x", "y", "width", "height"].map { name in
        String(line.split(separator: " \(name)=\"").last?.prefix { $0 != "\"" } ?? "")
      }.joined(separator: " ")
    }
  }

  @Test func contentsRectIsPlacedByItsOwnSize() {
    #expect(parts(of: layer()).isEmpty)
    let quarter = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    for (gravity, place) in [
      (CALayerContentsGravity.resize, "0 0 100 50"), (.center, "45 20 10 10"),
      (.resizeAspect, "25 0 50 50"),
    ] {
      let layer = layer(gravity)
      layer.contentsRect = quarter
      #expect(parts(of: layer) == [place], "\(gravity)")
    }
    // 10 of the 20 points are drawn at twice their size, from the middle on.
    let layer = layer()
    layer.contentsRect = quarter
    #expect(picture(of: layer).contains("matrix(10 0 0 5 -100 -50)"), "\(picture(of: layer))")
  }

  @Test func contentsCenterStretchesOnlyTheCenter() {
    let layer = layer()
    layer.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    #expect(
      parts(of: layer) == [
        "0 0 5 10", "5 0 90 10", "95 0 5 10", "0 10 5 35", "5 10 90 35", "95 10 5 35",
        "0 45 5 5", "5 45 90 5", "95 45 5 5",
      ])
    layer.contentsGravity = .center
    #expect(parts(of: layer).isEmpty)
  }

  @Test func nonFiniteContentRectsAreLogged() {
    let layer = layer()
    #expect(
      collectingLog {
        layer.contentsRect.origin.x = .nan
        layer.contentsCenter.size.width = .infinity
        layer.sublayerTransform.m11 = .nan
      }.count == 3)
    #expect(layer.contentsRect == layer.contentsCenter && layer.sublayerTransform.m11 == 1)
  }

  // MARK: Sublayer transforms

  /// Views, layers, taps and pictures agree on the places of sublayers.
  @Test func sublayerTransformAppliesAboutTheAnchor() {
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(child)
    view.layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    let moved = CGRect(x: 25, y: 25, width: 10, height: 10)
    #expect(child.convert(child.bounds, to: view) == moved)
    #expect(child.layer.convert(child.bounds, to: view.layer) == moved)
    #expect(child.convert(CGPoint(x: 26, y: 26), from: view) == CGPoint(x: 2, y: 2))
    #expect(child.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.hitTest(CGPoint(x: 26, y: 26), with: nil) === child)
    #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    child.backgroundColor = .red
    #expect(Headless.render(view).contains("matrix(0.5 0 0 0.5 25 25)"))
    view.layer.anchorPoint = .zero
    #expect(child.convert(child.bounds, to: view).origin == .zero)
  }
}

/// Gradients that code draws.
@MainActor
struct DrawnGradientTests {
  private func picture(_ draw: @escaping (CGContext) -> Void) -> String {
    final class Canvas: UIView {
      var action: (CGContext) -> Void = { _ in }
      override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(action) }
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    canvas.action = draw
    return Headless.render(canvas)
  }

  private var redToBlue: CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1])
  }

  @Test func linearGradientEndsWhereAsked() throws {
    let gradient = try #require(redToBlue)
    let ended = picture {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0), options: [])
    }
    #expect(ended.contains("x1=\"10\" y1=\"0\" x2=\"90\" y2=\"0\""), "\(ended)")
    #expect(ended.components(separatedBy: "<stop").count == 5)
    let endless = picture {
      $0.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 90, y: 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(endless.components(separatedBy: "<stop").count == 3)
  }

  @Test func radialGradientHasTwoCircles() throws {
    let gradient = try #require(redToBlue)
    let drawn = picture {
      $0.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 50, y: 20), startRadius: 5,
        endCenter: CGPoint(x: 50, y: 25), endRadius: 25, options: .drawsAfterEndLocation)
    }
    #expect(
      drawn.contains("cx=\"50\" cy=\"25\" r=\"25\" fx=\"50\" fy=\"20\" fr=\"5\""), "\(drawn)")
    #expect(drawn.components(separatedBy: "<stop").count == 4)
  }

  /// Only the areas beyond the start and the end stay clear.
  @Test func outermostColorsAreSolidUpToTheEnds() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
        locations: [0.3, 0.8]))
    let drawn = picture {
      $0.interpolationQuality = .high
      #expect($0.interpolationQuality == .high)
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 90, y: 0), options: [])
    }
    let stops = drawn.components(separatedBy: "<stop ").dropFirst().map { $0.prefix { $0 != ">" } }
    let places = stops.map { $0.components(separatedBy: "\"")[1] }
    #expect(places == ["0", "0", "0.3", "0.8", "1", "1"], "\(drawn)")
    #expect(stops.map { $0.contains("stop-opacity") } == [true, false, false, false, false, true])
  }

  @Test func invalidGradientIsNil() {
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(
      CGGradient(colorSpace: gray, colorComponents: [0, 1], locations: nil, count: 2) == nil)
    #expect(
      CGGradient(colorSpace: gray, colorComponents: [0, 1, 1, 1], locations: nil, count: 2) != nil)
    #expect(
      CGGradient(colorSpace: gray, colorComponents: [0, 1], locations: nil, count: .max) == nil)
  }
}

/// Layout of sublayers in the view that has them.
@MainActor
struct SublayerLayoutTests {
  @Test func viewLaysOutSublayersAfterSubviews() {
    final class Card: UIView {
      let shade = CALayer()
      var steps: [String] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        steps.append("subviews")
      }
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        shade.frame = layer.bounds
        steps.append("sublayers")
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    card.layer.addSublayer(card.shade)
    card.layoutIfNeeded()
    #expect(card.shade.frame == card.bounds && card.steps == ["subviews", "sublayers"])
  }
}
