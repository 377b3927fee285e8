import Foundation

extension CGPath {
  /// Whether a point is inside the path; open subpaths are closed.
  ///
  /// - Complexity: Linear in the number of steps.
  package func isInside(_ point: CGPoint, usesEvenOddRule: Bool) -> Bool {
    var (winding, crossings) = (0, 0)
    // Count the sides that cross the ray from the point to the right.
    for side in sides where (side.start.y <= point.y) != (side.end.y <= point.y) {
      guard side.x(at: point.y) > point.x else { continue }
      winding += side.end.y > side.start.y ? 1 : -1
      crossings += 1
    }
    return usesEvenOddRule ? crossings % 2 == 1 : winding != 0
  }

  /// The lines around the inside of the path; open subpaths are closed.
  ///
  /// Each curve is approximated by 32 straight lines.
  var sides: [PathSide] {
    var sides: [PathSide] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      if current != end { sides.append(PathSide(start: current, end: end)) }
      current = end
    }
    func curve(_ point: (CGFloat) -> CGPoint) {
      for step in 1...32 { line(to: point(CGFloat(step) / 32)) }
    }
    applyWithBlock { element in
      let points = element.pointee.points
      let from = current
      switch element.pointee.type {
      case .moveToPoint:
        line(to: start)
        (start, current) = (points[0], points[0])
      case .addLineToPoint: line(to: points[0])
      case .addQuadCurveToPoint:
        let corners = (points[0], points[1])
        curve { CGPoint.between([from, corners.0, corners.1], at: $0) }
      case .addCurveToPoint:
        let corners = (points[0], points[1], points[2])
        curve { CGPoint.between([from, corners.0, corners.1, corners.2], at: $0) }
      case .closeSubpath: line(to: start)
      @unknown default: break
      }
    }
    line(to: start)
    return sides
  }
}

/// A straight line of a path's outline.
struct PathSide: Sendable, Equatable {
  var start: CGPoint
  var end: CGPoint

  /// The x coordinate of the line, or of its extension, at a y coordinate; the line must not be
  /// horizontal.
  func x(at y: CGFloat) -> CGFloat {
    start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
  }
}

extension CGPoint {
  /// The point of a Bézier curve, by de Casteljau's construction.
  static func between(_ points: [CGPoint], at share: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map {
        CGPoint(x: $0.x + share * ($1.x - $0.x), y: $0.y + share * ($1.y - $0.y))
      }
    }
    return points[0]
  }
}
