import Foundation

/// How the other columns relate to the secondary one. UIKit's automatic choices are from memory.
extension UISplitViewController.SplitBehavior {
  /// The behavior that a display mode implies; nil if it implies none.
  init?(_ mode: UISplitViewController.DisplayMode) {
    switch mode {
    case .automatic, .secondaryOnly: return nil
    case .oneBesideSecondary, .twoBesideSecondary: self = .tile
    case .oneOverSecondary, .twoOverSecondary: self = .overlay
    case .twoDisplaceSecondary: self = .displace
    }
  }

  var oneColumn: UISplitViewController.DisplayMode {
    self == .overlay ? .oneOverSecondary : .oneBesideSecondary
  }

  var twoColumns: UISplitViewController.DisplayMode {
    switch self {
    case .automatic, .tile: .twoBesideSecondary
    case .overlay: .twoOverSecondary
    case .displace: .twoDisplaceSecondary
    }
  }

  func allows(_ mode: UISplitViewController.DisplayMode) -> Bool {
    mode == .secondaryOnly || mode == oneColumn || mode == twoColumns
  }
}

/// Covers the secondary column under overlaid columns; a tap on it hides them.
final class ColumnShade: UIView {
  init(_ hide: @escaping () -> Void) {
    super.init(frame: .zero)
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in hide() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }
}

/// A swipe from the edge of the first column, which shows it.
final class ColumnSwipe: UIScreenEdgePanGestureRecognizer {
  private weak var controller: UISplitViewController?

  init(_ controller: UISplitViewController) {
    self.controller = controller
    super.init()
    addHandler { [weak self] recognizer in
      if recognizer.state == .ended { self?.controller?.swipeFromEdge() }
    }
  }

  override var edges: UIRectEdge {
    get { controller?.startsAtRightEdge ?? false ? .right : .left }
    set {}
  }

  override var mayStart: Bool { controller?.canRevealBySwipe ?? false && super.mayStart }
}

extension UISplitViewController {
  var canRevealBySwipe: Bool {
    presentsWithGesture && !isCollapsed && displayMode == .secondaryOnly
  }

  /// Whether the first column is at the right.
  var startsAtRightEdge: Bool {
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft != (primaryEdge == .trailing)
  }
}
