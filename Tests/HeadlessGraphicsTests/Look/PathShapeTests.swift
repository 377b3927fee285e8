import Foundation
import Testing

@testable import HeadlessGraphics

/// The bounding boxes, copies and arcs of paths.
struct PathShapeTests {
  /// Allows for the deviation of cubic curves from a circle.
  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      .allSatisfy { abs($0) < 0.01 }
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-3 }

  @Test func boundingBoxOfPathExcludesControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 40))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 20)))

    let cubic = CGMutablePath()
    cubic.move(to: .zero)
    cubic.addCurve(
      to: CGPoint(x: 0, y: 30), control1: CGPoint(x: 40, y: 0), control2: CGPoint(x: 40, y: 30))
    #expect(cubic.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(isNear(cubic.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 30, height: 30)))
  }

  /// Compares the box with many points of each curve.
  @Test(arguments: 0..<40)
  func boundingBoxOfPathFitsItsCurveTightly(seed: Int) {
    func number(_ index: Int) -> CGFloat { CGFloat((seed * 7 + index * 13) * 31 % 41) }
    let points = (0..<4).map { CGPoint(x: number($0), y: number($0 + 5)) }
    let path = CGMutablePath()
    path.move(to: points[0])
    path.addCurve(to: points[3], control1: points[1], control2: points[2])
    let curve = (0...2000).map { CGPoint.between(points, at: CGFloat($0) / 2000) }
    let (columns, rows) = (curve.map(\.x).sorted(), curve.map(\.y).sorted())
    let seen = CGRect(
      x: columns[0], y: rows[0], width: columns[2000] - columns[0], height: rows[2000] - rows[0])
    let (box, all) = (path.boundingBoxOfPath, path.boundingBox)
    for (least, most) in [(\CGRect.minX, \CGRect.maxX), (\.minY, \.maxY)] {
      #expect(abs(box[keyPath: least] - seen[keyPath: least]) < 1e-3)
      #expect(abs(box[keyPath: most] - seen[keyPath: most]) < 1e-3)
      #expect(box[keyPath: least] <= seen[keyPath: least] + 1e-9)
      #expect(box[keyPath: most] >= seen[keyPath: most] - 1e-9)
      #expect(all[keyPath: least] <= box[keyPath: least] + 1e-9)
      #expect(all[keyPath: most] >= box[keyPath: most] - 1e-9)
    }
  }

  @Test func straightPathsHaveTheSameBoundingBoxes() {
    let path = CGMutablePath()
    #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    path.addRects([
      CGRect(x: 5, y: 6, width: 10, height: 10), CGRect(x: 30, y: 1, width: 2, height: 3),
    ])
    #expect(path.boundingBoxOfPath == CGRect(x: 5, y: 1, width: 27, height: 15))
    #expect(path.boundingBoxOfPath == path.boundingBox)
    // A segment after a closed subpath begins at the start of that subpath.
    path.addQuadCurve(to: CGPoint(x: 30, y: 1), control: CGPoint(x: 70, y: 1))
    #expect(path.boundingBoxOfPath == CGRect(x: 5, y: 1, width: 45, height: 15))
  }

  @Test func copyAppliesATransform() throws {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    var move = CGAffineTransform(translationX: 10, y: 20)
    let moved = try #require(path.copy(using: &move))
    #expect(moved.boundingBox == CGRect(x: 11, y: 22, width: 3, height: 4))
    let open = try #require(path.mutableCopy(using: nil))
    #expect(open == path)
    open.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(open != path)
  }

  /// The corner of two perpendicular lines, from both sides, with and without a transform.
  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 7),
  ])
  func arcRoundsTheCornerOfTwoTangents(transform: CGAffineTransform) {
    for end in [CGPoint(x: 20, y: 20), CGPoint(x: 20, y: -20)] {
      let path = CGMutablePath()
      path.move(to: .zero, transform: transform)
      path.addArc(
        tangent1End: CGPoint(x: 20, y: 0), tangent2End: end, radius: 5, transform: transform)
      let last = CGPoint(x: 20, y: end.y > 0 ? 5 : -5)
      #expect(isNear(path.currentPoint, last.applying(transform)))
      let top = min(0, last.y)
      let box = CGRect(x: 0, y: top, width: 20, height: 5).applying(transform)
      #expect(isNear(path.boundingBoxOfPath, box))
    }
  }

  @Test func tangentArcWithoutACornerIsALine() {
    for (corner, end, radius) in [
      (CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0), 5),
      (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 9), 0),
      (CGPoint.zero, CGPoint(x: 10, y: 9), 5),
    ] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: corner, tangent2End: end, radius: CGFloat(radius))
      #expect(path.currentPoint == corner)
      #expect(path.boundingBox == CGRect(x: 0, y: 0, width: corner.x, height: corner.y))
    }
  }

  @Test(arguments: [.pi / 2, -.pi, 2 * .pi, 15] as [CGFloat])
  func relativeArcTurnsByItsAngle(delta: CGFloat) {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: delta)
    #expect(isNear(path.currentPoint, CGPoint(x: 10 * cos(delta), y: 10 * sin(delta))))
    let (isHalf, isUp) = (abs(delta) < 6, delta < 0)
    let box = CGRect(x: -10, y: -10, width: 20, height: 20)
    let part = CGRect(x: isUp ? -10 : 0, y: isUp ? -10 : 0, width: isUp ? 20 : 10, height: 10)
    #expect(isNear(path.boundingBoxOfPath, isHalf ? part : box))
  }
}
