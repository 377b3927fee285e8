/// How many states it takes to make a state, one after another; it is worked out when it matters.
struct DerivedHeight {
  /// The height when it was worked out last, below which it does not come again.
  fileprivate var value = 0
  /// Whether nothing has changed since on the way to it; what is made of one of which it has is not known,
  /// either.
  fileprivate var isKnown = false

  /// How often something has changed what states are made of.
  @MainActor private(set) static var version = 0

  @MainActor
  static func noteChange() { version += 1 }
}

extension AnyState {
  /// How many states it takes to make this one, one after another; none for one that is set.
  var derivedHeight: Int {
    var pending: [any AnyState] = hasKnownHeight ? [] : [self]
    while let state = pending.last {
      BindingWork.steps += 1
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

  /// Has the heights of all that are made of it be worked out anew when they matter.
  func forgetHeights() {
    var pending: [any AnyState] = [self]
    while let state = pending.popLast() {
      for next in state.derivedStates where next.height?.isKnown == true {
        BindingWork.steps += 1
        next.height?.isKnown = false
        pending.append(next)
      }
    }
  }
}
