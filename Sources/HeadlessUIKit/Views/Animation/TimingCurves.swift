import Foundation

/// A curve from 0 to 1 over a time from 0 to 1, drawn by two points between them.
struct CubicCurve {
  private let points: [CGPoint]

  init(_ first: CGPoint, _ second: CGPoint) {
    points = [first, second]
  }

  /// How far it has come after a share of the time.
  func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if points.allSatisfy({ $0.x == $0.y }) { return time }
    // Time only rises along the curve, so halving finds the place.
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

/// A weight on a spring that is let go at 0 and comes to rest at 1.
struct SpringCurve {
  /// 1 for one that comes to rest soonest without swinging over, less for one that swings.
  private let damping: Double
  /// In radians per second, without damping.
  private let frequency: Double
  /// In ways per second, towards the end.
  private let velocity: Double

  /// A spring that has come to rest, but for a thousandth of the way, after a duration in seconds.
  init(damping: Double, velocity: Double, restingAfter duration: Double) {
    self.damping = max(damping, 0.01)
    self.velocity = velocity
    frequency = Self.decay / (min(self.damping, 1) * duration)
  }

  /// A spring whose swings would take a duration in seconds if it had no damping.
  init(damping: Double, velocity: Double, period duration: Double) {
    self.damping = max(damping, 0.01)
    self.velocity = velocity
    frequency = 2 * .pi / duration
  }

  /// After so many seconds it is at rest, but for a thousandth of the way.
  var restingTime: Double { Self.decay / (min(damping, 1) * frequency) }

  /// The solution of `(1 + x) e^-x = 1/1000`, which no swing that is damped exceeds.
  private static let decay = 9.23341

  /// How far it has come after some seconds.
  func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let drag = damping * frequency
    let push = drag - velocity
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      return 1 - exp(-drag * time) * (cos(swing * time) + push / swing * sin(swing * time))
    }
    // One that is damped more than it need be moves as if it were not.
    return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
  }
}
