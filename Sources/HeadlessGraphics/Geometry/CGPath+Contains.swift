import Foundation

extension CGPath {
  /// Whether a point is inside; of open parts the end is joined to the start.
  ///
  /// Curves are taken as 32 straight lines each.
  ///
  /// - Complexity: Linear in the number of steps.
  package func isInside(_ point: CGPoint, usesEvenOddRule: Bool) -> Bool {
    var (winding, crossings) = (0, 0)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    /// Counts the line if it crosses the ray from the point to the right.
    func line(to end: CGPoint) {
      defer { current = end }
      guard (current.y <= point.y) != (end.y <= point.y) else { return }
      let share = (point.y - current.y) / (end.y - current.y)
      guard current.x + share * (end.x - current.x) > point.x else { return }
      winding += end.y > current.y ? 1 : -1
      crossings += 1
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
    return usesEvenOddRule ? crossings % 2 == 1 : winding != 0
  }
}

extension CGPoint {
  /// The point of a Bézier curve, by de Casteljau's construction.
  fileprivate static func between(_ points: [CGPoint], at share: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map {
        CGPoint(x: $0.x + share * ($1.x - $0.x), y: $0.y + share * ($1.y - $0.y))
      }
    }
    return points[0]
  }
}
