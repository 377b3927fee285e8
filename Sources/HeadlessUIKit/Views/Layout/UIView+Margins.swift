import Foundation

extension UIView {
  private static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The view's own margins or the system's, including the superview's margins if they are
  /// preserved, and the safe area.
  var effectiveMargins: UIEdgeInsets {
    let isRightToLeft = isRightToLeft
    var insets: UIEdgeInsets
    if let controller {
      let minimum =
        controller.viewRespectsSystemMinimumLayoutMargins
        ? UIEdgeInsets(controller.systemMinimumLayoutMargins, rightToLeft: isRightToLeft) : .zero
      insets = margins.insets(rightToLeft: isRightToLeft, standard: minimum).merging(minimum, max)
    } else {
      insets = margins.insets(rightToLeft: isRightToLeft, standard: UIView.standardMargins)
    }
    if margins.insetsFromSafeArea { insets = insets.merging(safeAreaInsets, +) }
    guard margins.preservesSuperview, let superview else { return insets }
    return insets.merging(covered(by: superview.layoutMargins, of: superview), max)
  }

  /// Returns how far insets of the superview reach into this view; at most the insets themselves.
  func covered(by insets: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    let frame = frame
    let bounds = superview.bounds
    return insets.reaching(
      over: UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX))
  }

  func setMargins(_ margins: UIEdgeInsets) {
    let usable = margins.usable(insteadOf: layoutMargins, "layoutMargins", of: shortName)
    changeMargins { $0.set(usable) }
  }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    let usable = margins.usable(
      insteadOf: directionalLayoutMargins, "directionalLayoutMargins", of: shortName)
    changeMargins { $0.set(usable) }
  }

  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    change(&margins)
    marginsDidChange()
  }

  /// Called when the margins, or values that they depend on, change.
  func marginsDidChange() {
    noteMargins()
    EndlessHandlers.run("changing its layout margins", of: self) {
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
    setNeedsLayout()
    for subview in storedSubviews where subview.margins.preservesSuperview {
      subview.marginsDidChange()
    }
  }

  /// Informs the layout that the margins have changed.
  private func noteMargins() {
    if margins.preservesSuperview { ensureRare().knownMargins = effectiveMargins }
    node.engine?.marginsChanged(of: self)
    // The baselines of a stack may now be those of another view.
    if let superview = storedSuperview, superview.node.hasBaselineMentions {
      superview.setNeedsUpdateConstraints()
    }
  }

  /// Returns the minimum margin at the sides of a root view, in a window of the given width.
  static func systemSideMargin(width: CGFloat) -> CGFloat {
    Headless.systemVersion.isRedesigned ? (width >= 390 ? 20 : 16) : (width >= 414 ? 20 : 16)
  }

  // MARK: Safe area

  /// The insets that cover this view: the part of the superview's safe area that reaches into it,
  /// and the insets that its controller adds. Zero outside a window.
  private var derivedSafeArea: UIEdgeInsets {
    guard let superview = storedSuperview else {
      return flags.contains(.isWindow) ? (self as? UIWindow)?.deviceSafeArea ?? .zero : .zero
    }
    let inherited = superview.safeAreaForSubviews
    let own = inherited == .zero ? .zero : covered(by: inherited, of: superview)
    guard let controller, window != nil else { return own }
    let additional = controller.additionalSafeAreaInsets.merging(controller.barInsets, +)
    return additional == .zero ? own : own.merging(additional, +)
  }

  var knownSafeArea: UIEdgeInsets { rare?.knownSafeArea ?? .zero }

  /// Informs the guides, the view and its subviews if the safe area has changed.
  ///
  /// - Parameter boundsChanged: Whether the safe area may now reach into the subviews differently.
  func updateSafeArea(boundsChanged: Bool = false) {
    let insets = derivedSafeArea
    let hasChanged = insets != knownSafeArea
    if hasChanged {
      ensureRare().knownSafeArea = insets
      noteMargins()
      EndlessHandlers.run("changing its safe area", of: self) {
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if margins.insetsFromSafeArea { layoutMarginsDidChange() }
      }
      setNeedsLayout()
    } else if margins.preservesSuperview, rare?.knownMargins != effectiveMargins {
      marginsDidChange()
    } else if boundsChanged {
      node.engine?.sizeChanged(of: self)
    }
    guard hasChanged || boundsChanged else { return }
    let isCovered = hasChanged || safeAreaForSubviews != .zero
    for subview in storedSubviews where isCovered || subview.margins.preservesSuperview {
      subview.updateSafeArea()
    }
  }
}
