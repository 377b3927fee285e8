import Foundation

/// Colors from one place to another.
package struct DrawingGradient: Sendable {
  package enum Kind: Sendable {
    case linear(CGPoint, CGPoint)
    /// From a circle to another, each a center and a radius.
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  package struct Stop: Sendable {
    /// From 0 to 1.
    package var place: CGFloat
    package var color: ColorComponents
  }

  package var kind: Kind
  package var stops: [Stop]
  package var goesOnBefore: Bool
  package var goesOnAfter: Bool

  /// With what is drawn outside of the places: the colors at the ends, or nothing.
  package var allStops: [Stop] {
    var all = stops.sorted { $0.place < $1.place }
    guard var first = all.first, var last = all.last else { return [] }
    (first.place, last.place) = (0, 1)
    (first.color.alpha, last.color.alpha) = (0, 0)
    if !goesOnBefore { all.insert(first, at: 0) }
    if !goesOnAfter { all.append(last) }
    return all
  }
}
