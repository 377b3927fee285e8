import Foundation
import Testing

@testable import HeadlessGraphics

/// Hit testing and reversal of paths.
struct PathContentTests {
  /// Every grid point clear of the edge is inside a shape if and only if the shape's equation says so.
  @Test func containsMatchesTheEquationOfTheShape() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 30)
    let oval = UIBezierPath(ovalIn: rect)
    let box = UIBezierPath(rect: rect)
    for x in stride(from: 5.5, to: 60, by: 3) {
      for y in stride(from: 15.5, to: 60, by: 3) {
        let point = CGPoint(x: x, y: y)
        #expect(box.contains(point) == rect.contains(point))
        let radius = hypot((x - rect.midX) / 20, (y - rect.midY) / 15)
        guard abs(radius - 1) > 0.01 else { continue }
        #expect(oval.contains(point) == (radius < 1), "\(point)")
      }
    }
  }

  @Test func fillRuleOrDirectionMakesAHole() {
    let outer = CGRect(x: 0, y: 0, width: 30, height: 30)
    let inner = outer.insetBy(dx: 10, dy: 10)
    let middle = CGPoint(x: 15, y: 15)
    let path = UIBezierPath(rect: outer)
    path.append(UIBezierPath(rect: inner))
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle) && path.contains(CGPoint(x: 5, y: 15)))
    #expect(!path.cgPath.contains(middle, using: .evenOdd) && path.cgPath.contains(middle))

    let cut = UIBezierPath(rect: outer)
    cut.append(UIBezierPath(rect: inner).reversing())
    #expect(!cut.contains(middle) && cut.contains(CGPoint(x: 5, y: 15)))
  }

  @Test func openSubpathsAreClosedAndEmptyPathsContainNothing() {
    let path = UIBezierPath()
    #expect(!path.contains(.zero))
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(path.contains(CGPoint(x: 8, y: 4)) && !path.contains(CGPoint(x: 2, y: 4)))
    let moved = CGAffineTransform(translationX: 8, y: 4)
    #expect(path.cgPath.contains(.zero, transform: moved))
  }

  @Test func reversingTwiceRestoresThePath() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 20, y: 30),
      controlPoint2: CGPoint(x: 5, y: 30))
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 60, y: 50))
    path.close()
    (path.lineWidth, path.lineCapStyle) = (3, .round)
    let back = path.reversing()
    #expect(
      back.cgPath.pathText
        == "M60 50L50 50ZM0 10C5 30 20 30 20 10Q20 0 10 0L0 0")
    #expect(back.lineWidth == 3 && back.lineCapStyle == .round)
    #expect(back.reversing().cgPath == path.cgPath)
  }
}
