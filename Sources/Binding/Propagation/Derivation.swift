/// A state that is made of others.
@MainActor
protocol DerivedState: AnyObject {
  /// One more than the highest of those that it is made of.
  var height: Int { get }
  /// Its change to what the others now say; nil if it is that already.
  func newChange() -> (any StateChange)?
}

@MainActor
struct WeakDerived {
  weak var state: (any DerivedState)?
}

/// What a state is made of.
@MainActor
struct Derivation<Value> {
  let height: Int
  let compute: @MainActor () -> Value
  let detach: @MainActor () -> Void
  let sources: [any AnyState]
}

/// A state of any type.
@MainActor
protocol AnyState: AnyObject {
  nonisolated var line: SourceLine { get }
  /// How many states it takes to make this one, one after another; none for one that is set.
  var derivedHeight: Int { get }
  func addDerived(_ state: any DerivedState)
  func removeDerived(_ state: any DerivedState)
  func replay()
  /// What is bound to it and who observes it, for the graph.
  var edges: StateEdges { get }
}

extension ObservableState: AnyState {
  final var derivedHeight: Int { hub?.derivation?.height ?? 0 }
  final func addDerived(_ state: any DerivedState) { hubForSure.add(state) }
  final func removeDerived(_ state: any DerivedState) { hub?.remove(state) }
  final func replay() { invokeWithCurrentValue() }
}

extension ObservableState: DerivedState {
  final var height: Int { derivedHeight }

  final func newChange() -> (any StateChange)? {
    guard let hub, let derivation = hub.derivation else { return nil }
    guard !hub.isInRound else {
      hub.isStale = true
      return nil
    }
    let value = derivation.compute()
    guard hub.areSame(current, value) != true else { return nil }
    return ValueChange(of: self, to: value, as: .state)
  }
}

extension ObservableState {
  /// Makes the state of others: now, and whenever one of them changes.
  ///
  /// ```swift
  /// $isValid.derive(from: $name, $password) { !$0.isEmpty && $1.count >= 8 }
  /// ```
  ///
  /// It changes in the same turn as those that it is made of, once, when all of them have their new values:
  /// views and `didSet` see all of them changed. One that is the same as before tells nobody. It keeps the
  /// others alive; they do not keep it. A value that is set stands until one of them changes.
  ///
  /// - Parameters:
  ///   - sources: The others, in place of those that it was made of before.
  ///   - compute: Makes the value of theirs.
  public final func derive<each Source>(
    from sources: repeat ObservableState<each Source>,
    by compute: @escaping @MainActor (repeat each Source) -> Value
  ) {
    endDeriving()
    var all: [any AnyState] = []
    repeat all.append(each sources)
    let height = 1 + (all.map(\.derivedHeight).max() ?? 0)
    let derivation = Derivation(
      height: height, compute: { compute(repeat (each sources).latest) },
      detach: { [weak self] in
        if let self { for source in all { source.removeDerived(self) } }
      }, sources: all)
    hubForSure.derivation = derivation
    for source in all { source.addDerived(self) }
    if let change = newChange() { Propagation.set(change) }
  }

  /// Makes the state of others no more. It keeps its value.
  public final func endDeriving() {
    hub?.derivation?.detach()
    hub?.derivation = nil
  }
}
