#if os(Linux)
  import Foundation

  extension CGMutablePath {
    /// Adds an arc, clockwise as seen where y grows upward.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      addEllipticArc(
        center: center, radii: CGSize(width: radius, height: radius), from: startAngle,
        by: .sweep(from: startAngle, to: endAngle, growing: !clockwise), transform: transform)
    }

    /// Adds an arc that turns by `delta`, in radians; angles grow from the right toward growing y.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      // An arc of more than two turns is drawn as its remainder after one.
      let full = 2 * CGFloat.pi
      let rest = delta.truncatingRemainder(dividingBy: full)
      addEllipticArc(
        center: center, radii: CGSize(width: radius, height: radius), from: startAngle,
        by: delta.magnitude > 2 * full ? rest + (delta < 0 ? -full : full) : delta,
        transform: transform)
    }

    /// Rounds the corner between the line to a first point and the line from there to a second: adds a line to the
    /// start of the arc, then the arc. If there is no corner, adds a line to the first point.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      if isEmpty { return }
      let start = currentPoint.applying(transform.inverted())
      let before = CGVector(from: tangent1End, to: start).unit
      let after = CGVector(from: tangent1End, to: tangent2End).unit
      let cosine = before.dx * after.dx + before.dy * after.dy
      let sine = after.dx * before.dy - after.dy * before.dx
      guard radius > 0, abs(sine) > 1e-9 else {
        return addLine(to: tangent1End, transform: transform)
      }
      // The distance from the corner to the points where the arc touches the lines.
      let distance = radius * (1 + cosine) / abs(sine)
      let side: CGFloat = sine < 0 ? -1 : 1
      let center = CGPoint(
        x: tangent1End.x + distance * before.dx + side * radius * before.dy,
        y: tangent1End.y + distance * before.dy - side * radius * before.dx)
      let (from, to) = (
        atan2(side * before.dx, -side * before.dy), atan2(-side * after.dx, side * after.dy)
      )
      addEllipticArc(
        center: center, radii: CGSize(width: radius, height: radius), from: from,
        by: .sweep(from: from, to: to, growing: sine > 0), transform: transform)
    }
  }

  extension CGVector {
    fileprivate init(from start: CGPoint, to end: CGPoint) {
      self.init(dx: end.x - start.x, dy: end.y - start.y)
    }

    /// The vector with the same direction and length 1; zero if it has no direction.
    fileprivate var unit: CGVector {
      let length = (dx * dx + dy * dy).squareRoot()
      return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
    }
  }
#endif
