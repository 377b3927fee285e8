import Foundation

/// The clock of a world's animations; each world has its own. Until it is used, animations end on
/// the next turn of the run loop, as they do without a world.
@MainActor
enum WorldClock {
  struct State {
    fileprivate var time = VirtualTime()
    fileprivate(set) var isUsed = false
    /// Counts the turns of the run loop.
    fileprivate var turn = 0
    /// The animations, in order.
    fileprivate(set) var runs: [AnimationRun] = []
    /// The animations of each view, so that the others need not be searched.
    fileprivate var runsOfViews: [ObjectIdentifier: [AnimationRun]] = [:]
  }

  static var state = State()

  static var now: TimeInterval { state.time.now }
  static var isUsed: Bool { state.isUsed }

  static func after(
    _ delay: TimeInterval, _ action: @escaping () -> Void
  ) -> VirtualTime.Timer {
    state.time.after(delay, action)
  }

  static var runs: [AnimationRun] { state.runs }

  /// Returns the animations that follow the clock and move a view.
  static func runs(of view: UIView) -> [AnimationRun] {
    state.runsOfViews[ObjectIdentifier(view), default: []].filter {
      $0.isTimed && $0.record.holds(view)
    }
  }

  /// Begins a turn of the run loop, on which animations that do not follow the clock end.
  static func beginTurn() { state.turn += 1 }

  /// Adds an animation that was requested in the current turn.
  static func add(_ run: AnimationRun) {
    forgetOld()
    run.turn = state.turn
    state.runs.append(run)
    noteViews(of: run)
    if isUsed { run.start() }
  }

  /// Keeps an animation that can still continue.
  static func keep(_ run: AnimationRun) {
    guard runs.index(identicalTo: run) == nil else { return }
    state.runs.append(run)
    noteViews(of: run)
  }

  static func remove(_ run: AnimationRun) {
    state.runs.remove(identicalTo: run)
    forgetViews(of: run)
  }

  private static func forgetOld() {
    let turn = state.turn
    let isOld: (AnimationRun) -> Bool = { !$0.isTimed && $0.turn != turn }
    for run in runs where isOld(run) { forgetViews(of: run) }
    state.runs.removeAll(where: isOld)
  }

  /// Records that other changes have joined an animation.
  static func noteJoined(_ run: AnimationRun) {
    if runs.index(identicalTo: run) != nil { noteViews(of: run) }
  }

  private static func noteViews(of run: AnimationRun) {
    for view in run.record.identities {
      let known = state.runsOfViews[view, default: []]
      if known.index(identicalTo: run) == nil { state.runsOfViews[view] = known + [run] }
    }
  }

  private static func forgetViews(of run: AnimationRun) {
    for view in run.record.identities {
      state.runsOfViews[view]?.remove(identicalTo: run)
      if state.runsOfViews[view]?.isEmpty == true { state.runsOfViews[view] = nil }
    }
  }

  /// From now on, animations follow this clock, including those whose next turn has not come yet.
  static func use() {
    guard !isUsed else { return }
    state.isUsed = true
    forgetOld()
    for run in state.runs { run.start() }
  }

  /// The time until the next timer is due, including those of recognizers; nil if none is waiting.
  static var rest: TimeInterval? {
    let rests = [
      state.time.next.map { $0 - now }, InputClock.state.next.map { $0 - InputClock.now },
    ]
    return rests.compactMap { $0 }.min().map { max(0, $0) }
  }

  /// Lets time pass, also for recognizers, and fires the timers that are due, in order. Work that
  /// they defer is done before more time passes.
  ///
  /// - Returns: Whether all timers were fired; false if timers without a delay schedule each other
  ///   endlessly.
  static func advance(by duration: TimeInterval) -> Bool {
    let end = now + max(0, duration)
    Headless.performDeferredWork()
    while let rest, now + rest <= end + VirtualTime.tolerance {
      // The two clocks show different times, so each advances by the same duration, not to the same
      // time.
      step(by: rest, until: min(now + rest, end))
      Headless.performDeferredWork()
    }
    step(by: end - now, until: end)
    let cuts = [state.time.consumeCutChain(), InputClock.state.consumeCutChain()]
    return !cuts.contains(true)
  }

  private static func step(by duration: TimeInterval, until moment: TimeInterval) {
    InputClock.advance(by: duration)
    while let due = state.time.advance(until: moment) { due.fire() }
    for window in UIWindow.all { window.router.settle() }
  }
}

extension Headless.World {
  /// The time of its clock, in seconds since the world was created.
  package var now: TimeInterval { run { WorldClock.now } }

  /// The time until animations, recognizers or other code have something to do; nil if nothing is
  /// scheduled.
  package var rest: TimeInterval? { run { WorldClock.rest } }

  /// Schedules an action by its clock.
  ///
  /// - Returns: A closure that cancels the action.
  package func after(
    _ delay: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let timer = run { WorldClock.after(delay) { action() } }
    return { timer.cancel() }
  }

  /// From now on, animations follow its clock.
  package func useClock() { run { WorldClock.use() } }

  /// Lets time pass by its clock, then performs a turn of the run loop.
  ///
  /// - Returns: Whether all timers were fired; false if timers without a delay schedule each other
  ///   endlessly.
  package func advance(by duration: TimeInterval) -> Bool {
    run {
      let isDone = WorldClock.advance(by: duration)
      Headless.runLoop()
      return isDone
    }
  }
}
