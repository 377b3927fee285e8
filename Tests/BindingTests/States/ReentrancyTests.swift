import DeStijl
import TestSupport
import Testing

private final class Pair {
  @ObservableState var a = 0
  @ObservableState var b = 0
}

@MainActor
struct ReentrancyTests {
  private let trace = Trace()
  private let pair = Pair()

  @Test func setInOwnCallbackTakesEffectAfterTheRound() {
    let observer = Trace()
    pair.$a.observe(observer: observer).didSet { [trace, pair] _, changes in
      trace.note("\(changes.old)>\(changes.new)")
      guard changes.new < 5 else { return }
      pair.a = pair.a + 1
      #expect(pair.a == changes.new)
    }
    pair.a = 1
    #expect(trace.take() == ["0>1", "1>2", "2>3", "3>4", "4>5"])
    #expect(pair.a == 5)
  }

  @Test func setInWillSetFollowsTheCurrentSet() {
    let observer = Trace()
    pair.$a.observe(observer: observer)
      .willSet { [trace, pair] _, changes in
        trace.note("will \(changes.old)>\(changes.new)")
        if changes.new == 1 { pair.a = 2 }
      }
      .didSet { [trace] _, changes in trace.note("did \(changes.old)>\(changes.new)") }
    pair.a = 1
    #expect(trace.take() == ["will 0>1", "did 0>1", "will 1>2", "did 1>2"])
  }

