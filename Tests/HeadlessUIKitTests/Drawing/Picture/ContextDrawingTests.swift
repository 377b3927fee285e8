import Foundation
import Testing

@testable import HeadlessUIKit

/// What each drawing function of a context adds to a picture.
@MainActor
struct ContextDrawingTests {
  nonisolated private static let square = CGRect(x: 1, y: 2, width: 4, height: 4)

  struct Drawing: Sendable, CustomTestStringConvertible {
    let name: String
    /// The text that the picture contains.
    let expected: String
    let draw: @Sendable (CGContext) -> Void

    var testDescription: String { name }
  }

  nonisolated static let drawings = [
    Drawing(
      name: "alpha",
      expected:
        ##"<g opacity="0.5">\##n    <rect x="1" y="2" width="4" height="4" fill="#000000"/>"##
    ) {
      $0.setAlpha(0.5)
      $0.fill(square)
    },
    Drawing(
      name: "blend mode",
      expected:
        ##"<g style="mix-blend-mode:multiply">\##n      <rect x="1" y="2" width="4" height="4" fill="#000000"/>"##
    ) {
      $0.setBlendMode(.multiply)
      $0.fill(square)
    },
    Drawing(
      name: "line cap and join",
      expected: ##"stroke-width="1" stroke-linecap="round" stroke-linejoin="bevel"/>"##
    ) {
      $0.setLineCap(.round)
      $0.setLineJoin(.bevel)
      $0.stroke(square)
    },
    Drawing(
      name: "width of a stroke",
      expected:
        ##"<rect x="1" y="2" width="4" height="4" fill="none" stroke="#000000" stroke-width="2""##
    ) { $0.stroke(square, width: 2) },
    Drawing(
      name: "path, filled and stroked",
      expected: ##"<path d="M1 2L5 2L5 6L1 6Z" fill="#000000" stroke="#000000""##
    ) {
      $0.addRect(square)
      $0.drawPath(using: .fillStroke)
    },
    Drawing(
      name: "path by even and odd",
      expected: ##"<path d="M1 2L5 2L5 6L1 6Z" fill-rule="evenodd" fill="#000000"/>"##
    ) {
      $0.addRect(square)
      $0.drawPath(using: .eoFill)
    },
    Drawing(
      name: "filled ellipse",
      expected: ##"1 4C1 2.895 1.895 2 3 2C4.105 2 5 2.895 5 4Z" fill="#000000"/>"##
    ) { $0.fillEllipse(in: square) },
    Drawing(
      name: "stroked ellipse",
      expected: ##"1 4C1 2.895 1.895 2 3 2C4.105 2 5 2.895 5 4Z" fill="none" stroke="#000000""##
    ) { $0.strokeEllipse(in: square) },
    Drawing(
      name: "segments",
      expected: ##"<path d="M1 0L2 0M3 0L4 0" fill="none""##
    ) {
      $0.strokeLineSegments(between: [1, 2, 3, 4].map { CGPoint(x: $0, y: 0) })
    },
    Drawing(
      name: "curves",
      expected: ##"<path d="M0 0C1 1 2 2 4 0Q6 3 8 0Z" fill="none""##
    ) {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      $0.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 6, y: 3))
      $0.closePath()
      $0.strokePath()
    },
    Drawing(
      name: "what was begun anew",
      expected: ##"<path d="M0 0L3 0" fill="none""##
    ) {
      $0.addRect(square)
      $0.beginPath()
      $0.addLines(between: [.zero, CGPoint(x: 3, y: 0)])
      $0.strokePath()
    },
    Drawing(
      name: "rotated",
      expected:
        ##"<g transform="matrix(0 1 -1 0 0 0)">\##n    <rect x="1" y="2" width="4" height="4" fill="#000000"/>"##
    ) {
      $0.rotate(by: .pi / 2)
      $0.fill(square)
    },
    Drawing(
      name: "concatenated",
      expected:
        ##"<g transform="matrix(1 0 0.5 1 0 0)">\##n    <rect x="1" y="2" width="4" height="4" fill="#000000"/>"##
    ) {
      $0.concatenate(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
      $0.fill(square)
    },
    Drawing(
      name: "a clip that was reset",
      expected: ##"sans-serif">\##n  <rect x="0" y="0" width="9" height="9" fill="#000000"/>"##
    ) {
      $0.clip(to: square)
      $0.resetClip()
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    },
    Drawing(
      name: "transparency",
      expected: ##"sans-serif">\##n  <rect x="1" y="2" width="4" height="4" fill="#000000"/>"##
    ) {
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(gray: 1, alpha: 1)
      $0.endTransparencyLayer()
      $0.fill(square)
    },
  ]

  @Test(arguments: drawings)
  func everyDrawingFunctionAppearsInThePicture(drawing: Drawing) {
    let size = CGSize(width: 20, height: 10)
    let image = UIGraphicsImageRenderer(size: size).image { drawing.draw($0.cgContext) }
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: size)
    let picture = Headless.render(view)
    #expect(picture.contains(drawing.expected), "\(picture)")
  }

  @Test func contextKnowsItsTransformAndImage() {
    let size = CGSize(width: 20, height: 10)
    _ = UIGraphicsImageRenderer(size: size).image {
      let context = $0.cgContext
      let before = context.ctm
      context.translateBy(x: 2, y: 3)
      #expect(context.ctm == before.translatedBy(x: 2, y: 3))
      #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
      let scale = Int(UITraitCollection.current.displayScale)
      #expect(context.makeImage()?.width == 20 * scale && context.makeImage()?.height == 10 * scale)
    }
  }
}
