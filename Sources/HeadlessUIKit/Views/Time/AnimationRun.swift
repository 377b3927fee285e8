import Foundation

/// An animation in progress: its changes, and the completions at its end.
@MainActor
final class AnimationRun {
  /// The completion of the animation, or of an animation inside it.
  private struct Ending {
    let time: TimeInterval
    let call: (Bool) -> Void
  }

  let record = AnimationRecord()
  /// The turn of the run loop in which the animation was requested.
  var turn = 0
  /// Whether the animation follows a clock; otherwise it ends on the next turn.
  private(set) var isTimed = false

  private var endings: [Ending] = []
  /// The progress at the last continuation, and the time of this continuation, both in seconds; nil
  /// while paused.
  private var (progress, since): (TimeInterval, TimeInterval?) = (0, nil)
  private var timer: VirtualTime.Timer?
  private var isInterrupted = false
  /// Whether a finger controls the progress.
  private var isHeld = false

  /// Calls a completion at the end: on the next turn, unless the animation follows a clock.
  ///
  /// - Parameter time: The time of the end, in seconds since the animation was requested.
  func atEnd(_ time: TimeInterval, _ call: @escaping (Bool) -> Void) {
    endings.append(Ending(time: time, call: call))
    Headless.onNextTurn { [self] in
      guard !isTimed, !isHeld, !endings.isEmpty else { return }
      endings.removeFirst().call(true)
    }
  }

  /// Called when all changes of the animation have been made.
  func begin() {
    record.close()
    guard !record.isEmpty else { return }
    let world = Headless.World.current ?? record.views.lazy.compactMap { $0.window?.world }.first
    guard let world else { return }
    world.run {
      WorldClock.add(self)
      if isTimed { record.takeOver { WorldClock.runs(of: $0).filter { $0 !== self } } }
    }
  }

  // MARK: Time

  /// Starts to follow the clock.
  func start() {
    guard !isTimed else { return }
    isTimed = true
    if !isHeld { play() }
  }

  /// Runs a closure in the world of the changed views.
  func inWorld<Result>(_ body: () -> Result) -> Result {
    guard let view = record.views.first else { return body() }
    return Headless.World.run(around: view, body)
  }

  /// Gives the views their appearance at a time, in seconds since the animation was requested,
  /// except for numbers that other code has changed since.
  func apply(after time: TimeInterval) {
    // Views report their changes, and observers may end this run.
    for view in record.views {
      record.claim(view, after: time)?.apply(to: view)
      record.recordApplied(view)
    }
  }

  /// Holds the animation at its start until ``resume(at:)``.
  func hold() {
    isHeld = true
    pause(at: 0)
  }

  /// Continues the animation from its current position to its end, or back to its start.
  ///
  /// - Parameter speed: The speed; negative to go back.
  func resume(at speed: Double) {
    isHeld = false
    if speed < 0 {
      endings.insert(Ending(time: 0) { [self] _ in apply(after: 0) }, at: 0)
    }
    guard !isTimed else { return inWorld { play(at: speed) } }
    let calls = endings.map(\.call)
    endings = []
    Headless.onNextTurn { for call in calls { call(true) } }
  }

  /// The elapsed time, in seconds since the animation was requested; it decreases while the
  /// animation goes back.
  var elapsed: TimeInterval {
    progress + (since.map { (WorldClock.now - $0) * speed } ?? 0)
  }

  /// The animation time that passes per second; negative while the animation goes back.
  private(set) var speed = 1.0

  /// Pauses the animation at a time.
  func pause(at time: TimeInterval) { (progress, since, timer) = (time, nil, nil) }

  /// Continues the animation from its current position.
  func play(at speed: Double = 1) {
    (progress, since, self.speed) = (elapsed, WorldClock.now, speed)
    let end = speed < 0 ? 0 : endings.map(\.time).min() ?? record.end
    guard end.isFinite, speed != 0 else { return }
    timer = WorldClock.after((end - progress) / speed) { [weak self] in self?.arrive(at: end) }
  }

  private func arrive(at time: TimeInterval) {
    (progress, since) = (speed < 0 ? time : max(progress, time), WorldClock.now)
    let over = endings.filter { speed < 0 || $0.time <= time }
    endings.removeAll { speed < 0 || $0.time <= time }
    if endings.isEmpty, speed < 0 || record.end <= time { end() } else { play(at: speed) }
    for ending in over { ending.call(!isInterrupted) }
  }

  /// Ends the animation: it no longer affects the appearance, and pending completions are not
  /// called.
  func end() {
    pause(at: elapsed)
    endings = []
    WorldClock.remove(self)
  }

  /// Pauses the animation at its end, from where it can continue.
  func stay() {
    pause(at: elapsed)
    WorldClock.keep(self)
  }

  /// Ends the animation of a view. If no other view is left, the animation ends unfinished.
  func interrupt(_ view: UIView) {
    guard record.forget(view) else { return }
    endIfEmpty()
  }

  /// Ends the animation unfinished if it no longer affects any view.
  func endIfEmpty() {
    isInterrupted = true
    guard record.isEmpty else { return }
    let calls = endings.map(\.call)
    end()
    for call in calls { Headless.onNextTurn { call(false) } }
  }
}

extension Headless.Animation {
  /// Returns the appearance of a view by the clock of its world; nil if the view does not move.
  ///
  /// Animations add up: each adds the rest of its own way to the state of the view.
  @MainActor
  static func presented(_ view: UIView) -> Appearance? {
    World.run(around: view) {
      guard WorldClock.isUsed else { return nil }
      var shown = Appearance(of: view)
      let runs = WorldClock.runs(of: view)
      for run in runs { run.record.add(to: &shown, of: view, after: run.elapsed) }
      return runs.isEmpty ? nil : shown
    }
  }

  /// Ends the animations of a view.
  @MainActor
  static func interrupt(_ view: UIView) {
    World.run(around: view) { interruptRuns(view) }
  }

  /// Ends the animations of a view and its subviews, which have left their window.
  @MainActor
  static func interrupt(_ view: UIView, leaving window: UIWindow) {
    World.run(in: window.world) {
      if !WorldClock.runs.isEmpty { view.forEachInTree(interruptRuns) }
    }
  }

  @MainActor
  private static func interruptRuns(_ view: UIView) {
    for run in WorldClock.runs(of: view) { run.interrupt(view) }
  }

  private typealias World = Headless.World
}
