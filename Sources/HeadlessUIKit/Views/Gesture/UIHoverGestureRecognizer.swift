import Foundation

/// Recognizes a pointer above a view. There are no pointers here: it never begins.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Always 0.
  open var zOffset: CGFloat { 0 }
}
