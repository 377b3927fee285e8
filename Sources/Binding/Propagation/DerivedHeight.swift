/// The number of derivations, one after another, that lead to a state. It is computed when it is
/// needed.
struct DerivedHeight {
  /// The height as last computed, below which it does not come again.
  fileprivate var value = 0
  /// Whether nothing has changed since on the way to the state. If the height of a source is
  /// unknown, so are those of the states that are derived from it.
  fileprivate var isKnown = false

  /// The number of times that derivations have changed.
  @MainActor private(set) static var version = 0

  @MainActor
  static func noteChange() { version += 1 }
}

extension AnyState {
  /// The number of derivations, one after another, that lead to this state; 0 for a state that is
  /// set.
  var derivedHeight: Int {
    var pending: [any AnyState] = hasKnownHeight ? [] : [self]
    while let state = pending.last {
      BindingWork.note()
      if let unknown = state.sources.first(where: { !$0.hasKnownHeight }) {
        pending.append(unknown)
      } else {
        pending.removeLast()
        let least = 1 + (state.sources.map(\.knownHeight).max() ?? 0)
        state.height = DerivedHeight(value: max(state.knownHeight, least), isKnown: true)
      }
    }
    return knownHeight
  }

  private var hasKnownHeight: Bool { height?.isKnown != false }
  private var knownHeight: Int { height?.value ?? 0 }

  /// Has the heights of all states that are derived from this one computed again when they are
  /// needed.
  func forgetHeights() {
    var pending: [any AnyState] = [self]
    while let state = pending.popLast() {
      for next in state.derivedStates where next.height?.isKnown == true {
        BindingWork.note()
        next.height?.isKnown = false
        pending.append(next)
      }
    }
  }
}
