import Foundation

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: insets.top, left: rightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: rightToLeft ? insets.leading : insets.trailing)
  }

  func merging(_ other: UIEdgeInsets, _ combine: (CGFloat, CGFloat) -> CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }

  /// The parts of the insets that reach beyond gaps, never more than the insets themselves.
  func reaching(over gaps: UIEdgeInsets) -> UIEdgeInsets {
    merging(gaps) { inset, gap in min(max(inset - gap, 0), inset) }
  }

  static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets.zero.merging(insets, -)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: insets.top, leading: rightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: rightToLeft ? insets.left : insets.right)
  }
}