  /// An observer that observes a state anew while others are told of a change is told in its old place, once.
  /// An observer that is removed and observes again is not told.
  @Test(arguments: [false, true], [1, 3])
  func reobservingDuringAChangeKeepsTheObserversPlace(endsFirst: Bool, times: Int) {
    let (first, second) = (Trace(), Trace())
    @MainActor func observe(_ name: String) {
      pair.$a.observe(observer: second)
        .willSet { [trace] _, changes in trace.note("\(name) will \(changes.new)") }
        .didSet { [trace] _, changes in trace.note("\(name) did \(changes.new)") }
    }
    pair.$a.observe(observer: first).didSet { [pair] _, changes in
      if endsFirst { pair.$a.remove(observer: second) }
      for _ in 0..<times { observe("new \(changes.new)") }
    }
    observe("old")
    pair.a = 1
    pair.a = 2
    #expect(
      trace.take()
        == (endsFirst
          ? ["old will 1", "new 1 will 2"]
          : ["old will 1", "new 1 did 1", "new 1 will 2", "new 2 did 2"]))
  }

  @Test func setOfAnotherStateTakesEffectAtOnce() {
    let observer = Trace()
    pair.$a.observe(observer: observer).didSet { [trace, pair] _, changes in
      pair.b = changes.new * 10
      trace.note("a \(pair.b)")
    }
    pair.$b.observe(observer: observer).didSet { [trace] _, changes in
      trace.note("b \(changes.new)")
    }
    pair.a = 2
    #expect(trace.take() == ["b 20", "a 20"])
  }

  @Test func cycleEndsSilentlyWhenTheValueIsUnchanged() {
    let observer = Trace()
    pair.$a.observe(observer: observer).didSet { [trace, pair] _, changes in
      trace.note("a \(changes.new)")
      pair.b = changes.new
    }
    pair.$b.observe(observer: observer).didSet { [trace, pair] _, changes in
      trace.note("b \(changes.new)")
      pair.a = changes.new
    }
    pair.a = 1
    #expect(trace.take() == ["a 1", "b 1"])
  }

  @Test func endlessCycleIsStoppedAndItsPathNamed() {
    let observer = Owner(pair)
    let issues = LayoutDiagnostics.collect {
      pair.$a.observe(observer: observer).didSet { [pair] _, changes in pair.b = changes.new + 1 }
      pair.$b.observe(observer: pair).didSet { pair, changes in pair.a = changes.new + 1 }
      pair.a = 1
    }
    #expect(issues.map(\.kind) == [.endlessChange])
    let message = issues.first?.message ?? ""
    #expect(message.contains("stopped after 64 turns: Pair.a → Pair.b → Pair.a"), "\(message)")
    #expect(issues.first?.line?.description.hasPrefix("ReentrancyTests.swift:") == true)
    #expect(pair.a + pair.b < 150)
    pair.$b.removeAllObservers()
    pair.a = 0
    #expect(pair.b == 1)
  }

  @Test func stateWithoutAKnownOwnerIsNamedByItsLine() {
    let observer = Trace()
    let issues = LayoutDiagnostics.collect {
      pair.$a.observe(observer: observer).didSet { [pair] _, changes in pair.a = changes.new + 1 }
      pair.a = 1
    }
    let message = issues.first?.message ?? ""
    #expect(message.contains("the state of ReentrancyTests.swift:"), "\(message)")
  }

  @Test func longFiniteChainIsNoCycleAndNeedsNoDeepStack() {
    final class Link {
      @ObservableState var value = 0
    }
    let links = (0..<10_000).map { _ in Link() }
    for (link, next) in zip(links, links.dropFirst()) {
      link.$value.observe(observer: next).didSet { next, changes in next.value = changes.new }
    }
    let issues = LayoutDiagnostics.collect { links[0].value = 3 }
    #expect(issues.isEmpty)
    #expect(links.allSatisfy { $0.value == 3 })
    for (link, next) in zip(links, links.dropFirst()) {
      link.$value.observe(observer: next).didSet { next, changes in
        changeTogether { next.value = changes.new }
      }
    }
    #expect(LayoutDiagnostics.collect { links[0].value = 4 }.isEmpty)
    #expect(links.allSatisfy { $0.value == 4 })
  }

  @Test func repeatedSetsInALoopAreNoCycle() {
    let total = ObservableState(wrappedValue: 0)
    let observer = Trace()
    total.observe(observer: observer).didSet { [trace] _, changes in trace.note("\(changes.new)") }
    pair.$a.observe(observer: observer).didSet { _, changes in
      for price in 1...changes.new { total.wrappedValue += price }
    }
    let issues = LayoutDiagnostics.collect { pair.a = 1000 }
    #expect(issues.isEmpty && total.wrappedValue == 500_500 && trace.take().count == 1000)
  }

  @Test func observerThatInvokesItselfIsNotifiedOnceMore() {
    let observer = Trace()
    pair.$a.observe(observer: observer).didSet { [trace, pair] _, changes in
      trace.note("\(changes.new) \(changes.trigger)")
      pair.$a.invokeWithCurrentValue()
    }
    pair.a = 1
    #expect(trace.take() == ["1 state", "1 invoked"])
  }

  private final class Owner {
    let pair: Pair
    init(_ pair: Pair) { self.pair = pair }
  }
}

@MainActor
struct StatesTogetherTests {
  private let trace = Trace()
  private let pair = Pair()

  private func observe(_ observer: AnyObject) {
    for (name, state) in [("a", pair.$a), ("b", pair.$b)] {
      state.observe(observer: observer)
        .willSet { [trace, pair] _, _ in trace.note("\(name) will \(pair.a) \(pair.b)") }
        .didSet { [trace, pair] _, changes in
          trace.note("\(name) did \(changes.old)>\(changes.new) \(pair.a) \(pair.b)")
        }
    }
  }

