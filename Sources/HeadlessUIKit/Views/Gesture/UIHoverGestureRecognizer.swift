import Foundation

/// Sees a pointer above a view. There is none here: it never begins.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Always 0.
  open var zOffset: CGFloat { 0 }
}
