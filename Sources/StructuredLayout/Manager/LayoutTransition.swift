/// Shows the change from one layout to the next.
///
/// The next layout is solved at once. Views that are in both move from where they were to where
/// they are; views that came fade in where they are; views that leave fade out where they were, and
/// go when that is done.
@MainActor
final class LayoutTransition {
  private let host: UIView
  private let root: UIView
  private var before: [ObjectIdentifier: Place] = [:]
  private var leaving: [LeavingView] = []

  /// Where a view is in its superview.
  private struct Place: Equatable {
    var center: CGPoint
    var bounds: CGRect

    @MainActor init(of view: UIView) { (center, bounds) = (view.center, view.bounds) }

    @MainActor func apply(to view: UIView) {
      view.bounds = bounds
      view.center = center
    }
  }

  /// Notes where everything is, after what is still to be laid out has been.
  init(host: UIView) {
    self.host = host
    root = sequence(first: host) { $0.superview }.reversed().first ?? host
    root.layoutIfNeeded()
    root.forEachBelow { before[ObjectIdentifier($0)] = Place(of: $0) }
  }

  /// Keeps a view that has to go where it is until the end.
  func keep(_ view: UIView) { leaving.append(LeavingView(view)) }

  /// Shows the change.
  ///
  /// - Parameter inserted: The views that came.
  func run(_ animation: LayoutAnimation, inserted: [UIView], completion: @escaping () -> Void) {
    var moves: [(view: UIView, from: Place, to: Place)] = []
    let fades = inserted.map { (view: $0, alpha: $0.alpha) }
    UIView.performWithoutAnimation {
      root.layoutIfNeeded()
      root.forEachBelow { view in
        let now = Place(of: view)
        if let old = before[ObjectIdentifier(view)], old != now { moves.append((view, old, now)) }
      }
      for move in moves { move.from.apply(to: move.view) }
      for fade in fades { fade.view.alpha = 0 }
    }
    let leaving = leaving
    animation.run {
      for move in moves { move.to.apply(to: move.view) }
      for fade in fades { fade.view.alpha = fade.alpha }
      for view in leaving { view.fade() }
      self.root.layoutIfNeeded()
    } completion: {
      for view in leaving { view.remove() }
      completion()
    }
  }
}

/// A view that is on the screen until it has faded.
@MainActor
final class LeavingView {
  private let view: UIView
  private let parent: UIView?
  private let alpha: CGFloat
  private let mask: UIView.AutoresizingMask

  init(_ view: UIView) {
    self.view = view
    parent = view.superview
    alpha = view.alpha
    mask = view.autoresizingMask
    // Without constraints of its own, only a mask keeps a view where it is.
    view.autoresizingMask = []
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  func fade() { view.alpha = 0 }

  /// Takes the view out, unless another layout has taken it on since.
  func remove() {
    view.alpha = alpha
    view.autoresizingMask = mask
    guard view.translatesAutoresizingMaskIntoConstraints, view.superview === parent else { return }
    view.removeFromSuperview()
  }
}

extension UIView {
  fileprivate func forEachBelow(_ body: (UIView) -> Void) {
    for subview in subviews {
      body(subview)
      subview.forEachBelow(body)
    }
  }
}
