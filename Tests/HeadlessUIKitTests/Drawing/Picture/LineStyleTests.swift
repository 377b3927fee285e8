import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite(.serialized) struct LineStyleTests {
  private func picture(_ change: (CAShapeLayer) -> Void) -> String {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 5, y: 5, width: 30, height: 30), transform: nil)
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    change(shape)
    view.layer.addSublayer(shape)
    return Headless.render(view)
  }

  @Test func partialStrokeIsDrawnAsOneDash() {
    let whole = picture { _ in }
    #expect(whole.contains("stroke-width") && !whole.contains("pathLength"))
    let part = picture { ($0.strokeStart, $0.strokeEnd) = (0.25, 0.75) }
    #expect(part.contains("pathLength=\"1\"") && part.contains("stroke-dasharray=\"0.5 2\""))
    #expect(part.contains("stroke-dashoffset=\"-0.25\""))
  }

  @Test func lineDashPhaseShiftsTheDashes() {
    #expect(!picture { $0.lineDashPattern = [4, 2] }.contains("stroke-dashoffset"))
    #expect(!picture { $0.lineDashPhase = 3 }.contains("stroke-dashoffset"))
    let shifted = picture { ($0.lineDashPattern, $0.lineDashPhase) = ([4, 2], 3) }
    #expect(shifted.contains("stroke-dashoffset=\"3\""))
  }

  /// SVG has another default for the miter limit than UIKit. Only miter joins have a limit.
  @Test func miterJoinsKeepTheirMiterLimit() {
    #expect(picture { _ in }.contains("stroke-miterlimit=\"10\""))
    #expect(picture { $0.miterLimit = 2.5 }.contains("stroke-miterlimit=\"2.5\""))
    #expect(picture { $0.miterLimit = 0 }.contains("stroke-miterlimit=\"1\""))
    #expect(!picture { $0.lineJoin = .round }.contains("miterlimit"))
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
      path.miterLimit = 3
      path.stroke()
      context.cgContext.setMiterLimit(7)
      context.cgContext.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    let limits = Headless.render(UIImageView(image: drawn)).split(separator: "stroke-miterlimit=")
    #expect(limits.dropFirst().map { $0.prefix(3) } == ["\"3\"", "\"7\""])
  }

  @Test func lineWithoutLengthIsNotDrawn() {
    #expect(!picture { $0.strokeEnd = 0 }.contains("stroke-width"))
  }

  @Test func pathKeepsItsCapsAndJoins() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.lineCapStyle = .round
      path.lineJoinStyle = .bevel
      path.stroke()
    }
    let picture = Headless.render(UIImageView(image: image))
    #expect(picture.contains("stroke-linecap=\"round\""))
    #expect(picture.contains("stroke-linejoin=\"bevel\""))
  }
}
