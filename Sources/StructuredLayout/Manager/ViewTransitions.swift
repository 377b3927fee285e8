/// The transitions of the views in a layout.
@MainActor
struct ViewTransitions {
  /// Views that move as one.
  struct Group {
    let transition: BlockTransition
    /// Nil for a single view.
    let number: Int?
    private let known: [Known]

    /// A weak reference, so that a transition keeps no view alive.
    private struct Known {
      private(set) weak var view: UIView?
    }

    init(_ transition: BlockTransition, _ views: [UIView], number: Int? = nil) {
      self.transition = transition
      self.number = number
      known = views.map { Known(view: $0) }
    }

    var views: [UIView] { known.compactMap(\.view) }

    /// Whether the place is still that of the view, and not of an earlier view at the same address.
    func has(_ view: UIView, at place: Int) -> Bool { known[place].view === view }
  }

  private var groups: [Group] = []
  /// The number of each view's group, and its place in the group.
  private var places: [ObjectIdentifier: (group: Int, place: Int)] = [:]

  /// Sets the transition of views, except for views that have one already.
  mutating func add(_ transition: BlockTransition, to views: [UIView]) {
    let rest = views.filter { places[ObjectIdentifier($0)] == nil }
    guard !rest.isEmpty else { return }
    let number = groups.count
    for (place, view) in rest.enumerated() { places[ObjectIdentifier(view)] = (number, place) }
    groups.append(Group(transition, rest, number: number))
  }

  /// Returns the group of a view. A view without one is a group by itself, and fades.
  func group(of view: UIView) -> Group {
    if let (group, place) = places[ObjectIdentifier(view)], groups[group].has(view, at: place) {
      return groups[group]
    }
    return Group(.opacity, [view])
  }
}
