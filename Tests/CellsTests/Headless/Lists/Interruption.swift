import Foundation
import TestSupport

/// Calls a closure on the main thread while the first comparison elsewhere waits for it.
final class Interruption: @unchecked Sendable {
  private let lock = NSLock()
  private var act: (@MainActor () -> Void)?

  init(_ act: @escaping @MainActor () -> Void) { self.act = act }

  var isOver: Bool { lock.withLock { act == nil } }

  func happen() {
    guard !Thread.isMainThread else { return }
    let act = lock.withLock {
      defer { self.act = nil }
      return self.act
    }
    guard let act else { return }
    // Synchronous work for the main queue would run on this thread.
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.main.async {
      MainActor.assumeIsolated(act)
      done.signal()
    }
    _ = done.wait(timeout: .now() + 10)
  }
}

/// The identity of a section that interrupts its comparison.
private struct InterruptedName: Hashable {
  var name: String
  var interruption: Interruption?

  static func == (left: InterruptedName, right: InterruptedName) -> Bool {
    left.name == right.name
  }

  func hash(into hasher: inout Hasher) {
    interruption?.happen()
    hasher.combine(name)
  }
}

extension ListScene {
  private func interruptible(
    _ heroes: [(String, [Hero])], _ interruption: Interruption? = nil
  ) -> [CellSection<Row>] {
    heroes.map { name, heroes in
      let name = InterruptedName(name: name, interruption: interruption)
      return CellSection(identifier: name, cells: heroes.map(row))
    }
  }

  /// Shows sections that ``set(_:meanwhile:)`` may change.
  func showInterruptible(_ heroes: [(String, [Hero])]) {
    model.sections = interruptible(heroes)
    _ = nameCells
  }

  /// Sets sections off the main actor, and calls a closure while the difference is being found.
  ///
  /// - Returns: Whether the closure was called, which it is not if the difference is found on the
  ///   main actor.
  func set(
    _ heroes: [(String, [Hero])], meanwhile act: @escaping @MainActor () -> Void
  ) async -> Bool {
    let interruption = Interruption(act)
    await model.set(interruptible(heroes, interruption))
    return interruption.isOver
  }
}
