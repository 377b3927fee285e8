import Foundation

/// How columns stand to the secondary one. What UIKit chooses where it is left to it is from memory.
extension UISplitViewController.SplitBehavior {
  /// The one that a display mode stands for; nil where it says nothing of it.
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

/// What lies over the secondary column while others lie over that: a tap on it takes them away.
final class ColumnShade: UIView {
  init(_ hide: @escaping () -> Void) {
    super.init(frame: .zero)
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in hide() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }
}

/// A swipe from the edge of the first column brings it.
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
    get { controller?.beginsAtRight ?? false ? .right : .left }
    set {}
  }

  override var mayStart: Bool { controller?.mayShowBySwipe ?? false && super.mayStart }
}

extension UISplitViewController {
  var mayShowBySwipe: Bool {
    presentsWithGesture && !isCollapsed && displayMode == .secondaryOnly
  }

  /// Whether the first column is at the right.
  var beginsAtRight: Bool {
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft != (primaryEdge == .trailing)
  }
}
