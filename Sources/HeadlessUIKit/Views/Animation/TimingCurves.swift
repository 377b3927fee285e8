import Foundation

/// A cubic curve from 0 to 1 over a time from 0 to 1, with two control points.
struct CubicCurve {
  private let points: [CGPoint]

  init(_ first: CGPoint, _ second: CGPoint) {
    points = [first, second]
  }

  /// Returns the progress at a fraction of the time.
  func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if points.allSatisfy({ $0.x == $0.y }) { return time }
    // Time only increases along the curve, so bisection finds the point.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let passed = coordinate(points[0].x, points[1].x, at: middle)
      if passed <= time { low = middle }
      if passed >= time { high = middle }
    }
    return coordinate(points[0].y, points[1].y, at: low)
  }

  private func coordinate(_ first: CGFloat, _ second: CGFloat, at place: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * Double(first) + 3 * rest * place * place * Double(second)
      + place * place * place
  }
}

/// A weight on a spring that is released at 0 and comes to rest at 1.
struct SpringCurve {
  /// The damping ratio: 1 comes to rest soonest without overshooting, less oscillates.
  private let damping: Double
  /// The undamped frequency, in radians per second.
  private let frequency: Double
  /// The initial velocity toward the end, in distances from 0 to 1 per second.
  private let velocity: Double

  /// Creates a spring that comes to rest, within a thousandth of the distance, after a duration in
  /// seconds.
  init(damping: Double, velocity: Double, restingAfter duration: Double) {
    self.damping = max(damping, 0.01)
    self.velocity = velocity
    frequency = Self.decay / (min(self.damping, 1) * duration)
  }

  /// Creates a spring whose undamped period is a duration in seconds.
  init(damping: Double, velocity: Double, period duration: Double) {
    self.damping = max(damping, 0.01)
    self.velocity = velocity
    frequency = 2 * .pi / duration
  }

  /// The time after which the spring is at rest, within a thousandth of the distance, in seconds.
  var restingTime: Double { Self.decay / (min(damping, 1) * frequency) }

  /// The solution of `(1 + x) e^-x = 1/1000`, an upper bound for every damped oscillation.
  private static let decay = 9.23341

  /// Returns the progress after a time in seconds.
  func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let drag = damping * frequency
    let push = drag - velocity
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      return 1 - exp(-drag * time) * (cos(swing * time) + push / swing * sin(swing * time))
    }
    // An overdamped spring moves like a critically damped one.
    return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
  }
}
