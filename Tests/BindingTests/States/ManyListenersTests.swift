import DeStijl
import Testing

/// Many observers of a state are told in the same way as few.
@MainActor
struct ManyListenersTests {
  private let state = ObservableState(wrappedValue: 0)
  private let trace = Trace()

  private func observe(_ observer: AnyObject, id: Int? = nil, as name: Int) {
    let observation = id.map { state.observe(observer: observer, id: $0) }
    (observation ?? state.observe(observer: observer)).didSet { [trace] _, _ in
      trace.note("\(name)")
    }
  }

  private func told() -> [String] {
    state.wrappedValue += 1
    return trace.take()
  }

  @Test(arguments: [3, 8, 9, 40])
  func observersKeepTheirOrderWhenOthersGo(count: Int) {
    var observers = (0..<count).map { _ in Trace() as Trace? }
    for (name, observer) in observers.enumerated() { observer.map { observe($0, as: name) } }
    observers[1] = nil
    observers[0].map { state.remove(observer: $0) }
    let last = Trace()

    observe(last, as: count)

    #expect(told() == (2...count).map { "\($0)" })
    observers[2].map { observe($0, as: -2) }
    #expect(told() == ["-2"] + (3...count).map { "\($0)" })
    observers[2].map { state.remove(observer: $0) }
    observers[2].map { observe($0, as: 2) }
    #expect(told() == (3...count).map { "\($0)" } + ["2"])
  }

  @Test(arguments: [1, 3, 8, 9, 40])
  func closuresOfReleasedObserversGoAfterSomeSets(count: Int) {
    weak var held: Trace?
    do {
      let (captured, observers) = (Trace(), (0..<count).map { _ in Trace() })
      held = captured
      for observer in observers {
        state.observe(observer: observer).didSet { _, _ in captured.note("set") }
      }
    }
    for _ in 0..<20 { state.wrappedValue += 1 }
    #expect(held == nil)
  }

  @Test(arguments: [3, 40])
  func removeEndsAllNamedObservationsOfAnObserver(count: Int) {
    let (one, other) = (Trace(), Trace())
    for id in 0..<count {
      observe(one, id: id, as: id)
      observe(other, id: id, as: -id)
    }
    state.remove(observer: one)
    #expect(told() == (0..<count).map { "\(-$0)" })
    observe(one, as: 1)
    #expect(told().last == "1")
    state.remove(observer: other)
    #expect(told() == ["1"])
    state.remove(observer: one)
    #expect(told() == [])
  }

  @Test func observersRemovedDuringAChangeAreNotNotified() {
    let observers = (0..<40).map { _ in Trace() }
    for (name, observer) in observers.enumerated() {
      state.observe(observer: observer).didSet { [trace, state] _, _ in
        trace.note("\(name)")
        for other in observers where other !== observer { state.remove(observer: other) }
      }
    }
    #expect(told() == ["0"])
    #expect(told() == ["0"])
  }

  private struct Weak {
    weak var object: Trace?
  }

  /// Has an observer hold an object, and returns a weak reference to it.
  private func hold(by observer: Trace) -> Weak {
    let held = Trace()
    state.observe(observer: observer).didSet { _, _ in held.note("") }
    return Weak(object: held)
  }

  /// The list regularly releases what the closures of deallocated observers hold.
  @Test func releasedObserversDoNotGrowTheList() {
    let stay = (0..<20).map { _ in Trace() }
    for observer in stay { observe(observer, as: 0) }
    let held = (0..<1_000).map { _ in hold(by: Trace()) }
    #expect(held.count { $0.object != nil } <= 40)
    withExtendedLifetime(stay) {}
  }

  /// What the closure of a removed observer holds is released at once, whatever the number of
  /// observers.
  @Test(arguments: [2, 40])
  func removingAnObserverReleasesItsClosureAtOnce(count: Int) {
    let observers = (0..<count).map { _ in Trace() }
    for observer in observers { observe(observer, as: 0) }
    let held = hold(by: observers[0])
    #expect(held.object != nil)
    state.remove(observer: observers[0])
    #expect(held.object == nil)
  }
}
