import Foundation

extension CGFloat {
  /// The angle by which an arc turns, in radians, at most a full turn.
  ///
  /// - Parameter growing: Whether the angle grows from the start to the end.
  static func sweep(from start: CGFloat, to end: CGFloat, growing: Bool) -> CGFloat {
    let full = 2 * CGFloat.pi
    if (end - start).magnitude >= full { return growing ? full : -full }
    let sweep = (end - start).truncatingRemainder(dividingBy: full)
    if growing, sweep < 0 { return sweep + full }
    if !growing, sweep > 0 { return sweep - full }
    return sweep
  }
}

extension CGMutablePath {
  /// Adds a line to the start of an arc, then a cubic curve for each quarter turn or less.
  ///
  /// - Parameters:
  ///   - start: The start angle in radians; 0 is to the right.
  ///   - sweep: The angle by which the arc turns; angles grow from the right toward the bottom.
  func addEllipticArc(
    center: CGPoint, radii: CGSize, from start: CGFloat, by sweep: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radii.width * cos(angle), y: center.y + radii.height * sin(angle))
    }
    isEmpty
      ? move(to: point(start), transform: transform)
      : addLine(to: point(start), transform: transform)
    guard radii != .zero, sweep.isFinite, sweep != 0 else { return }
    let parts = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(parts)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<parts {
      let (a, b) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      addCurve(
        to: point(b),
        control1: CGPoint(
          x: point(a).x - reach * radii.width * sin(a),
          y: point(a).y + reach * radii.height * cos(a)),
        control2: CGPoint(
          x: point(b).x + reach * radii.width * sin(b),
          y: point(b).y - reach * radii.height * cos(b)), transform: transform)
    }
  }
}
