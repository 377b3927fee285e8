import Foundation

extension CGPoint {
  /// The two numbers as a path has them.
  package var pathText: String { "\(Headless.number(x)) \(Headless.number(y))" }
}

extension CGPath {
  /// The path as the `d` of an SVG path. Steps to places that are not finite are left out; what follows
  /// goes on from where the path was, or begins where the next step ends.
  package var pathText: String {
    var text = ""
    var hasPlace = false
    applyWithBlock { element in
      let (letter, count) = element.pointee.type.step
      let points = UnsafeBufferPointer(start: element.pointee.points, count: count)
      guard points.allSatisfy(\.isDrawable) else {
        hasPlace = hasPlace && letter != "M"
        return
      }
      if hasPlace || letter == "M" {
        text += letter + points.map(\.pathText).joined(separator: " ")
      } else if let end = points.last {
        text += "M" + end.pathText
      }
      hasPlace = hasPlace || count > 0
    }
    return text
  }
}

extension CGPathElementType {
  /// The letter that SVG has for it, and how many points it has.
  fileprivate var step: (letter: String, count: Int) {
    switch self {
    case .moveToPoint: ("M", 1)
    case .addLineToPoint: ("L", 1)
    case .addQuadCurveToPoint: ("Q", 2)
    case .addCurveToPoint: ("C", 3)
    case .closeSubpath: ("Z", 0)
    @unknown default: ("", 0)
    }
  }
}
