import Foundation

/// An animation on its way: what it has changed, and who is to hear of its end.
@MainActor
final class AnimationRun {
  /// One who hears of the end of the animation, or of one inside of it.
  private struct Ending {
    let time: TimeInterval
    let call: (Bool) -> Void
  }

  let record = AnimationRecord()
  /// The turn of the run loop in which it was asked for.
  var turn = 0
  /// Whether it follows a clock; else it is over on the next turn.
  private(set) var isTimed = false

  private var endings: [Ending] = []
  /// How far it was when it went on last, and when that was, in seconds; at nil it stands still.
  private var (progress, since): (TimeInterval, TimeInterval?) = (0, nil)
  private var timer: VirtualTime.Timer?
  private var isInterrupted = false
  /// Whether somebody's finger says how far it is.
  private var isHeld = false

  /// Calls somebody at the end: on the next turn, unless a clock says when.
  ///
  /// - Parameter time: When, in seconds since the animation was asked for.
  func atEnd(_ time: TimeInterval, _ call: @escaping (Bool) -> Void) {
    endings.append(Ending(time: time, call: call))
    Headless.onNextTurn { [self] in
      guard !isTimed, !isHeld, !endings.isEmpty else { return }
      endings.removeFirst().call(true)
    }
  }

  /// Everything that belongs to it has been changed.
  func begin() {
    record.close()
    guard !record.isEmpty else { return }
    let world = Headless.World.current ?? record.views.lazy.compactMap { $0.window?.world }.first
    guard let world else { return }
    world.run {
      WorldClock.add(self)
      if isTimed { record.takeOver(from: WorldClock.runs.filter { $0 !== self }) }
    }
  }

  // MARK: Time

  /// Begins to follow the clock.
  func start() {
    guard !isTimed else { return }
    isTimed = true
    if !isHeld { go() }
  }

  /// Runs something in the world of what it has changed.
  func inWorld<Result>(_ body: () -> Result) -> Result {
    guard let view = record.views.first else { return body() }
    return Headless.World.run(around: view, body)
  }

  /// Has its views be what they look like so many seconds after it was asked for, but for what somebody
  /// else has changed since.
  func apply(after time: TimeInterval) {
    // Views tell of their changes, whoever hears of them may end this.
    for view in record.views {
      record.claim(view, after: time)?.apply(to: view)
      record.noteGiven(view)
    }
  }

  /// Keeps it at its start until ``letGo(at:)``.
  func hold() {
    isHeld = true
    pause(at: 0)
  }

  /// Ends it from where it is: at its end, or where it began.
  ///
  /// - Parameter speed: How fast it goes on; negative to go back.
  func letGo(at speed: Double) {
    isHeld = false
    if speed < 0 {
      endings.insert(Ending(time: 0) { [self] _ in apply(after: 0) }, at: 0)
    }
    guard !isTimed else { return inWorld { go(at: speed) } }
    let calls = endings.map(\.call)
    endings = []
    Headless.onNextTurn { for call in calls { call(true) } }
  }

  /// In seconds since it was asked for; less than before where it goes back.
  var elapsed: TimeInterval {
    progress + (since.map { (WorldClock.now - $0) * speed } ?? 0)
  }

  /// How much of its time passes in a second; negative where it goes back.
  private(set) var speed = 1.0

  /// Stands still at some time of it.
  func pause(at time: TimeInterval) { (progress, since, timer) = (time, nil, nil) }

  /// Goes on from where it is.
  func go(at speed: Double = 1) {
    (progress, since, self.speed) = (elapsed, WorldClock.now, speed)
    let end = speed < 0 ? 0 : endings.map(\.time).min() ?? record.end
    guard end.isFinite, speed != 0 else { return }
    timer = WorldClock.after((end - progress) / speed) { [weak self] in self?.arrive(at: end) }
  }

  private func arrive(at time: TimeInterval) {
    (progress, since) = (speed < 0 ? time : max(progress, time), WorldClock.now)
    let over = endings.filter { speed < 0 || $0.time <= time }
    endings.removeAll { speed < 0 || $0.time <= time }
    if endings.isEmpty, speed < 0 || record.end <= time { end() } else { go(at: speed) }
    for ending in over { ending.call(!isInterrupted) }
  }

  /// Is over: nothing of it is to be seen any more, and whoever has not heard of its end does not.
  func end() {
    pause(at: elapsed)
    endings = []
    WorldClock.remove(self)
  }

  /// Stands still at its end, from where it may go on.
  func stay() {
    pause(at: elapsed)
    WorldClock.keep(self)
  }

  /// What it shows of a view is over; if nothing else is left of it, it ends unfinished.
  func interrupt(_ view: UIView) {
    guard record.forget(view) else { return }
    endIfNothingIsLeft()
  }

  /// Whether nothing of a view is to be seen any more, it ends.
  func endIfNothingIsLeft() {
    isInterrupted = true
    guard record.isEmpty else { return }
    let calls = endings.map(\.call)
    end()
    for call in calls { Headless.onNextTurn { call(false) } }
  }
}

extension Headless.Animation {
  /// What is to be seen of a view by the clock of its world; nil where nothing of it moves.
  ///
  /// Animations add up: each shows what is left of its own way, besides what the view is.
  @MainActor
  static func presented(_ view: UIView) -> Appearance? {
    World.run(around: view) {
      guard WorldClock.isUsed else { return nil }
      var shown = Appearance(of: view)
      var isMoving = false
      for run in WorldClock.runs where run.isTimed && run.record.holds(view) {
        run.record.add(to: &shown, of: view, after: run.elapsed)
        isMoving = true
      }
      return isMoving ? shown : nil
    }
  }

  /// The view that moves by a clock, and draws with a layer.
  @MainActor
  static func movingView(withLayer layer: ObjectIdentifier) -> UIView? {
    var found: UIView?
    World.runInEachWithClock {
      let views = WorldClock.runs.lazy.filter(\.isTimed).flatMap(\.record.views)
      found = found ?? views.first { ObjectIdentifier($0.layer) == layer }
    }
    return found
  }

  /// Ends what a view does over time.
  @MainActor
  static func interrupt(_ view: UIView) {
    World.run(around: view) { interruptHere(view) }
  }

  /// Ends what a view and those in it do over time, since they have left their window.
  @MainActor
  static func interrupt(_ view: UIView, leaving window: UIWindow) {
    World.run(in: window.world) {
      if !WorldClock.runs.isEmpty { view.forEachInTree(interruptHere) }
    }
  }

  @MainActor
  private static func interruptHere(_ view: UIView) {
    for run in WorldClock.runs where run.isTimed { run.interrupt(view) }
  }

  private typealias World = Headless.World
}
