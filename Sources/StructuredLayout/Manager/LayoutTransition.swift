/// Shows the change from one layout to the next.
///
/// The next layout is solved at once. Views that are in both move from where they were to where
/// they are; views that came appear where they are, in the way that their block says; views that leave
/// disappear from where they were, and go when that is done.
@MainActor
final class LayoutTransition {
  private let host: UIView
  private let root: UIView
  private var before: [ObjectIdentifier: OldPlace] = [:]
  /// The views that have to go.
  private(set) var leaving: [LeavingView] = []

  /// Where a view is in its superview.
  fileprivate struct Place: Equatable {
    var center: CGPoint
    var bounds: CGRect

    @MainActor init(of view: UIView) { (center, bounds) = (view.center, view.bounds) }

    @MainActor func apply(to view: UIView) {
      view.bounds = bounds
      view.center = center
    }
  }

  /// Where a view was, in the superview that it had and in the root.
  private struct OldPlace {
    let place: Place
    private let parent: ObjectIdentifier?
    private let center: CGPoint

    @MainActor
    init(of view: UIView, in root: UIView) {
      place = Place(of: view)
      parent = view.superview.map { ObjectIdentifier($0) }
      center = view.superview?.convert(view.center, to: root) ?? view.center
    }

    /// The place in the superview that the view has now.
    @MainActor
    func place(of view: UIView, in root: UIView) -> Place {
      guard let superview = view.superview, ObjectIdentifier(superview) != parent else {
        return place
      }
      var moved = place
      moved.center = superview.convert(center, from: root)
      return moved
    }
  }

  /// Notes where everything is, after what is still to be laid out has been.
  init(host: UIView) {
    self.host = host
    root = sequence(first: host) { $0.superview }.reversed().first ?? host
    root.layoutIfNeeded()
    root.forEachBelow { before[ObjectIdentifier($0)] = OldPlace(of: $0, in: root) }
  }

  /// Keeps a view that has to go where it is until the end.
  func keep(_ view: UIView) { leaving.append(LeavingView(view)) }

  /// Shows the change.
  ///
  /// - Parameters:
  ///   - inserted: The views that came.
  ///   - transitions: How views come and go.
  func run(
    _ animation: LayoutAnimation, inserted: [UIView],
    by transitions: (leaving: ViewTransitions, entering: ViewTransitions),
    completion: @escaping () -> Void
  ) {
    var moves: [(view: UIView, from: Place, to: Place)] = []
    var fades: [(view: UIView, alpha: CGFloat)] = []
    let leaving = leaving
    UIView.performWithoutAnimation {
      root.layoutIfNeeded()
      root.forEachBelow { view in
        let now = Place(of: view)
        let old = before[ObjectIdentifier(view)]?.place(of: view, in: root)
        if let old, old != now { moves.append((view, old, now)) }
      }
      for view in inserted {
        let group = transitions.entering.group(of: view)
        let place = Place(of: view)
        let outside = place.moved(by: offset(of: group))
        if outside != place { moves.append((view, outside, place)) }
        if group.transition.alpha(of: view.alpha) != view.alpha { fades.append((view, view.alpha)) }
      }
      for move in moves { move.from.apply(to: move.view) }
      for fade in fades { fade.view.alpha = 0 }
      for view in leaving { prepare(view, transitions.leaving) }
    }
    animation.run {
      for move in moves { move.to.apply(to: move.view) }
      for fade in fades { fade.view.alpha = fade.alpha }
      for view in leaving { view.leave() }
      self.root.layoutIfNeeded()
    } completion: {
      for view in leaving { view.remove() }
      completion()
    }
  }

  /// How far outside the views of a group come in or go out: the length of all of them together.
  private func offset(of group: ViewTransitions.Group) -> CGVector {
    let frames = group.views.map(\.frame)
    let whole = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    return group.transition.offset(of: whole.size, host.effectiveUserInterfaceLayoutDirection)
  }

  private func prepare(_ view: LeavingView, _ transitions: ViewTransitions) {
    let group = transitions.group(of: view.view)
    if group.transition.isVisible {
      view.way = (group.transition, offset(of: group))
    } else {
      view.remove()
    }
  }
}

extension LayoutTransition.Place {
  fileprivate func moved(by offset: CGVector) -> Self {
    var other = self
    other.center.x += offset.dx
    other.center.y += offset.dy
    return other
  }
}

/// A view that is on the screen until it has left.
@MainActor
final class LeavingView {
  let view: UIView
  /// How it leaves, and how far.
  var way: (transition: BlockTransition, offset: CGVector) = (.opacity, .zero)
  private let parent: UIView?
  private let alpha: CGFloat
  private let mask: UIView.AutoresizingMask
  private(set) var isGone = false

  init(_ view: UIView) {
    self.view = view
    parent = view.superview
    alpha = view.alpha
    mask = view.autoresizingMask
    // Without constraints of its own, only a mask keeps a view where it is.
    view.autoresizingMask = []
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  func leave() {
    if isGone { return }
    view.alpha = way.transition.alpha(of: alpha)
    view.center.x += way.offset.dx
    view.center.y += way.offset.dy
  }

  /// Gives the view back what it had: a layout names it again.
  func stay() {
    if isGone { return }
    isGone = true
    view.alpha = alpha
    view.autoresizingMask = mask
  }

  /// Takes the view out, unless another layout has taken it on since.
  func remove() {
    if isGone { return }
    isGone = true
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
