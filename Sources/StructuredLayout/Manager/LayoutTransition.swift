/// Animates the change from one layout to the next.
///
/// The next layout is solved at once. Views that are in both move from their old places to the new
/// ones. Inserted views appear in place, with the transition of their block. Views that leave
/// disappear from their old places, and are removed at the end.
@MainActor
final class LayoutTransition {
  private let host: UIView
  private let root: UIView
  private var before: [ObjectIdentifier: OldPlace] = [:]
  /// The views that leave.
  private var leaving: [Departure] = []

  /// The place of a view in its superview.
  fileprivate struct Place: Equatable {
    var center: CGPoint
    var bounds: CGRect

    @MainActor init(of view: UIView) { (center, bounds) = (view.center, view.bounds) }

    @MainActor func apply(to view: UIView) {
      view.bounds = bounds
      view.center = center
    }
  }

  /// The old place of a view, in its superview at that time and in the root.
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

    /// Returns the old place in terms of the view's current superview.
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

  /// Notes the places of all views, after pending layout.
  init(host: UIView) {
    self.host = host
    root = host.outermost
    root.layoutIfNeeded()
    root.forEachBelow { before[ObjectIdentifier($0)] = OldPlace(of: $0, in: root) }
  }

  /// Keeps a view that has to leave in place until the end.
  func keep(_ view: UIView) { leaving.append(Departure(of: view)) }

  /// Runs the animation.
  ///
  /// - Parameters:
  ///   - inserted: The views that are new.
  ///   - transitions: The transitions of the views.
  func run(
    _ animation: LayoutAnimation, inserted: [UIView],
    by transitions: (leaving: ViewTransitions, entering: ViewTransitions),
    completion: @escaping () -> Void
  ) {
    var moves: [(view: UIView, from: Place, to: Place)] = []
    var fades: [(view: UIView, alpha: CGFloat)] = []
    var ways: [(departure: Departure, transition: BlockTransition, offset: CGVector)] = []
    let leaving = leaving
    UIView.performWithoutAnimation {
      root.layoutIfNeeded()
      var offsets: [Int: CGVector] = [:]
      root.forEachBelow { view in
        let now = Place(of: view)
        let old = before[ObjectIdentifier(view)]?.place(of: view, in: root)
        if let old, old != now { moves.append((view, old, now)) }
      }
      for view in inserted {
        let group = transitions.entering.group(of: view)
        let place = Place(of: view)
        let outside = place.moved(by: offset(of: group, &offsets))
        if outside != place { moves.append((view, outside, place)) }
        if group.transition.alpha(of: view.alpha) != view.alpha { fades.append((view, view.alpha)) }
      }
      for move in moves { move.from.apply(to: move.view) }
      for fade in fades { fade.view.alpha = 0 }
      offsets = [:]
      for departure in leaving where !departure.isOver {
        let group = transitions.leaving.group(of: departure.view)
        if group.transition.isVisible {
          ways.append((departure, group.transition, offset(of: group, &offsets)))
        } else {
          departure.finish()
        }
      }
    }
    animation.run {
      for move in moves { move.to.apply(to: move.view) }
      for fade in fades { fade.view.alpha = fade.alpha }
      for way in ways where !way.departure.isOver {
        way.departure.fade(way.transition.alpha)
        way.departure.view.center.x += way.offset.dx
        way.departure.view.center.y += way.offset.dy
      }
      self.root.layoutIfNeeded()
    } completion: {
      for departure in leaving { departure.finish() }
      completion()
    }
  }

  /// Returns the offset at which the views of a group enter or leave, which depends on the size of
  /// all of them together.
  ///
  /// - Parameter known: The offsets that have been found for other views of the groups.
  private func offset(
    of group: ViewTransitions.Group, _ known: inout [Int: CGVector]
  ) -> CGVector {
    if let number = group.number, let offset = known[number] { return offset }
    let frames = group.views.map(\.frame)
    let whole = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    let offset = group.transition.offset(
      of: whole.size, host.effectiveUserInterfaceLayoutDirection)
    if let number = group.number { known[number] = offset }
    return offset
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

extension UIView {
  fileprivate func forEachBelow(_ body: (UIView) -> Void) {
    for subview in subviews {
      body(subview)
      subview.forEachBelow(body)
    }
  }
}
