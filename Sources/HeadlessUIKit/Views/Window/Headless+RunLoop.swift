import Foundation

extension Headless {
  private nonisolated(unsafe) static var deferred: [(world: ObjectIdentifier?, work: () -> Void)] =
    []
  private nonisolated(unsafe) static var deferredWorld: ObjectIdentifier?
  private nonisolated(unsafe) static var isTurnScheduled = false
  private nonisolated static let deferring = NSLock()

  /// Defers work to the next turn of the run loop. Can be called on any thread.
  nonisolated static func onNextTurn(_ work: @escaping () -> Void) {
    deferring.withLock { deferred.append((deferredWorld, work)) }
    scheduleTurn()
  }

  /// Sets the world in which work is deferred from now on.
  static func setDeferredWorld(_ world: ObjectIdentifier?) {
    deferring.withLock { deferredWorld = world }
  }

  /// Moves the deferred work of a world that ends to the program.
  nonisolated static func handOverDeferred(of world: ObjectIdentifier) {
    deferring.withLock {
      for index in deferred.indices where deferred[index].world == world {
        deferred[index].world = nil
      }
    }
  }

  /// Schedules deferred work and the layout of visible windows once on the main queue, whether a
  /// run loop or an `await` on the main actor drains it.
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
    World.runInEachWorld {
      performDeferredWork()
      for window in UIWindow.all where window.wantsTurn { window.layoutIfNeeded() }
    }
  }

  /// Performs the work that was deferred in the current world. Work that it defers in turn waits
  /// for the next call.
  package static func performDeferredWork() {
    WorldClock.beginTurn()
    let work = deferring.withLock {
      let mine = deferred.filter { $0.world == deferredWorld }
      deferred.removeAll { $0.world == deferredWorld }
      return mine
    }
    for item in work { item.work() }
  }

  /// Performs deferred work: first the completions of animations, then the contents of the main run
  /// loop, then the layout of all visible windows. Work that it defers in turn waits for the next
  /// call.
  ///
  /// With a running run loop or an `await`, no call is needed: each turn does the same for the
  /// visible windows.
  public static func runLoop() {
    performDeferredWork()
    _ = RunLoop.main.run(mode: .default, before: Date())
    flushUpdates()
  }

  /// Updates all visible windows.
  static func flushUpdates() {
    for window in UIWindow.all where !window.isHidden { window.layoutIfNeeded() }
  }
}

extension UIWindow {
  /// Whether a turn of the run loop has to lay out this window.
  fileprivate var wantsTurn: Bool {
    !isHidden && !isUnsettled && (needsPass || appearances.hasArrivals)
  }

  /// Whether anything in it waits for layout, constraints or properties.
  private var needsPass: Bool {
    !flags.isDisjoint(with: .passTriggers)
  }
}
