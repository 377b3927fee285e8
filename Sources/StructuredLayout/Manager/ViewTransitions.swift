/// How the views of a layout come and go.
@MainActor
struct ViewTransitions {
  /// Views that move as one.
  struct Group {
    let transition: BlockTransition
    /// Nil for a view by itself.
    let number: Int?
    private let known: [Known]

    /// Nobody keeps a view for how it comes and goes.
    private struct Known {
      private(set) weak var view: UIView?
    }

    init(_ transition: BlockTransition, _ views: [UIView], number: Int? = nil) {
      self.transition = transition
      self.number = number
      known = views.map { Known(view: $0) }
    }

    var views: [UIView] { known.compactMap(\.view) }

    /// Whether a view is the one of this place, and not another that has its address since.
    func has(_ view: UIView, at place: Int) -> Bool { known[place].view === view }
  }

  private var groups: [Group] = []
  /// Where each view is: the number of its group, and its place in that.
  private var places: [ObjectIdentifier: (group: Int, place: Int)] = [:]

  /// Says how some views come and go, but for those of which it has been said.
  mutating func add(_ transition: BlockTransition, to views: [UIView]) {
    let rest = views.filter { places[ObjectIdentifier($0)] == nil }
    guard !rest.isEmpty else { return }
    let number = groups.count
    for (place, view) in rest.enumerated() { places[ObjectIdentifier(view)] = (number, place) }
    groups.append(Group(transition, rest, number: number))
  }

  /// The group that a view is in; by itself, it fades.
  func group(of view: UIView) -> Group {
    if let (group, place) = places[ObjectIdentifier(view)], groups[group].has(view, at: place) {
      return groups[group]
    }
    return Group(.opacity, [view])
  }
}
