import DeStijl
import Testing

/// The cost of many derived states, in states visited.
@MainActor
struct DerivedCostTests {
  private func states(_ count: Int) -> [ObservableState<Int>] {
    (0..<count).map { ObservableState(wrappedValue: $0) }
  }

  /// Derives each state from the one before it.
  private func chain(_ states: [ObservableState<Int>], in order: some Sequence<Int>) {
    for place in order { states[place].derive(from: states[place - 1]) { $0 + 1 } }
  }

  @Test func derivingAChainCostsTheSamePerState() {
    expectSteps(forEach: 2) { count in
      let states = states(count)
      return { chain(states, in: 1..<count) }
    }
    expectSteps(forEach: 2) { count in
      let states = states(count)
      return { chain(states, in: (1..<count).reversed()) }
    }
  }

  @Test func settingASharedSourceCostsTheSamePerDerivedState() {
    // The pending states form a heap.
    expectSteps(forEach: 20) { count in
      let (root, states) = (ObservableState(wrappedValue: 0), states(count))
      for state in states { state.derive(from: root) { $0 + 1 } }
      return {
        root.wrappedValue = 1_000
        #expect(states.allSatisfy { $0.wrappedValue == 1_001 })
      }
    }
  }

  @Test func settingTheSourceOfAChainCostsTheSamePerState() {
    expectSteps(forEach: 1) { count in
      let states = states(count)
      chain(states, in: (1..<count).reversed())
      return {
        states[0].wrappedValue = 1_000
        #expect(states[count - 1].wrappedValue == 999 + count)
      }
    }
  }

  /// A state at the end of a long and a short path is computed once, after both paths, whatever the order of
  /// the derivations.
  @Test(arguments: [true, false])
  func stateReachedByLongAndShortPathsIsComputedOnce(isBackwards: Bool) {
    let (count, top) = (24, ObservableState(wrappedValue: 0))
    let (ends, middles) = (states(count), states(count))
    var made = 0
    expectSteps(forEach: 10, of: [count]) { count in
      let order = isBackwards ? Array((0..<count).reversed()) : Array(0..<count)
      for place in order {
        let start = place == 0 ? top : ends[place - 1]
        ends[place].derive(from: start, middles[place]) {
          made += 1
          return $0 + $1
        }
        middles[place].derive(from: start) { $0 + 1 }
      }
      made = 0
      return { top.wrappedValue = 1 }
    }
    #expect(made == count)
  }

  /// A state that is derived anew is computed once all its sources are ready, even if an observer of the
  /// change derives it.
  @Test func statesDerivedDuringAChangeWaitForTheirSources() {
    let (root, states) = (ObservableState(wrappedValue: 0), states(4))
    for state in states { state.derive(from: root) { $0 + 1 } }
    let observer = Trace()
    states[0].observe(observer: observer).willSet { _, _ in
      states[1].derive(from: states[3], root) { 10 * $0 + $1 }
    }
    root.wrappedValue = 1
    #expect(states.map(\.wrappedValue) == [2, 21, 2, 2])
    root.wrappedValue = 2
    #expect(states.map(\.wrappedValue) == [3, 32, 3, 3])
    withExtendedLifetime(observer) {}
  }

  /// A state waits if it derives from a state that is being reported and from one that is set meanwhile.
  /// States that derive from it wait, too, so no observer sees a value that never was.
  @Test(arguments: [false, true])
  func derivedStatesWaitForSourcesSetDuringAChange(isSame: Bool) {
    let (a, b) = (ObservableState(wrappedValue: 0), ObservableState(wrappedValue: 0))
    let (sum, less) = (ObservableState(wrappedValue: 0), ObservableState(wrappedValue: false))
    let last = ObservableState(wrappedValue: "")
    sum.derive(from: a, b) { isSame ? ($0 + $1) / 100 : $0 + $1 }
    less.derive(from: sum, b, a) { isSame ? $0 < 0 && $1 > $2 : $0 < $1 }
    last.derive(from: less, b) { "\($0) \($1)" }
    let (setter, trace) = (Trace(), Trace())
    a.observe(observer: setter).didSet { _, changes in b.wrappedValue = 10 * changes.new }
    less.observe(observer: trace).didSet { trace, changes in trace.note("less \(changes.new)") }
    last.observe(observer: trace).didSet { trace, changes in trace.note(changes.new) }
    for value in 1...3 {
      a.wrappedValue = value
      #expect(trace.take() == ["false \(10 * value)"])
      #expect(sum.wrappedValue == (isSame ? 0 : 11 * value) && !less.wrappedValue)
    }
    withExtendedLifetime(setter) {}
  }
}
