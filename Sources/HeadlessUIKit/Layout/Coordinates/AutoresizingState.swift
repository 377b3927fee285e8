import Foundation

/// The frame that the host set for a view, and the superview's size at that time, which determine
/// how the view follows its superview.
///
/// Frames computed by the engine are not stored here, so rounding errors never add up.
final class AutoresizingState {
  var frame = CGRect.zero
  var superviewSize = CGSize.zero
}

/// The shares of a change in the superview's length that go to a view's origin and length.
struct AutoresizingShares: Equatable {
  var origin: CGFloat = 0
  var length: CGFloat = 0
}

extension UIView.AutoresizingMask {
  /// Distributes a change to the flexible parts in proportion to their lengths.
  func shares(
    on axis: NSLayoutConstraint.Axis, frame: CGRect, superviewSize: CGSize
  ) -> AutoresizingShares {
    let isHorizontal = axis == .horizontal
    let start = contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    let middle = contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    let end = contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    let (origin, length) = (frame.origin(on: axis), frame.length(on: axis))
    let rest = superviewSize.length(on: axis) - origin - length
    let count = [start, middle, end].filter { $0 }.count
    guard count > 0 else { return AutoresizingShares() }
    var parts = [start ? max(origin, 0) : 0, middle ? length : 0, end ? max(rest, 0) : 0]
    var total = parts.reduce(0, +)
    if total <= 0 {
      parts = [start, middle, end].map { $0 ? 1 : 0 }
      total = CGFloat(count)
    }
    return AutoresizingShares(origin: parts[0] / total, length: parts[1] / total)
  }
}
