import Foundation

/// A generator of haptic feedback. There is none here: everything is without effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Without effect.
  open func prepare() {}
}

/// Feedback for an impact. Without effect.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle) { super.init() }

  public convenience override init() { self.init(style: .medium) }

  /// Without effect.
  open func impactOccurred() {}
  /// Without effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a change of selection. Without effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect.
  open func selectionChanged() {}
}

/// Feedback for success or failure. Without effect.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Without effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
