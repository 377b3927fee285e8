import Foundation

/// A rectangle of which some corners can be rounded.
struct PictureShape {
  var rect: CGRect
  var radius: CGFloat
  var corners: CACornerMask

  /// Limits the radius to half of the shorter side.
  init(rect: CGRect, radius: CGFloat, corners: CACornerMask) {
    self.rect = rect
    self.corners = corners
    self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
  }

  func inset(by distance: CGFloat) -> PictureShape {
    let (dx, dy) = (min(distance, rect.width / 2), min(distance, rect.height / 2))
    return PictureShape(
      rect: rect.insetBy(dx: dx, dy: dy), radius: radius - distance, corners: corners)
  }

  /// Returns the element that draws the shape: a rectangle if SVG can express it, otherwise a path.
  func element() -> (name: String, attributes: [Picture.Attribute]) {
    let isPlain = radius == 0 || corners.isEmpty
    guard isPlain || corners == .all else { return ("path", [("d", path)]) }
    return (
      "rect",
      [
        ("x", Headless.number(rect.minX)), ("y", Headless.number(rect.minY)),
        ("width", Headless.number(rect.width)), ("height", Headless.number(rect.height)),
        ("rx", isPlain ? nil : Headless.number(radius)),
      ]
    )
  }

  /// The path, clockwise from the top left, with an arc at each rounded corner.
  private var path: String {
    let places: [(corner: CACornerMask, point: CGPoint, before: CGVector, after: CGVector)] = [
      (
        .layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
      (
        .layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1),
        CGVector(dx: 1, dy: 0)
      ),
    ]
    let size = Headless.number(radius)
    var steps: [String] = []
    for place in places {
      let distance = corners.contains(place.corner) ? radius : 0
      let from = place.point.moved(place.before, by: distance)
      let to = place.point.moved(place.after, by: distance)
      steps.append("\(steps.isEmpty ? "M" : "L")\(from.pathText)")
      if distance > 0 { steps.append("A\(size) \(size) 0 0 1 \(to.pathText)") }
    }
    return steps.joined() + "Z"
  }
}

extension CGPoint {
  func moved(_ direction: CGVector, by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}
