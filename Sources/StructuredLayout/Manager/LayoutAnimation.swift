import Foundation

/// The animation that shows a change of a layout.
///
/// ```swift
/// manager.update(animated: true)
/// manager.update(animated: .spring(duration: 0.5, damping: 0.8))
/// ```
public struct LayoutAnimation: Hashable, Sendable, ExpressibleByBooleanLiteral {
  /// The duration in seconds; zero shows the change at once.
  public let duration: TimeInterval
  private let curve: Curve
  private let line: SourceLine?

  private enum Curve: Hashable, Sendable {
    case easeInOut
    case spring(damping: CGFloat)
  }

  /// No animation.
  public static let none = LayoutAnimation(duration: 0, curve: .easeInOut, line: nil)
  /// The animation that `true` stands for: 0.35 seconds, eased in and out.
  public static let standard = LayoutAnimation(duration: 0.35, curve: .easeInOut, line: nil)

  /// An animation that is eased in and out, with a duration in seconds.
  ///
  /// An invalid duration is an issue when the animation is used, and shows the change at once.
  public static func easeInOut(
    duration: TimeInterval, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutAnimation {
    LayoutAnimation(
      duration: duration, curve: .easeInOut, line: SourceLine(fileID: fileID, line: line))
  }

  /// A spring animation, with a duration in seconds.
  ///
  /// With a damping of 1 the spring does not overshoot. A damping that is not above zero is an
  /// issue when the animation is used, and 1 takes its place.
  public static func spring(
    duration: TimeInterval, damping: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutAnimation {
    LayoutAnimation(
      duration: duration, curve: .spring(damping: damping),
      line: SourceLine(fileID: fileID, line: line))
  }

  private init(duration: TimeInterval, curve: Curve, line: SourceLine?) {
    self.duration = duration
    self.curve = curve
    self.line = line
  }

  /// Whether two animations have the same duration and curve, whichever lines made them.
  public static func == (left: LayoutAnimation, right: LayoutAnimation) -> Bool {
    left.duration == right.duration && left.curve == right.curve
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(duration)
    hasher.combine(curve)
  }

  /// Creates ``standard`` from `true`, and ``none`` from `false`.
  public init(booleanLiteral value: Bool) { self = value ? .standard : .none }

  var isAnimated: Bool { duration > 0 }

  /// Returns the animation with unusable numbers replaced, and reports them.
  @MainActor
  func repaired() -> LayoutAnimation {
    func report(_ text: String) {
      LayoutDiagnostics.report(LayoutIssue(.invalidNumber, text, at: line))
    }
    guard duration >= 0, CGFloat(duration).isDistance else {
      report("an animation can't last \(duration) seconds; the change is shown at once")
      return .none
    }
    guard case .spring(let damping) = curve, !(damping > 0 && damping.isDistance) else {
      return self
    }
    report("an animation can't have the damping \(damping); 1 is used instead")
    return LayoutAnimation(duration: duration, curve: .spring(damping: 1), line: line)
  }

  @MainActor
  func run(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    switch curve {
    case .easeInOut:
      UIView.animate(
        withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
        animations: changes, completion: { _ in completion() })
    case .spring(let damping):
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: 0, options: [.allowUserInteraction], animations: changes,
        completion: { _ in completion() })
    }
  }
}
