import DeStijl
import Testing

/// A plain class with states that is isolated to no actor.
private class Plain {
  @ObservableState var number = 0
  @ViewState var text: String?
  @WeakObservableState var object: AnyObject?
  @WeakViewState var view: UIView?
}

@MainActor
struct ObservingStatesTests {
  private let trace = Trace()
  private let plain = Plain()

  private func observe(_ name: String, by observer: AnyObject? = nil) -> AnyObject {
    let observer = observer ?? Trace()
    plain.$number.observe(observer: observer)
      .willSet { [trace, plain] _, changes in
        trace.note("\(name) will \(changes.old)>\(changes.new) reads \(plain.number)")
      }
      .didSet { [trace, plain] _, changes in
        trace.note("\(name) did \(changes.oldValue)>\(changes.newValue) reads \(plain.number)")
      }
    return observer
  }

  @Test func statesHoldTheirValueAndOptionalsStartAsNil() {
    #expect(plain.number == 0)
    #expect(plain.text == nil && plain.object == nil && plain.view == nil)
    plain.text = "a"
    plain.number += 2
    #expect(plain.text == "a" && plain.number == 2)
  }

  @Test func willSetAndDidSetRunInOrderAroundTheChange() {
    let observers = [observe("a"), observe("b")]
    plain.number = 1
    #expect(
      trace.take() == [
        "a will 0>1 reads 0", "b will 0>1 reads 0", "a did 0>1 reads 1", "b did 0>1 reads 1",
      ])
    withExtendedLifetime(observers) {}
  }

  @Test func settingAnEqualValueStillNotifies() {
    let observer = observe("a")
    plain.number = 0
    #expect(trace.take() == ["a will 0>0 reads 0", "a did 0>0 reads 0"])
    withExtendedLifetime(observer) {}
  }

  @Test func observerGetsTheCurrentValueOnlyOnRequest() {
    let observer = Trace()
    plain.number = 7
    let observation = plain.$number.observe(observer: observer)
      .willSet { [trace] _, _ in trace.note("will") }
      .didSet { [trace] _, changes in
        trace.note("\(changes.old) \(changes.new) \(changes.trigger)")
      }
    #expect(trace.take() == [])
    observation.invokeWithCurrentValue()
    #expect(trace.take() == ["7 7 invoked"])
    plain.$number.invokeWithCurrentValue()
    #expect(trace.take() == ["7 7 invoked"])
  }

  @Test func secondDidSetReplacesTheFirst() {
    let observer = Trace()
    plain.$number.observe(observer: observer)
      .didSet { [trace] _, _ in trace.note("first") }
      .didSet { [trace] _, _ in trace.note("second") }
    plain.number = 1
    #expect(trace.take() == ["second"])
  }

  @Test func observerThatRegistersAgainKeepsItsPlace() {
    let first = observe("a")
    let second = observe("b")
    _ = observe("c", by: first)
    plain.number = 1
    #expect(trace.take().filter { $0.contains("did") }.map { $0.prefix(1) } == ["c", "b"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func observerMayHaveSeveralNamedObservations() {
    let observer = Trace()
    for name in ["a", "b"] {
      plain.$number.observe(observer: observer, id: name)
        .didSet { [trace] _, _ in trace.note(name) }
    }
    plain.number = 1
    #expect(trace.take() == ["a", "b"])
    plain.$number.remove(observer: observer)
    plain.number = 2
    #expect(trace.take() == [])
  }

  @Test func observersAreHeldWeaklyAndPassedToTheirClosures() {
    weak var gone: Trace?
    do {
      let observer = Trace()
      gone = observer
      plain.$number.observe(observer: observer).didSet { observer, changes in
        observer.note("\(changes.new)")
      }
      plain.number = 1
      #expect(observer.take() == ["1"])
    }
    #expect(gone == nil)
    plain.number = 2
  }

  @Test func observerRemovedDuringAChangeIsNotNotified() {
    let (first, second) = (Trace(), Trace())
    plain.$number.observe(observer: first).didSet { [plain, trace] _, _ in
      trace.note("first")
      plain.$number.remove(observer: second)
    }
    plain.$number.observe(observer: second).didSet { [trace] _, _ in trace.note("second") }
    plain.number = 1
    #expect(trace.take() == ["first"])
  }

  @Test func observerAddedDuringAChangeHearsTheNextOne() {
    let (first, second) = (Trace(), Trace())
    plain.$number.observe(observer: first).didSet { [plain, trace] _, _ in
      trace.note("first")
      guard plain.number == 1 else { return }
      plain.$number.observe(observer: second).didSet { _, _ in trace.note("second") }
    }
    plain.number = 1
    #expect(trace.take() == ["first"])
    plain.number = 2
    #expect(trace.take() == ["first", "second"])
  }

  @Test func readsNotifyWillGetBeforeDidGet() {
    let (first, second) = (Trace(), Trace())
    plain.number = 3
    for (name, observer) in [("a", first), ("b", second)] {
      plain.$number.observe(observer: observer)
        .willGet { [trace] _, value in trace.note("\(name) will \(value)") }
        .didGet { [trace] _, value in trace.note("\(name) did \(value)") }
    }
    _ = plain.number
    #expect(trace.take() == ["a will 3", "b will 3", "a did 3", "b did 3"])
    plain.number = 4
    #expect(trace.take() == [])
  }

  @Test func reobservingReadsKeepsTheObserversPlace() {
    let state = ViewState(wrappedValue: 0)
    var told: [String] = []
    let (first, second) = (UIView(), UIView())
    for (name, observer) in [("first", first), ("second", second), ("first again", first)] {
      state.observe(observer: observer).didGet { _, _ in told.append(name) }
    }
    _ = state.wrappedValue
    #expect(told == ["first again", "second"])
  }

  @Test func bindingsReadTheStateWithoutNotifying() {
    let observer = Trace()
    plain.text = "a"
    plain.$text.observe(observer: observer).willGet { [trace] _, _ in trace.note("read") }
    let label = UILabel()
    plain.$text.apply(into: label, \.text)
    label.text = "b"
    #expect(label.text == "b" && trace.take() == [])
    _ = plain.text
    #expect(trace.take() == ["read"])
  }

  @Test func uniqueObserversIgnoreEqualValues() {
    let observer = Trace()
    plain.$number.observe(observer: observer)
      .willUniqueSet { [trace] _, changes in trace.note("will \(changes.isChanging)") }
      .didUniqueSet { [trace] _, changes in trace.note("did \(changes.isChanging)") }
    plain.number = 0
    #expect(trace.take() == [])
    plain.number = 1
    #expect(trace.take() == ["will true", "did true"])
  }

  @Test func removeAllObserversEndsAllObservations() {
    let observers = [observe("a"), observe("b")]
    plain.$number.removeAllObservers()
    plain.number = 1
    #expect(trace.take() == [])
    withExtendedLifetime(observers) {}
  }

  @Test func weakStatesReadNilOnceTheObjectIsReleased() {
    do {
      let (object, view) = (Trace(), UIView())
      (plain.object, plain.view) = (object, view)
      #expect(plain.object === object && plain.view === view)
    }
    #expect(plain.object == nil && plain.view == nil)
  }

  @Test func onlyViewTriggersHaveATriggeringView() {
    let view = UIView()
    #expect(ChangeTrigger.view(view).triggeringView === view)
    #expect(ChangeTrigger.view(view) == .view(view) && ChangeTrigger.view(view) != .view(UIView()))
    for trigger in [ChangeTrigger.state, .bind, .invoked] {
      #expect(trigger.triggeringView == nil)
    }
  }

  @Test func sendSetsTheStateFromAnyThread() async {
    let state = plain.$number
    let observer = Trace()
    state.observe(observer: observer).didSet { [trace] _, changes in
      MainActor.assertIsolated()
      trace.note("\(changes.new)")
    }
    await Task.detached { state.send(5) }.value
    await Task.detached { await MainActor.run {} }.value
    while trace.lines.isEmpty { await Task.yield() }
    #expect(trace.take() == ["5"])
  }

  @Test func statesMayBeReleasedOnAnyThread() async {
    let label = UILabel()
    await release(boundTo: label)
    label.text = "still there"
    #expect(label.text == "still there")
  }

  private func release(boundTo label: UILabel) async {
    let box = Box(Plain())
    box.plain?.$text.bind(with: label, \.text)
    await Task.detached { box.plain = nil }.value
  }

  private final class Box: @unchecked Sendable {
    var plain: Plain?
    init(_ plain: Plain) { self.plain = plain }
  }

  /// An observer that reads while it is told of a read would otherwise be told endlessly.
  @Test func readsInsideReadCallbacksDoNotNotify() {
    let (state, observer) = (ObservableState(wrappedValue: 1), NSObject())
    var reads = 0
    state.observe(observer: observer)
      .willGet { _, _ in reads += state.wrappedValue }
      .didGet { _, _ in reads += 10 * state.wrappedValue }
    #expect(state.wrappedValue == 1 && reads == 11)
    #expect(state.wrappedValue == 1 && reads == 22)
  }
}
