import DeStijl
import Testing

/// A clock that stands still until a test moves it.
@MainActor
final class ManualClock {
  private(set) var now = 0.0
  private var waiting: [(id: Int, time: Double, act: @MainActor () -> Void)] = []
  private var count = 0

  var clock: StateClock {
    StateClock(now: { self.now }) { seconds, act in
      self.count += 1
      let id = self.count
      self.waiting.append((id, self.now + seconds, act))
      return { self.waiting.removeAll { $0.id == id } }
    }
  }

  var isWaiting: Bool { !waiting.isEmpty }

  func move(to time: Double) {
    while let next = waiting.filter({ $0.time <= time }).min(by: { $0.time < $1.time }) {
      waiting.removeAll { $0.id == next.id }
      now = max(now, next.time)
      next.act()
    }
    now = time
  }
}

@MainActor
struct DelayTests {
  private let trace = Trace()
  private let time = ManualClock()
  private let state = ObservableState(wrappedValue: -1)

  private func note(_ observation: StateObservation<Trace, Int>) {
    observation.didSet { [trace, time] _, changes in
      trace.note("\(time.now): \(changes.old)>\(changes.new)")
    }
  }

  private func set(_ value: Int, at moment: Double) {
    time.move(to: moment)
    state.wrappedValue = value
  }

  @Test func throttleDeliversTheFirstAtOnceAndTheLastOfEachWindow() {
    let observer = Trace()
    note(state.observe(observer: observer).delayMultipleSetTrigger(by: 1, clock: time.clock))
    for (index, moment) in [0, 0.2, 0.5, 0.9, 3].enumerated() { set(index, at: moment) }
    time.move(to: 10)
    #expect(trace.take() == ["0.0: -1>0", "1.0: 0>3", "3.0: 3>4"])
  }

  @Test func throttleWindowRestartsAtEachDelivery() {
    let observer = Trace()
    note(state.observe(observer: observer).delayMultipleSetTrigger(by: 1, clock: time.clock))
    for (index, moment) in [0, 0.5, 1.5, 1.9, 2.5].enumerated() { set(index, at: moment) }
    time.move(to: 10)
    #expect(trace.take() == ["0.0: -1>0", "1.0: 0>1", "2.0: 1>3", "3.0: 3>4"])
  }

  @Test func debounceDeliversOnceAfterChangesStop() {
    let observer = Trace()
    note(state.observe(observer: observer).debounceSetTrigger(by: 1, clock: time.clock))
    for (index, moment) in [0, 0.2, 0.9, 3].enumerated() { set(index, at: moment) }
    time.move(to: 10)
    #expect(trace.take() == ["1.9: -1>2", "4.0: 2>3"])
  }

  @Test func willSetIsNotDelayed() {
    let observer = Trace()
    state.observe(observer: observer).debounceSetTrigger(by: 1, clock: time.clock)
      .willSet { [trace] _, changes in trace.note("\(changes.new)") }
    set(1, at: 0)
    set(2, at: 0.1)
    #expect(trace.take() == ["1", "2"])
  }

  @Test func uniqueObserversSkipDelaysThatChangeNothing() {
    let observer = Trace()
    state.observe(observer: observer).debounceSetTrigger(by: 1, clock: time.clock)
      .didUniqueSet { [trace] _, changes in trace.note("\(changes.old)>\(changes.new)") }
    set(5, at: 0)
    set(-1, at: 0.5)
    time.move(to: 2)
    #expect(trace.take() == [])
    set(6, at: 3)
    time.move(to: 5)
    #expect(trace.take() == ["-1>6"])
  }

  @Test func invokeBypassesTheDelayAndKeepsPendingChanges() {
    let observer = Trace()
    note(state.observe(observer: observer).delayMultipleSetTrigger(by: 1, clock: time.clock))
    set(0, at: 0)
    set(1, at: 0.5)
    state.invokeWithCurrentValue()
    time.move(to: 2)
    #expect(trace.take() == ["0.0: -1>0", "0.5: 1>1", "1.0: 0>1"])
  }

  @Test func removingAnObserverCancelsPendingDeliveries() {
    let observer = Trace()
    note(state.observe(observer: observer).debounceSetTrigger(by: 1, clock: time.clock))
    set(0, at: 0)
    #expect(time.isWaiting)
    state.remove(observer: observer)
    #expect(!time.isWaiting)
  }

  @Test func delayDoesNotRetainTheView() {
    let (observer, state) = (Trace(), ViewState<String?>(wrappedValue: nil))
    weak var gone: UILabel?
    state.observe(observer: observer).debounceSetTrigger(by: 1, clock: time.clock)
      .didSet { [trace] _, changes in trace.note("\(changes.new ?? "-") \(changes.trigger)") }
    do {
      let label = UILabel()
      gone = label
      state.bind(with: label, \.text)
      label.text = "a"
    }
    #expect(gone == nil)
    time.move(to: 2)
    #expect(trace.take() == ["a state"])
  }

  @Test func systemClockDeliversOnALaterTurn() async {
    let observer = Trace()
    state.observe(observer: observer).debounceSetTrigger(by: 0)
      .didSet { [trace] _, changes in trace.note("\(changes.old)>\(changes.new)") }
    state.wrappedValue = 1
    state.wrappedValue = 2
    #expect(trace.lines.isEmpty)
    while trace.lines.isEmpty { await Task.yield() }
    #expect(trace.take() == ["-1>2"])
  }

  @Test(arguments: [-1, .nan, .infinity] as [Double])
  func invalidIntervalIsAnIssueAndCountsAsZero(seconds: Double) {
    var told: [Int] = []
    let line = #line + 5
    let issues = LayoutDiagnostics.collect {
      let observation = state.observe(observer: trace).didSet { _, changes in
        told.append(changes.new)
      }
      observation.delayMultipleSetTrigger(by: seconds, clock: time.clock)
      state.wrappedValue = 1
      state.wrappedValue = 2
      observation.debounceSetTrigger(by: seconds, clock: time.clock)
      state.wrappedValue = 3
      state.wrappedValue = 4
    }
    time.move(to: 0)
    #expect(told == [1, 2, 4] && issues.map(\.kind) == [.invalidNumber, .invalidNumber])
    #expect(issues[0].message.hasPrefix("an interval can't be \(seconds) seconds; 0 is used"))
    #expect(issues[0].line?.description == "DelayTests.swift:\(line)")
  }
}
