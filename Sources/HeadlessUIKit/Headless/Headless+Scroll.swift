import Foundation

extension Headless {
  /// Scrolls as a user does by dragging the content and letting it go at rest, or by flicking it.
  ///
  /// The content offset grows by the distance, as far as there is content:
  /// `scroll(view, by: CGPoint(x: 0, y: 100))` shows content that is 100 points further down. If
  /// this pulls a refresh control out far enough, it refreshes.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - distance: The distance by which its content offset grows, in points.
  ///   - velocity: The velocity at which the content is let go, in points per second.
  public static func scroll(
    _ scrollView: UIScrollView, by distance: CGPoint, velocity: CGPoint = .zero
  ) {
    scrollView.window?.layoutIfNeeded()
    guard scrollView.window != nil, scrollView.isScrollEnabled, scrollView.canBeTouched else {
      return log("\(scrollView.shortName) can't be scrolled by a finger.")
    }
    let start = scrollView.contentOffset
    let axes = NSLayoutConstraint.Axis.both.filter(scrollView.canBeDragged)
    guard !axes.isEmpty else { return }
    scrollView.beginDragging()
    scrollView.drag(
      to: CGPoint(
        x: start.x + (axes.contains(.horizontal) ? distance.x : 0),
        y: start.y + (axes.contains(.vertical) ? distance.y : 0)))
    scrollView.endDragging(
      velocity: CGPoint(
        x: axes.contains(.horizontal) ? velocity.x / 1000 : 0,
        y: axes.contains(.vertical) ? velocity.y / 1000 : 0))
    waitUntilIdle()
  }

  /// Taps the status bar.
  ///
  /// The one scroll view of the window that scrolls to the top does so; of several, none does.
  public static func tapStatusBar(of window: UIWindow) {
    window.layoutIfNeeded()
    var found: [UIScrollView] = []
    window.forEachInTree { view in
      guard let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
        scrollView.canBeTouched
      else { return }
      found.append(scrollView)
    }
    if found.count == 1, let scrollView = found.first { scrollView.scrollToTop() }
    window.layoutIfNeeded()
  }
}

extension UIView {
  /// Whether the view and all its superviews accept touches.
  var canBeTouched: Bool {
    sequence(first: self) { $0.superview }.allSatisfy {
      !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled
    }
  }
}
