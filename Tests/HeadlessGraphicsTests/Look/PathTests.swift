import Foundation
import Testing

@testable import HeadlessGraphics

struct PathTests {
  private let rect = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test func closedShapesFillTheirRectangle() {
    for path in [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
      UIBezierPath(roundedRect: rect, cornerRadius: 6),
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 9, height: 5)),
    ] {
      let bounds = path.bounds
      for (a, b) in [
        (bounds.minX, rect.minX), (bounds.minY, rect.minY), (bounds.maxX, rect.maxX),
        (bounds.maxY, rect.maxY),
      ] {
        #expect(abs(a - b) < 1e-9)
      }
    }
  }

  @Test(
    arguments: [
      (0, CGFloat.pi / 2, true, CGPoint(x: 0, y: 10), 1), (0, .pi, true, CGPoint(x: -10, y: 0), 2),
      (0, .pi / 2, false, CGPoint(x: 0, y: 10), 3), (0, 2 * .pi, true, CGPoint(x: 10, y: 0), 4),
    ] as [(CGFloat, CGFloat, Bool, CGPoint, Int)])
  func arcsEndAtTheirAngle(
    start: CGFloat, end: CGFloat, clockwise: Bool, point: CGPoint, quarters: Int
  ) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)

    #expect(abs(path.currentPoint.x - point.x) < 1e-9)
    #expect(abs(path.currentPoint.y - point.y) < 1e-9)
    #expect(path.cgPath.pathText.filter { $0 == "C" }.count == quarters)
  }

  @Test func closingReturnsToTheStart() {
    let path = UIBezierPath()
    #expect(path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 10, y: 2))
    #expect(path.currentPoint == CGPoint(x: 10, y: 2))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    let rect = CGMutablePath()
    rect.addRect(CGRect(x: 5, y: 6, width: 10, height: 10))
    #expect(rect.currentPoint == CGPoint(x: 5, y: 6))
  }

  @Test func pathNeedsACurrentPointToContinue() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 1, y: 2), controlPoint1: .zero, controlPoint2: CGPoint(x: 5, y: 6))
    path.close()
    #expect(path.isEmpty && path.cgPath.pathText.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.cgPath.pathText == "M1 2L3 4")
  }

  @Test func copiedPathIsIndependent() throws {
    let path = UIBezierPath(rect: rect)
    (path.lineWidth, path.lineJoinStyle, path.usesEvenOddFillRule) = (3, .round, true)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy !== path && copy.cgPath == path.cgPath)
    #expect(copy.lineWidth == 3 && copy.lineJoinStyle == .round && copy.usesEvenOddFillRule)
    copy.append(UIBezierPath(rect: rect.offsetBy(dx: 100, dy: 0)))
    copy.lineWidth = 1
    #expect(path.bounds == rect && path.lineWidth == 3)
  }

  /// A line along the oval that is drawn gradually begins at this point.
  @Test func ovalStartsAtTheRightAndRunsClockwise() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 40)).cgPath
    var steps: [(type: CGPathElementType, end: CGPoint)] = []
    oval.applyWithBlock { element in
      let type = element.pointee.type
      steps.append((type, element.pointee.points[type == .addCurveToPoint ? 2 : 0]))
    }
    #expect(
      steps.map(\.type) == [.moveToPoint] + Array(repeating: .addCurveToPoint, count: 4)
        + [.closeSubpath])
    #expect(
      steps.dropLast().map(\.end) == [
        CGPoint(x: 100, y: 20), CGPoint(x: 50, y: 40), CGPoint(x: 0, y: 20), CGPoint(x: 50, y: 0),
        CGPoint(x: 100, y: 20),
      ])
  }

  @Test func pathsAreWrittenAsSVG() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.5, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
    path.close()

    #expect(path.cgPath.pathText == "M1 2L3.5 4Q7 8 5 6Z")
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.cgPath.pathText == "M11 2L13.5 4Q17 8 15 6Z")
  }

  @Test func nonFinitePointsAreSkipped() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.move(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.close()
    path.addCurve(
      to: CGPoint(x: 5, y: 6), controlPoint1: .zero, controlPoint2: CGPoint(x: 7, y: 8))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.close()
    #expect(path.cgPath.pathText == "M1 2L3 4M5 6L9 9Z")
  }

  @Test(arguments: [
    CGAffineTransform(translationX: 3, y: 4), CGAffineTransform(scaleX: 2, y: -3),
    CGAffineTransform(rotationAngle: 1), CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
  ])
  func transformAndItsInverseCancel(transform: CGAffineTransform) {
    let point = CGPoint(x: 7, y: -2).applying(transform).applying(transform.inverted())

    #expect(abs(point.x - 7) < 1e-9)
    #expect(abs(point.y + 2) < 1e-9)
  }

  @Test func concatenatedTransformsApplyInOrder() {
    let (first, second) = (
      CGAffineTransform(rotationAngle: 0.3), CGAffineTransform(scaleX: 2, y: 5)
    )
    let point = CGPoint(x: 3, y: 4)
    let (a, b) = (
      point.applying(first.concatenating(second)), point.applying(first).applying(second)
    )

    #expect(abs(a.x - b.x) < 1e-9)
    #expect(abs(a.y - b.y) < 1e-9)
    #expect(first.scaledBy(x: 2, y: 5) == second.concatenating(first))
  }
}
