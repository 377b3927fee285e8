import Foundation

extension UIView {
  private static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Own margins or those of the system, what the superview's margins cover, and the safe area.
  var effectiveMargins: UIEdgeInsets {
    let isRightToLeft = isRightToLeft
    var insets: UIEdgeInsets
    if let controller {
      let minimum = controller.viewRespectsSystemMinimumLayoutMargins
        ? UIEdgeInsets(controller.systemMinimumLayoutMargins, rightToLeft: isRightToLeft) : .zero
      insets = margins.insets(rightToLeft: isRightToLeft, standard: minimum).merging(minimum, max)
    } else {
      insets = margins.insets(rightToLeft: isRightToLeft, standard: UIView.standardMargins)
    }
    if margins.insetsFromSafeArea { insets = insets.merging(safeAreaInsets, +) }
    guard margins.preservesSuperview, let superview else { return insets }
    return insets.merging(covered(by: superview.layoutMargins, of: superview), max)
  }

  /// How far insets of the superview reach into this view, at most as far as they are.
  func covered(by insets: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    let frame = frame
    let bounds = superview.bounds
    let inside = UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
      bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    return insets.merging(inside) { inset, distance in min(max(inset - distance, 0), inset) }
  }

  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    change(&margins)
    marginsDidChange()
  }

  /// The margins, or what they depend on, changed.
  func marginsDidChange() {
    node.engine?.marginsChanged(of: self)
    layoutMarginsDidChange()
    setNeedsLayout()
    for subview in storedSubviews where subview.margins.preservesSuperview {
      subview.marginsDidChange()
    }
  }

  // MARK: Safe area

  /// What covers this view, from the window down; nothing outside of windows.
  var currentSafeArea: UIEdgeInsets {
    guard let superview = storedSuperview else { return windowSafeArea }
    let inherited = superview.safeAreaInsets
    let own = inherited == .zero ? .zero : covered(by: inherited, of: superview)
    guard let additional = controller?.additionalSafeAreaInsets, window != nil else { return own }
    return own.merging(additional, +)
  }

  private var windowSafeArea: UIEdgeInsets {
    flags.contains(.isWindow) ? (self as? UIWindow)?.deviceSafeArea ?? .zero : .zero
  }

  /// Tells the guides, the view and its subviews when the safe area has changed.
  func updateSafeArea() {
    let insets = safeAreaInsets
    if insets != knownSafeArea {
      knownSafeArea = insets
      node.engine?.marginsChanged(of: self)
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      if margins.insetsFromSafeArea { layoutMarginsDidChange() }
      setNeedsLayout()
      for subview in storedSubviews { subview.updateSafeArea() }
    } else if margins.preservesSuperview {
      node.engine?.marginsChanged(of: self)
    }
  }
}
