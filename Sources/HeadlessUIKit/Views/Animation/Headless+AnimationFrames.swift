import Foundation

extension Headless.Animation {
  /// The appearance of a view at one moment: its position, size, transform and opacity.
  public struct Appearance: Equatable, Sendable {
    public var center: CGPoint
    public var bounds: CGRect
    public var transform: CGAffineTransform
    public var alpha: CGFloat
    private let anchor: CGPoint
    private let background: UIColor?

    @MainActor
    init(of view: UIView, position: CGPoint? = nil, bounds: CGRect? = nil) {
      center = position ?? view.layer.position
      self.bounds = bounds ?? view.layer.bounds
      transform = view.transform
      alpha = view.alpha
      anchor = view.layer.anchorPoint
      background = view.backgroundColor
    }

    /// The frame in the superview.
    public var frame: CGRect {
      CGRect(
        x: -anchor.x * bounds.width, y: -anchor.y * bounds.height, width: bounds.width,
        height: bounds.height
      ).applying(transform).offsetBy(dx: center.x, dy: center.y)
    }

    /// Interpolates everything that changes between start and end, by a fraction.
    mutating func interpolate(_ share: CGFloat, from start: Appearance, to end: Appearance) {
      for path in Self.numbers where start[keyPath: path] != end[keyPath: path] {
        let (first, last) = (start[keyPath: path], end[keyPath: path])
        // With rounding errors, the result at 1 might miss the end.
        self[keyPath: path] = share == 1 ? last : first + (last - first) * share
      }
    }

    /// Applies the appearance to a view, and leaves alone what is already equal.
    @MainActor
    func apply(to view: UIView) {
      let old = Appearance(of: view)
      if transform != old.transform { view.transform = transform }
      if alpha != old.alpha { view.alpha = alpha }
      if bounds != old.bounds { view.bounds = bounds }
      if center != old.center { view.center = center }
    }

    /// A number that changes over time.
    typealias Number = WritableKeyPath<Appearance, CGFloat>

    func differences(from other: Appearance) -> Set<Number> {
      Set(Self.numbers.filter { self[keyPath: $0] != other[keyPath: $0] })
    }

    mutating func take(_ numbers: Set<Number>, from other: Appearance) {
      for path in numbers { self[keyPath: path] = other[keyPath: path] }
    }

    /// Adds the difference between two appearances, except for some numbers.
    mutating func add(_ now: Appearance, minus end: Appearance, but taken: Set<Number>) {
      for path in Self.numbers where !taken.contains(path) {
        self[keyPath: path] += now[keyPath: path] - end[keyPath: path]
      }
    }

    private static var numbers: [Number] {
      [
        \.center.x, \.center.y, \.bounds.origin.x, \.bounds.origin.y, \.bounds.size.width,
        \.bounds.size.height, \.alpha, \.transform.a, \.transform.b, \.transform.c, \.transform.d,
        \.transform.tx, \.transform.ty,
      ]
    }
  }

  /// Returns the appearance of a view during the last animation.
  ///
  /// ```swift
  /// UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x += 100 }
  /// Headless.Animation.appearance(of: box, after: 0.5).center.x  // half of the way
  /// ```
  ///
  /// No time needs to pass: the method accepts any moment, in any order. A view that the animation
  /// has not changed has its current appearance. Keyframes are paced evenly.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - time: In seconds since the animation was requested, including its delay.
  @preconcurrency @MainActor
  public static func appearance(of view: UIView, after time: TimeInterval) -> Appearance {
    record.appearance(of: view, after: time)
  }

  /// The end of the animation, in seconds since it was requested; infinite if it repeats forever.
  public var end: TimeInterval {
    delay + lengthOfRun * (isAutoreversing ? 2 : 1) * Double(numberOfRuns)
  }

  /// Returns the progress of the animation: 0 at its start, 1 at its end, more when a spring
  /// overshoots.
  ///
  /// - Parameter time: In seconds since the animation was requested, including its delay.
  public func progress(after time: TimeInterval) -> CGFloat {
    if time >= end { return 1 }
    let inRun = timeInRun(after: time)
    guard inRun > 0 else { return 0 }
    if let spring { return CGFloat(spring.value(at: inRun)) }
    return CGFloat(cubic.value(at: inRun / duration))
  }

  /// Returns the time within a run. Every run repeats the first one, or reverses it; negative
  /// before the first run.
  func timeInRun(after time: TimeInterval) -> TimeInterval {
    if time >= end { return lengthOfRun }
    let passed = time - delay
    guard passed > 0 else { return passed }
    let way = lengthOfRun * (isAutoreversing ? 2 : 1)
    let inWay = passed.truncatingRemainder(dividingBy: way)
    return inWay > lengthOfRun ? way - inWay : inWay
  }

  private var isAutoreversing: Bool { autoreverses || options.contains(.autoreverse) }

  private var numberOfRuns: CGFloat {
    options.contains(.repeat) && repeatCount == 1 ? .infinity : repeatCount
  }

  /// In seconds. If the spring was specified by its bounce, the animation's duration is the period
  /// of the spring.
  private var lengthOfRun: TimeInterval {
    bounce == nil ? duration : spring?.restingTime ?? duration
  }

  private var spring: SpringCurve? {
    guard let dampingRatio, duration > 0 else { return nil }
    let (damping, velocity) = (Double(dampingRatio), Double(initialVelocity))
    return bounce == nil
      ? SpringCurve(damping: damping, velocity: velocity, restingAfter: duration)
      : SpringCurve(damping: damping, velocity: velocity, period: duration)
  }

  private var cubic: CubicCurve {
    if controlPoints.count == 2 { return CubicCurve(controlPoints[0], controlPoints[1]) }
    let startsSlowly = curve == .easeInOut || curve == .easeIn
    let endsSlowly = curve == .easeInOut || curve == .easeOut
    return CubicCurve(
      CGPoint(x: startsSlowly ? 0.42 : 0, y: 0), CGPoint(x: endsSlowly ? 0.58 : 1, y: 1))
  }
}
