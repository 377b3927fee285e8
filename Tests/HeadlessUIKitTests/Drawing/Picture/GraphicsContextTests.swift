import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct GraphicsContextTests {
  private let size = CGSize(width: 20, height: 10)
  private let square = CGRect(x: 1, y: 2, width: 4, height: 4)

  /// Returns pictures of the same drawing made in three ways: by a renderer, in an image context,
  /// and by a view.
  private func pictures(_ draw: @escaping (CGContext) -> Void) throws -> [String] {
    let rendered = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    draw(try #require(UIGraphicsGetCurrentContext()))
    let begun = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    return [rendered, begun].map { image in
      let view = UIImageView(image: image)
      view.frame = CGRect(origin: .zero, size: size)
      return Headless.render(view)
    } + [Headless.render(DrawingView(size: size) { _ in UIGraphicsGetCurrentContext().map(draw) })]
  }

  private func expect(
    _ text: String, _ location: SourceLocation = #_sourceLocation,
    draw: @escaping (CGContext) -> Void
  ) throws {
    for picture in try pictures(draw) {
      #expect(picture.contains(text), "\(picture)", sourceLocation: location)
    }
  }

  @Test func shapesUseTheSetColors() throws {
    try expect(##"<rect x="1" y="2" width="4" height="4" fill="#ff0000"/>"##) { [square] in
      $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      $0.fill(square)
    }
    try expect(##"<path d="M1 2L9 2" fill="none" stroke="#0000ff" stroke-width="3""##) {
      $0.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      $0.setLineWidth(3)
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 9, y: 2))
      $0.strokePath()
    }
  }

  @Test func restoringStateRestoresColorAndTransform() throws {
    try expect(##"<rect x="1" y="2" width="4" height="4" fill="#000000"/>"##) { [square] in
      $0.saveGState()
      $0.setFillColor(gray: 1, alpha: 1)
      $0.translateBy(x: 7, y: 0)
      $0.restoreGState()
      $0.fill(square)
    }
  }

  @Test func laterTransformsApplyFirst() throws {
    try expect(#"<g transform="matrix(2 0 0 2 5 0)">"#) { [square] in
      $0.translateBy(x: 5, y: 0)
      $0.scaleBy(x: 2, y: 2)
      $0.fill(square)
    }
  }

  @Test func pathIgnoresLaterTransforms() throws {
    try expect(#"<path d="M-4 2L0 2L0 6L-4 6Z""#) { [square] in
      $0.addRect(square)
      $0.translateBy(x: 5, y: 0)
      #expect($0.boundingBoxOfPath == CGRect(x: -4, y: 2, width: 4, height: 4))
      $0.fillPath()
      #expect($0.isPathEmpty)
    }
  }

  @Test func clipHidesEverythingOutside() throws {
    try expect(#"<path d="M1 2L5 2L5 6L1 6Z"/>"#) { [square, size] in
      $0.clip(to: square)
      #expect($0.boundingBoxOfClipPath == square)
      $0.fill(CGRect(origin: .zero, size: size))
    }
    try expect(#"<g clip-path="url(#clip"#) { [square, size] in
      UIBezierPath(ovalIn: square).addClip()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func dashesFillRulesAndShadowsAreDrawn() throws {
    try expect(#"stroke-dasharray="3 1" stroke-dashoffset="2""#) { [square] in
      $0.setLineDash(phase: 2, lengths: [3, 1])
      $0.stroke(square)
    }
    try expect(#"fill-rule="evenodd""#) { [square] in
      $0.addRect(square)
      $0.fillPath(using: .evenOdd)
    }
    try expect(#"<feGaussianBlur in="SourceAlpha" stdDeviation="2"/>"#) { [square] in
      $0.setShadow(offset: CGSize(width: 0, height: 1), blur: 4)
      $0.fill(square)
    }
  }

  @Test func clearErasesOnlyEarlierDrawing() throws {
    for picture in try pictures({ [square, size] in
      $0.fill(CGRect(origin: .zero, size: size))
      $0.clear(square)
      $0.setFillColor(gray: 1, alpha: 1)
      $0.fill(square.insetBy(dx: 1, dy: 1))
    }) {
      #expect(picture.contains(##"<rect x="1" y="2" width="4" height="4" fill="#000000"/>"##))
      let parts = picture.components(separatedBy: "<g mask=")
      #expect(parts.count == 2)
      #expect(parts.last?.contains(#"</g>"#) == true)
      #expect(
        parts.last?.contains(##"<rect x="2" y="3" width="2" height="2" fill="#ffffff"/>"##) == true)
    }
  }

  /// The point is the left upper corner of the text, not the start of its baseline.
  @Test func textIsDrawnFromItsLeftUpperCornerInItsColor() throws {
    let font = UIFont.systemFont(ofSize: 10)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: red, .font: font]
    let baseline = Headless.number(4 + font.ascender)
    for draw in [
      { "Hi".draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes) },
      { "Hi".draw(in: CGRect(x: 3, y: 4, width: 50, height: 50), withAttributes: attributes) },
      {
        NSAttributedString(string: "Hi", attributes: attributes).draw(at: CGPoint(x: 3, y: 4))
      },
    ] as [() -> Void] {
      try expect(##"<text x="3" y="\##(baseline)" font-size="10""##) { _ in draw() }
      try expect(##"fill="#ff0000">Hi</text>"##) { _ in draw() }
    }
  }

  @Test func coreGraphicsImagesAreFlipped() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let part = try #require(image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 6, height: 3)))
    #expect(part.width == 6 && part.height == 3)
    #expect(image.cgImage?.cropping(to: CGRect(x: 50, y: 0, width: 6, height: 3)) == nil)
    #expect(UIImage(cgImage: part, scale: 3, orientation: .up).size == CGSize(width: 2, height: 1))
    #expect(UIImage().cgImage == nil)
    try expect(#"<g transform="matrix(1 0 0 -1 0 8)">"#) { [square] in $0.draw(part, in: square) }
  }

  @Test func contextArcsRunOppositeToBezierPathArcs() {
    let (center, quarter) = (CGPoint(x: 5, y: 5), CGFloat.pi / 2)
    let path = CGMutablePath()
    path.addArc(center: center, radius: 5, startAngle: 0, endAngle: quarter, clockwise: false)
    let bezier = UIBezierPath(
      arcCenter: center, radius: 5, startAngle: 0, endAngle: quarter, clockwise: true)
    #expect(path == bezier.cgPath)
  }

  @Test func pushedContextIsCurrentUntilPopped() {
    var inner: CGContext?
    _ = UIGraphicsImageRenderer(size: size).image { inner = $0.cgContext }
    #expect(UIGraphicsGetCurrentContext() == nil)
    inner.map(UIGraphicsPushContext)
    #expect(UIGraphicsGetCurrentContext() == inner)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == inner)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func viewDrawsWithinItsBounds() {
    let view = DrawingView(size: size) { UIRectFill($0.insetBy(dx: 1, dy: 1)) }
    view.bounds.origin = CGPoint(x: 100, y: 0)
    let picture = Headless.render(view)
    #expect(view.asked == [view.bounds])
    #expect(picture.contains(#"<rect x="101" y="1" width="18" height="8""#))
    #expect(picture.contains("clip-path"))
  }

  @Test func layerRendersItselfAndItsContent() throws {
    let layer = DrawingLayer()
    layer.frame = CGRect(origin: .zero, size: size)
    let view = UIView(frame: layer.frame)
    view.layer.addSublayer(layer)
    #expect(Headless.render(view).contains(#"<rect x="3" y="3" width="2" height="2""#))
    for drawn in try pictures({ [layer] in layer.render(in: $0) }) {
      #expect(drawn.contains("data:image/svg+xml;base64,"))
    }
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    #expect(image.size == size)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }
}

private final class DrawingLayer: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.fill(CGRect(x: 3, y: 3, width: 2, height: 2))
  }
}

@MainActor
private final class DrawingView: UIView {
  private let drawing: (CGRect) -> Void
  private(set) var asked: [CGRect] = []

  init(size: CGSize, drawing: @escaping (CGRect) -> Void) {
    self.drawing = drawing
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    asked.append(rect)
    drawing(rect)
  }
}
