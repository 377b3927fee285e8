import Foundation

extension CGPoint {
  /// The two numbers as a path has them.
  package var pathText: String { "\(Headless.number(x)) \(Headless.number(y))" }
}

extension CGPath {
  /// The path as the `d` of an SVG path.
  package var pathText: String {
    var text = ""
    applyWithBlock { element in
      let points = element.pointee.points
      func list(_ count: Int) -> String {
        (0..<count).map { points[$0].pathText }.joined(separator: " ")
      }
      switch element.pointee.type {
      case .moveToPoint: text += "M" + list(1)
      case .addLineToPoint: text += "L" + list(1)
      case .addQuadCurveToPoint: text += "Q" + list(2)
      case .addCurveToPoint: text += "C" + list(3)
      case .closeSubpath: text += "Z"
      @unknown default: break
      }
    }
    return text
  }
}
