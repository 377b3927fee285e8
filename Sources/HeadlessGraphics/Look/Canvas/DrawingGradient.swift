import Foundation

/// A gradient of colors between two places.
package struct DrawingGradient: Sendable {
  package enum Kind: Sendable {
    case linear(CGPoint, CGPoint)
    /// From one circle to another, each given by center and radius.
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  package struct Stop: Sendable {
    /// The position, from 0 to 1.
    package var place: CGFloat
    package var color: ColorComponents
  }

  package var kind: Kind
  package var stops: [Stop]
  package var extendsBeforeStart: Bool
  package var extendsAfterEnd: Bool

  /// Whether all coordinates are finite.
  var isDrawable: Bool {
    switch kind {
    case .linear(let start, let end): start.isDrawable && end.isDrawable
    case .radial(let start, let inner, let end, let outer):
      start.isDrawable && end.isDrawable && inner.isFinite && outer.isFinite
    }
  }

  /// The stops, including those for the area outside: the colors at the ends, or transparent ones.
  package var allStops: [Stop] {
    let all = stops.sorted { $0.place < $1.place }
    guard var first = all.first, var last = all.last else { return [] }
    // Between an end and the outermost stop, the outermost color is solid.
    var before = first.place > 0 ? [Stop(place: 0, color: first.color)] : []
    var after = last.place < 1 ? [Stop(place: 1, color: last.color)] : []
    (first.place, last.place) = (0, 1)
    (first.color.alpha, last.color.alpha) = (0, 0)
    if !extendsBeforeStart { before.insert(first, at: 0) }
    if !extendsAfterEnd { after.append(last) }
    return before + all + after
  }
}
