import Foundation

extension CGPoint {
  /// The two coordinates in path data.
  package var pathText: String { "\(Headless.number(x)) \(Headless.number(y))" }
}

extension CGPath {
  /// The path as the `d` attribute of an SVG path. Elements with coordinates that are not finite
  /// are left out; the path then continues from the last position, or starts at the end of the next
  /// element.
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
  /// SVG's letter for the element, and the number of its points.
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
