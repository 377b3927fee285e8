import Foundation

extension CGPath {
  /// The same subpaths in reverse order, each from its end to its start.
  package var reversed: CGPath {
    var parts: [PathPart] = []
    applyWithBlock { element in
      let points = element.pointee.points
      let isMove = element.pointee.type == .moveToPoint
      if isMove || parts.isEmpty { parts.append(PathPart(start: isMove ? points[0] : .zero)) }
      // A segment after a closed subpath continues from the start of that subpath.
      if !isMove, let last = parts.last, last.isClosed { parts.append(PathPart(start: last.start)) }
      let part = parts.count - 1
      switch element.pointee.type {
      case .moveToPoint: break
      case .addLineToPoint: parts[part].curves.append([points[0]])
      case .addQuadCurveToPoint: parts[part].curves.append([points[0], points[1]])
      case .addCurveToPoint: parts[part].curves.append([points[0], points[1], points[2]])
      case .closeSubpath: parts[part].isClosed = true
      @unknown default: break
      }
    }
    let path = CGMutablePath()
    for part in parts.reversed() { part.addReversed(to: path) }
    return path
  }
}

/// A subpath: its start, and the control points and ends of its lines and curves.
private struct PathPart {
  var start: CGPoint
  var curves: [[CGPoint]] = []
  var isClosed = false

  func addReversed(to path: CGMutablePath) {
    let ends = [start] + curves.compactMap(\.last)
    path.move(to: ends[ends.count - 1])
    for (index, curve) in curves.enumerated().reversed() {
      let end = ends[index]
      switch curve.count {
      case 1: path.addLine(to: end)
      case 2: path.addQuadCurve(to: end, control: curve[0])
      default: path.addCurve(to: end, control1: curve[1], control2: curve[0])
      }
    }
    if isClosed { path.closeSubpath() }
  }
}