  @Test func statesSetTogetherAreOneChange() {
    let observer = Trace()
    observe(observer)
    let result = changeTogether {
      pair.a = 1
      pair.b = 2
      pair.a = 3
      #expect(pair.a == 3 && pair.b == 2 && trace.lines.isEmpty)
      return "done"
    }
    #expect(result == "done")
    #expect(
      trace.take() == ["b will 0 0", "a will 0 0", "b did 0>2 3 2", "a did 0>3 3 2"])
  }

  @Test func unobservedStateChangesWithTheOthers() {
    let quiet = ObservableState(wrappedValue: 0)
    pair.$a.observe(observer: trace)
      .willSet { trace, _ in trace.note("will \(quiet.wrappedValue)") }
      .didSet { [pair] trace, changes in
        if changes.new == 1 { changeTogether { (quiet.wrappedValue, pair.a) = (2, 2) } }
        trace.note("did \(quiet.wrappedValue) \(pair.a)")
      }
    changeTogether { (quiet.wrappedValue, pair.a) = (1, 1) }
    #expect(trace.take() == ["will 0", "did 1 1", "will 1", "did 2 2"])
  }

  @Test func setsInCallbacksAfterChangeTogetherTakeEffect() {
    let observer = Trace()
    pair.$a.observe(observer: observer).didSet { [trace, pair] _, changes in
      trace.note("a \(changes.new)")
      if changes.new < 3 { pair.a += 1 }
    }
    changeTogether { (pair.a, pair.b) = (1, 1) }
    #expect(trace.take() == ["a 1", "a 2", "a 3"])
    #expect(pair.a == 3)
  }

  @Test func stoppedCycleLosesNoSetsOfOtherStates() {
    let other = ObservableState(wrappedValue: 0)
    let observer = Trace()
    other.observe(observer: observer).didSet { [trace] _, _ in trace.note("other") }
    pair.$b.observe(observer: observer).didSet { [pair] _, changes in pair.b = changes.new + 1 }
    pair.$a.observe(observer: observer).didSet { [pair] _, _ in
      pair.b = 1
      other.wrappedValue = 5
    }
    let issues = LayoutDiagnostics.collect { pair.a = 1 }
    #expect(issues.map(\.kind) == [.endlessChange])
    #expect(other.wrappedValue == 5 && trace.take() == ["other"])
  }

  @Test func nestedChangeTogetherJoinsTheOuterOne() {
    let observer = Trace()
    observe(observer)
    changeTogether {
      changeTogether { pair.a = 1 }
      #expect(trace.lines.isEmpty)
      pair.b = 1
    }
    #expect(trace.take().count == 4)
  }

  @Test func derivedStatesFollowTheirSourcesInTheSameTurn() {
    let sum = ObservableState(wrappedValue: 0)
    let twice = ObservableState(wrappedValue: 0)
    // The derived state may come before its source.
    twice.derive(from: sum, pair.$a) { 2 * $0 + $1 }
    sum.derive(from: pair.$a, pair.$b) { $0 + $1 }
    let observer = Trace()
    twice.observe(observer: observer).didSet { [trace] _, changes in
      trace.note("\(changes.old)>\(changes.new)")
    }
    pair.$a.observe(observer: observer).didSet { [trace] _, _ in
      trace.note("a sees \(sum.wrappedValue) \(twice.wrappedValue)")
    }
    pair.a = 1
    #expect(trace.take() == ["a sees 1 3", "0>3"])
    changeTogether { (pair.a, pair.b) = (0, 1) }
    #expect(trace.take() == ["a sees 1 2", "3>2"])
    changeTogether { (pair.a, pair.b) = (0, 1) }
    #expect(trace.take() == ["a sees 1 2"])
    twice.endDeriving()
    pair.b = 9
    #expect(twice.wrappedValue == 2 && sum.wrappedValue == 9)
  }

  /// - Parameter seed: Shuffles the derivations; 0 leaves them in order, and 1 reverses them.
  @Test(arguments: 0..<UInt64(caseCount(20)))
  func chainDerivedInAnyOrderIsComputedOnce(seed: UInt64) {
    let states = (0..<20).map { _ in ObservableState(wrappedValue: 0) }
    var (made, random) = (Array(repeating: 0, count: 20), SeededGenerator(seed: seed))
    let order =
      switch seed {
      case 0: Array(states.indices)
      case 1: Array(states.indices.reversed())
      default: states.indices.shuffled(using: &random)
      }
    for place in order {
      let source = place == 0 ? pair.$b : states[place - 1]
      states[place].derive(from: source, pair.$a) {
        made[place] += 1
        return $0 + $1
      }
    }
    for value in [1, 3] {
      made = Array(repeating: 0, count: 20)
      pair.a = value
      #expect(states.map(\.wrappedValue) == (1...20).map { $0 * value })
      #expect(made.allSatisfy { $0 == 1 })
    }
  }

  @Test func derivingAStateFromItselfIsAnIssue() {
    let observer = Trace()
    pair.$a.observe(observer: observer).didSet { _, _ in }
    let line = #line + 3
    let issues = LayoutDiagnostics.collect {
      pair.$b.derive(from: pair.$a) { $0 + 1 }
      pair.$a.derive(from: pair.$b) { $0 + 1 }
      pair.$a.derive(from: pair.$a) { $0 + 1 }
    }
    #expect(issues.map(\.kind) == [.endlessChange, .endlessChange])
    #expect(issues.first?.message.hasPrefix("a state can't be derived from itself: ") == true)
    #expect(issues.first?.line == SourceLine(line: UInt(line)))
    pair.a = 5
    #expect(pair.a == 5 && pair.b == 6)
  }

  @Test func derivedStateFollowsASourceSetTogetherWithIt() {
    let isFull = ObservableState(wrappedValue: false)
    changeTogether {
      isFull.derive(from: pair.$a) { $0 > 0 }
      pair.a = 1
    }
    #expect(isFull.wrappedValue)
    changeTogether {
      isFull.wrappedValue = false
      pair.a = 2
    }
    #expect(isFull.wrappedValue)
    isFull.wrappedValue = false
    #expect(!isFull.wrappedValue)
  }

  /// An observer of a state that was set or derived beforehand used to be told of that change as well.
  @Test func derivedStateSetTogetherWithItsSourceNotifiesOnce() {
    let sum = ObservableState(wrappedValue: 0)
    let observer = Trace()
    sum.observe(observer: observer).didSet { [trace] _, changes in
      trace.note("\(changes.old)>\(changes.new)")
    }
    pair.b = 4
    changeTogether {
      sum.derive(from: pair.$a, pair.$b) { $0 + $1 }
      pair.a = 1
      #expect(sum.wrappedValue == 4)
    }
    #expect(trace.take() == ["0>5"])
    changeTogether {
      sum.wrappedValue = 9
      pair.a = 2
      #expect(sum.wrappedValue == 9)
    }
    #expect(trace.take() == ["5>6"])
    changeTogether { sum.wrappedValue = 9 }
    #expect(trace.take() == ["6>9"])
    let top = ObservableState(wrappedValue: 0)
    top.derive(from: sum) { min($0, 6) }
    changeTogether { (pair.a, sum.wrappedValue, top.wrappedValue) = (5, 0, 1) }
    #expect(trace.take() == [] && (sum.wrappedValue, top.wrappedValue) == (9, 1))
  }

  @Test func changeTogetherInACallbackTakesEffectAfterIt() {
    let observer = Trace()
    observe(observer)
    pair.$a.observe(observer: observer, id: "setter").didSet { [pair, trace] _, changes in
      guard changes.new == 1 else { return }
      changeTogether {
        (pair.a, pair.b) = (2, 2)
        trace.note("inside \(pair.a) \(pair.b)")
      }
      trace.note("after \(pair.a) \(pair.b)")
    }
    pair.a = 1
    #expect(
      trace.take() == [
        "a will 0 0", "a did 0>1 1 0", "inside 2 2", "after 1 0",
        "a will 1 0", "b will 1 0", "a did 1>2 2 2", "b did 0>2 2 2",
      ])
  }

  @Test func equalChangesTogetherInACallbackNotifyOnce() {
    let observer = Trace()
    pair.$b.observe(observer: observer).didSet { [trace] _, changes in trace.note("\(changes.new)")
    }
    pair.$a.observe(observer: observer).didSet { [pair] _, _ in
      changeTogether { pair.b = 1 }
      changeTogether { pair.b = 1 }
    }
    pair.a = 1
    #expect(trace.take() == ["1"])
  }

  @Test func nanEqualsItselfButValuesContainingItDoNot() {
    let (number, point) = (
      ObservableState(wrappedValue: 0.0), ObservableState(wrappedValue: CGPoint.zero)
    )
    let (half, copy) = (
      ObservableState(wrappedValue: 0.0), ObservableState(wrappedValue: CGPoint.zero)
    )
    half.derive(from: number) { $0 / 2 }
    copy.derive(from: point) { $0 }
    let observer = Trace()
    half.observe(observer: observer).didSet { [trace] _, _ in trace.note("half") }
    number.wrappedValue = .nan
    number.wrappedValue = .nan
    #expect(trace.take() == ["half"])
    for y in [1, 2] as [CGFloat] {
      point.wrappedValue = CGPoint(x: .nan, y: y)
      #expect(copy.wrappedValue.y == y)
    }
  }

  @Test func derivedStatesUpdateViews() {
    final class Form {
      @ViewState var name = ""
      @ViewState var password = ""
      @ViewState var isValid = false
    }
    let (form, button) = (Form(), UIButton())
    form.$isValid.derive(from: form.$name, form.$password) { !$0.isEmpty && $1.count >= 3 }
    form.$isValid.apply(into: button, \.isEnabled)
    #expect(!button.isEnabled)
    form.name = "a"
    #expect(!button.isEnabled)
    form.password = "abc"
    #expect(button.isEnabled)
  }

  /// The result computed before the set used to arrive last.
  @Test func derivationThatSetsItsSourceUsesTheNewValue() {
    let result = ObservableState(wrappedValue: 0)
    for first in [false, true] {
      pair.a = 3
      result.derive(from: pair.$a, pair.$b) { [pair] a, b in
        if first, a < 5 { pair.a = a + 1 }
        if !first, b < 5 { pair.b = b + 1 }
        return 10 * a + b
      }
      #expect(result.wrappedValue == 10 * pair.a + pair.b && pair.b == 5)
      (pair.a, pair.b) = (2, 5)
      #expect(result.wrappedValue == 10 * pair.a + pair.b && pair.a == (first ? 5 : 2))
    }
  }

  @Test func derivationThatSetsItsSourceEndlesslyIsStopped() {
    let result = ObservableState(wrappedValue: 0)
    var count = 0
    let issues = LayoutDiagnostics.collect {
      result.derive(from: pair.$a) { [pair] value in
        count += 1
        pair.a = value + 1
        return value
      }
    }
    #expect(!issues.isEmpty && issues.allSatisfy { $0.kind == .endlessChange } && count < 200)
  }

  /// A state that waits to be computed no longer waits once it derives from nothing.
  @Test func endDerivingWhilePendingKeepsTheValue() {
    let (source, derived) = (ViewState(wrappedValue: 1), ViewState(wrappedValue: 0))
    derived.derive(from: source) { $0 * 10 }
    derived.observe(observer: derived).didSet { _, changes in
      guard changes.new == 5 else { return }
      source.wrappedValue = 3
      derived.endDeriving()
    }
    derived.wrappedValue = 5
    #expect(source.wrappedValue == 3 && derived.wrappedValue == 5)
  }

  private struct Amount {
    var count: Int
  }

  /// Each value may differ from the one before it.
  @Test func nonEquatableValuesSetInCallbacksTakeEffect() {
    let amount = ObservableState(wrappedValue: Amount(count: 0))
    let observer = Trace()
    amount.observe(observer: observer).didSet { _, changes in
      if changes.new.count < 3 { amount.wrappedValue.count += 1 }
    }
    amount.wrappedValue.count = 1
    #expect(amount.wrappedValue.count == 3)
  }

  /// By then the state has been found unchanged, since it derived from something else.
  @Test func derivingFromAStateDuringItsChangeUsesItsNewValue() {
    let (result, double) = (ObservableState(wrappedValue: 0), ObservableState(wrappedValue: 0))
    result.derive(from: pair.$a) { _ in 0 }
    double.derive(from: pair.$a) { 2 * $0 }
    let observer = Trace()
    double.observe(observer: observer).willSet { _, _ in result.derive(from: double) { 100 * $0 } }
    pair.a = 3
    #expect(result.wrappedValue == 600)
    pair.a = 4
    #expect(result.wrappedValue == 800)
  }
}
