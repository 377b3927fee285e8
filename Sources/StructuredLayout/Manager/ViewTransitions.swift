/// How the views of a layout come and go.
@MainActor
struct ViewTransitions {
  /// Views that move as one.
  struct Group {
    let transition: BlockTransition
    private let known: [Known]

    /// Nobody keeps a view for how it comes and goes.
    private struct Known {
      private(set) weak var view: UIView?
    }

    init(_ transition: BlockTransition, _ views: [UIView]) {
      self.transition = transition
      known = views.map { Known(view: $0) }
    }

    var views: [UIView] { known.compactMap(\.view) }
  }

  private var groups: [Group] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Says how some views come and go, but for those of which it has been said.
  mutating func add(_ transition: BlockTransition, to views: [UIView]) {
    let rest = views.filter { numbers[ObjectIdentifier($0)] == nil }
    guard !rest.isEmpty else { return }
    for view in rest { numbers[ObjectIdentifier(view)] = groups.count }
    groups.append(Group(transition, rest))
  }

  /// The group that a view is in; by itself, it fades.
  func group(of view: UIView) -> Group {
    if let number = numbers[ObjectIdentifier(view)],
      groups[number].views.contains(where: { $0 === view })
    {
      return groups[number]
    }
    return Group(.opacity, [view])
  }
}
