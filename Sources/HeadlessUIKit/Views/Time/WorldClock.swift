import Foundation

/// The time of what a world shows, of which each world has one of its own. As long as nobody lets it
/// pass, animations are over on the next turn of the run loop, as where there is no world.
@MainActor
enum WorldClock {
  struct State {
    fileprivate var time = VirtualTime()
    fileprivate(set) var isUsed = false
    /// Counts turns of the run loop.
    fileprivate var turn = 0
    /// What is animated, in order.
    fileprivate(set) var runs: [AnimationRun] = []
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

  /// A turn of the run loop begins, at which animations that do not follow the clock are over.
  static func beginTurn() { state.turn += 1 }

  /// Something has been animated, in the turn of now.
  static func add(_ run: AnimationRun) {
    forgetOld()
    run.turn = state.turn
    state.runs.append(run)
    if isUsed { run.start() }
  }

  /// Something that is animated is not over yet.
  static func keep(_ run: AnimationRun) {
    if !runs.contains(where: { $0 === run }) { state.runs.append(run) }
  }

  static func remove(_ run: AnimationRun) { state.runs.remove(identicalTo: run) }

  private static func forgetOld() {
    let turn = state.turn
    state.runs.removeAll { !$0.isTimed && $0.turn != turn }
  }

  /// From now on animations follow this clock, also those that have not had their next turn yet.
  static func use() {
    guard !isUsed else { return }
    state.isUsed = true
    forgetOld()
    for run in state.runs { run.start() }
  }

  /// How long it is until there is something to do, for recognizers too; nil if nothing waits.
  static var rest: TimeInterval? {
    let rests = [
      state.time.next.map { $0 - now }, InputClock.state.next.map { $0 - InputClock.now },
    ]
    return rests.compactMap { $0 }.min().map { max(0, $0) }
  }

  /// Lets time pass, for recognizers too, and does what falls into it, in order; what that puts off
  /// is done before more time passes.
  ///
  /// - Returns: Whether all of it has been done; not so where what has no duration begins the same
  ///   again without end.
  static func advance(by duration: TimeInterval) -> Bool {
    let end = now + max(0, duration)
    Headless.doDeferred()
    while let rest, now + rest <= end + VirtualTime.tolerance {
      // The clocks stand at other times, so each goes as far as the other, not to the same time.
      step(by: rest, until: min(now + rest, end))
      Headless.doDeferred()
    }
    step(by: end - now, until: end)
    let cuts = [state.time.takeCutChain(), InputClock.state.takeCutChain()]
    return !cuts.contains(true)
  }

  private static func step(by duration: TimeInterval, until moment: TimeInterval) {
    InputClock.advance(by: duration)
    while let due = state.time.go(until: moment) { due.fire() }
    for window in UIWindow.all { window.router.settle() }
  }
}

extension Headless.World {
  /// The time that its clock shows, in seconds since it was made.
  package var now: TimeInterval { run { WorldClock.now } }

  /// How long it is until animations, recognizers or others have something to do; nil if none has.
  package var rest: TimeInterval? { run { WorldClock.rest } }

  /// Does something later by its clock.
  ///
  /// - Returns: Prevents it.
  package func after(
    _ delay: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let timer = run { WorldClock.after(delay) { action() } }
    return { timer.cancel() }
  }

  /// From now on animations follow its clock.
  package func useClock() { run { WorldClock.use() } }

  /// Lets time pass by its clock, then does a turn of the run loop.
  ///
  /// - Returns: Whether all that fell into it has been done; what begins the same again without end,
  ///   and without time between, has not.
  package func advance(by duration: TimeInterval) -> Bool {
    run {
      let isDone = WorldClock.advance(by: duration)
      Headless.runLoop()
      return isDone
    }
  }
}
