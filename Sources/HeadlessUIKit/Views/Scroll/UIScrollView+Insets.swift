import Foundation

extension UIScrollView {
  /// The sum of the content insets, the adjustment for the safe area, and the height of a refresh
  /// control that is refreshing.
  var derivedAdjustedInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var inset = contentInset
    if let refreshControl, refreshControl.isRefreshing { inset.top += refreshControl.height }
    if adjusts(.horizontal) {
      inset.left += safe.left
      inset.right += safe.right
    }
    if adjusts(.vertical) {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    return inset
  }

  private func adjusts(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: return false
    case .always: return true
    case .automatic where axis == .vertical && isAdjustedByOwner: return true
    case .automatic, .scrollableAxes:
      let alwaysBounces = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
      let insets = contentInset.start(on: axis) + contentInset.end(on: axis)
      return alwaysBounces && isBouncing(axis)
        || size.length(on: axis) + insets > bounds.length(on: axis)
    }
  }

  /// Whether the view belongs to a controller in a navigation controller that adjusts the insets.
  private var isAdjustedByOwner: Bool {
    guard let owner, owner.navigationController != nil else { return false }
    return owner.automaticallyAdjustsScrollViewInsets
  }

  /// The controller whose view this is, or whose view has this as its first subview.
  private var owner: UIViewController? {
    if let controller { return controller }
    guard let superview, superview.storedSubviews.first === self else { return nil }
    return superview.controller
  }

  func isBouncing(_ axis: NSLayoutConstraint.Axis) -> Bool {
    bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
  }
}
