import Foundation

/// How a change of a layout is shown.
///
/// ```swift
/// manager.update(animated: true)
/// manager.update(animated: .spring(duration: 0.5, damping: 0.8))
/// ```
public struct LayoutAnimation: Hashable, Sendable, ExpressibleByBooleanLiteral {
  /// In seconds; zero shows the change at once.
  public let duration: TimeInterval
  private let curve: Curve

  private enum Curve: Hashable, Sendable {
    case easeInOut
    case spring(damping: CGFloat)
  }

  /// No animation.
  public static let none = LayoutAnimation(duration: 0, curve: .easeInOut)
  /// What `true` stands for: a third of a second, slow at both ends.
  public static let standard = easeInOut(duration: 0.35)

  /// A movement that is slow at both ends, in seconds.
  public static func easeInOut(duration: some LayoutNumber) -> LayoutAnimation {
    LayoutAnimation(duration: Double(duration.points), curve: .easeInOut)
  }

  /// A movement that swings; it takes so many seconds. A damping of 1 does not overshoot.
  public static func spring(
    duration: some LayoutNumber, damping: some LayoutNumber
  ) -> LayoutAnimation {
    LayoutAnimation(
      duration: Double(duration.points), curve: .spring(damping: damping.points))
  }

  private init(duration: TimeInterval, curve: Curve) {
    self.duration = duration
    self.curve = curve
  }

  /// ``standard`` or ``none``.
  public init(booleanLiteral value: Bool) { self = value ? .standard : .none }

  var isAnimated: Bool { duration > 0 }

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
