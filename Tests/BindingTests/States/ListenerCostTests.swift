import DeStijl
import Testing

/// The cost of many observers of one state, in observers visited.
@MainActor
struct ListenerCostTests {
  private func observers(_ count: Int) -> [Trace] { (0..<count).map { _ in Trace() } }

  private func observe(_ state: ObservableState<Int>, _ observers: [Trace]) {
    for observer in observers { state.observe(observer: observer).didSet { _, _ in } }
  }

  @Test func addingAnObserverHasConstantCost() {
    expectSteps(forEach: 8) { count in
      let (state, all) = (ObservableState(wrappedValue: 0), observers(count))
      return { observe(state, all) }
    }
  }

  @Test func removingAnObserverHasConstantCost() {
    expectSteps(forEach: 8) { count in
      let (state, all) = (ObservableState(wrappedValue: 0), observers(count))
      observe(state, all)
      return { for observer in all { state.remove(observer: observer) } }
    }
  }

  @Test func transientObserversHaveConstantCost() {
    expectSteps(forEach: 10) { count in
      let (state, all) = (ObservableState(wrappedValue: 0), observers(count))
      observe(state, all)
      return {
        for _ in 0..<count {
          let guest = Trace()
          observe(state, [guest])
          state.remove(observer: guest)
          observe(state, [Trace()])
        }
      }
    }
  }

  @Test func releasedObserversAreVisitedForOnlyAFewChanges() {
    expectSteps(forEach: 24) { count in
      let state = ObservableState(wrappedValue: 0)
      observe(state, observers(count))
      return { for number in 1...count { state.wrappedValue = number } }
    }
  }

  @Test func namedObservationsOfOneObjectHaveConstantCost() {
    expectSteps(forEach: 16) { count in
      let (state, observer) = (ObservableState(wrappedValue: 0), Trace())
      return {
        for id in 0..<count { state.observe(observer: observer, id: id).didSet { _, _ in } }
        state.remove(observer: observer)
      }
    }
  }

  @Test func bindingAndUnbindingAViewHasConstantCost() {
    expectSteps(forEach: 20) { count in
      let (state, labels) = (ViewState<String?>(), (0..<count).map { _ in UILabel() })
      return {
        for label in labels { state.bind(with: label, \.text) }
        for label in labels { state.unbind(from: label) }
      }
    }
  }

  @Test func bindingAStateToAViewHasConstantCost() {
    expectSteps(forEach: 12) { count in
      let (label, states) = (UILabel(), (0..<count).map { _ in ViewState<String?>() })
      return {
        for (number, state) in states.enumerated() {
          state.bind(with: label, \.text, line: UInt(number))
        }
        for state in states { state.observe(observer: label).didSet { _, _ in } }
      }
    }
  }

  @Test func statesSetTogetherHaveConstantCostEach() {
    expectSteps(forEach: 3) { count in
      let states = (0..<count).map { _ in ObservableState(wrappedValue: 0) }
      let observer = Trace()
      for state in states { observe(state, [observer]) }
      return {
        changeTogether { for state in states { state.wrappedValue = 1 } }
        withExtendedLifetime(observer) {}
      }
    }
  }

  @Test func readsVisitOnlyObserversOfReads() {
    expectSteps(forEach: 1) { count in
      let (state, others, reader) = (ObservableState(wrappedValue: 0), observers(count), Trace())
      observe(state, others)
      var heard = 0
      state.observe(observer: reader).didGet { _, _ in heard += 1 }
      return {
        for _ in 0..<count { _ = state.wrappedValue }
        #expect(heard == count)
        withExtendedLifetime((others, reader)) {}
      }
    }
  }

  /// An observer that observes reads late, or anew, keeps its place in the order.
  @Test func readsNotifyInTheOrderOfRegistration() {
    let (state, all, trace) = (ObservableState(wrappedValue: 0), observers(4), Trace())
    let observations = all.map { state.observe(observer: $0).didSet { _, _ in } }
    for number in [2, 0, 3, 1] {
      observations[number].willGet { _, _ in trace.note("\(number)") }
    }
    state.observe(observer: all[1]).didGet { _, _ in trace.note("anew") }
    state.remove(observer: all[2])
    _ = state.wrappedValue
    #expect(trace.lines == ["0", "3", "anew"])
  }
}
