import Foundation

/// A guide that follows the keyboard. Without a keyboard that it follows, it has the height of the
/// bottom safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide, KeyboardFollower {
  /// The placement by the last update.
  var placement: AxisPair<Placement>?

  open var followsUndockedKeyboard = false {
    didSet { followKeyboard() }
  }

  open var usesBottomSafeArea = true {
    didSet { followKeyboard() }
  }

  /// Stored without effect.
  open var keyboardDismissPadding: CGFloat = 0

  var followingView: UIView? { owningView }

  func followKeyboard() {
    guard let view = owningView else { return }
    let fresh = Keyboard.placement(of: self, in: view)
    if let placement, placement.horizontal == fresh.horizontal, placement.vertical == fresh.vertical
    {
      return
    }
    placement = fresh
    activateConstraints(near: Keyboard.edges(near: self, in: view))
    node.engine?.hostFrameChanged(of: node)
    view.setNeedsLayout()
  }
}

/// A guide that activates and deactivates constraints as it approaches edges of its view.
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let constraints: [NSLayoutConstraint]
    let edge: NSDirectionalRectEdge
    let whenNear: Bool

    /// Returns whether the constraints are active: near one of the edges, or away from all of them.
    func isActive(near edges: NSDirectionalRectEdge) -> Bool {
      edges.isDisjoint(with: edge) != whenNear
    }
  }

  private var tracked: [Tracked] = []
  private var nearEdges: NSDirectionalRectEdge = .bottom

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(Tracked(constraints: trackingConstraints, edge: edge, whenNear: true))
  }

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(Tracked(constraints: trackingConstraints, edge: edge, whenNear: false))
  }

  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(for: edge, whenNear: true)
  }

  open func constraintsActiveWhenAway(from edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(for: edge, whenNear: false)
  }

  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints))
    tracked = []
  }

  private func constraints(
    for edge: NSDirectionalRectEdge, whenNear: Bool
  ) -> [NSLayoutConstraint] {
    tracked.filter { $0.edge == edge && $0.whenNear == whenNear }.flatMap(\.constraints)
  }

  private func track(_ fresh: Tracked) {
    let old = tracked.filter { $0.edge == fresh.edge && $0.whenNear == fresh.whenNear }
    NSLayoutConstraint.deactivate(old.flatMap(\.constraints))
    tracked.removeAll { $0.edge == fresh.edge && $0.whenNear == fresh.whenNear }
    tracked.append(fresh)
    activateConstraints(near: nearEdges)
  }

  func activateConstraints(near edges: NSDirectionalRectEdge) {
    nearEdges = edges
    NSLayoutConstraint.deactivate(
      tracked.filter { !$0.isActive(near: edges) }.flatMap(\.constraints))
    NSLayoutConstraint.activate(
      tracked.filter { $0.isActive(near: edges) }.flatMap(\.constraints))
  }
}
