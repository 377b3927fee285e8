import Foundation

extension Headless {
  private nonisolated(unsafe) static var deferred: [(world: ObjectIdentifier?, work: () -> Void)] =
    []
  private nonisolated(unsafe) static var deferredWorld: ObjectIdentifier?
  private nonisolated(unsafe) static var isTurnScheduled = false
  private nonisolated static let deferring = NSLock()

  /// Does something on the next turn of the run loop. May be called on any thread.
  nonisolated static func onNextTurn(_ work: @escaping () -> Void) {
    deferring.withLock { deferred.append((deferredWorld, work)) }
    scheduleTurn()
  }

  /// Says in which world is done what is put off from now on.
  static func setDeferredWorld(_ world: ObjectIdentifier?) {
    deferring.withLock { deferredWorld = world }
  }

  /// Leaves what was put off in a world that goes to that of the program.
  nonisolated static func leaveDeferred(of world: ObjectIdentifier) {
    deferring.withLock {
      for index in deferred.indices where deferred[index].world == world {
        deferred[index].world = nil
      }
    }
  }

  /// Has the main queue do what was put off and lay out the windows that can be seen, once: whoever runs
  /// it, the run loop of a program or who awaits something on the main actor.
  nonisolated static func scheduleTurn() {
    let isFirst = deferring.withLock {
      defer { isTurnScheduled = true }
      return !isTurnScheduled
    }
    guard isFirst else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { takeTurn() } }
  }

  static func takeTurn() {
    deferring.withLock { isTurnScheduled = false }
    World.runInEach {
      doDeferred()
      for window in UIWindow.all where window.wantsTurn { window.layoutIfNeeded() }
    }
  }

  /// Does what was put off in the world at work. What that puts off in turn waits for the next call.
  package static func doDeferred() {
    WorldClock.beginTurn()
    let work = deferring.withLock {
      let mine = deferred.filter { $0.world == deferredWorld }
      deferred.removeAll { $0.world == deferredWorld }
      return mine
    }
    for item in work { item.work() }
  }

  /// Does what was put off: completions of animations first, then what the main run loop holds, then
  /// the layout of all windows that can be seen. What that puts off in turn waits for the next call.
  ///
  /// Nobody has to call it whose run loop runs, or who awaits: each turn does the same for the windows
  /// that can be seen.
  public static func runLoop() {
    doDeferred()
    _ = RunLoop.main.run(mode: .default, before: Date())
    flushUpdates()
  }

  /// Brings all windows that can be seen up to date.
  static func flushUpdates() {
    for window in UIWindow.all where !window.isHidden { window.layoutIfNeeded() }
  }
}

extension UIWindow {
  /// Whether a turn of the run loop has to lay this out.
  fileprivate var wantsTurn: Bool {
    !isHidden && !isUnsettled && (needsPass || appearances.hasNews)
  }

  /// Whether anything in it waits for a layout, for constraints or for properties.
  private var needsPass: Bool {
    !flags.isDisjoint(with: .ofPasses)
  }
}
