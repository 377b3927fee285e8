import Foundation

extension Stage {
  /// Suspends until a condition is true, while tasks, callbacks and work for the next turn of the
  /// run loop proceed.
  ///
  /// ```swift
  /// try stage.tap("reload")
  /// try await stage.wait { !stage.views(.text("Ada")).isEmpty }
  /// ```
  ///
  /// The stage is laid out before each check. The stage's time passes at once for waiting
  /// recognizers, delayed changes of states and, if they follow its clock, animations. Real time
  /// passes only if the awaited work itself waits, such as for a timer.
  ///
  /// - Parameters:
  ///   - limit: The longest wait, in seconds in which the main actor is not busy with other work.
  ///   - fileID: The module and the file of the call, which an error names.
  ///   - line: The line of the call, which an error names.
  ///   - condition: Returns whether the wait is over.
  /// - Throws: `StageWaitError`, which shows what is on the stage, if the condition is not true in
  ///   time; `CancellationError`; errors of the condition.
  @preconcurrency @MainActor
  public func wait(
    limit: TimeInterval = 1, fileID: StaticString = #fileID, line: UInt = #line,
    until condition: @MainActor () throws -> Bool
  ) async throws {
    // Not measured by the clock: the awaited work does not proceed while other work keeps the main
    // actor busy.
    var (turns, waited): (Int, TimeInterval) = (0, 0)
    while true {
      run { LifeTime.finish() }
      layout()
      if try run(condition) { return }
      guard waited < limit else {
        throw StageWaitError(
          message: """
            The condition is still false after \(layoutNumber(limit)) s. The views are:
            \(outline)
            """, line: SourceLine(fileID: fileID, line: line))
      }
      try Task.checkCancellation()
      turns += 1
      // Work on the main actor needs turns only; anything longer needs time.
      if turns < Self.quickTurns {
        await Task.yield()
      } else if let rest = host.rest, turns < Self.mostTurns {
        run { host.advance(by: rest) }
        await Task.yield()
      } else {
        try await Task.sleep(nanoseconds: 1_000_000)
        waited += 0.001
      }
    }
  }

  /// The number of turns before time may pass.
  private static var quickTurns: Int { 20 }
  /// The number of turns after which the stage's time stops passing, such as for endless
  /// repetition.
  private static var mostTurns: Int { 1000 }
}

/// A condition on a stage has not become true in time.
public struct StageWaitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How long the wait was, and what is on the stage.
  public let message: String
  /// The line that waited.
  public internal(set) var line: SourceLine?

  /// The line that waited, how long the wait was, and what is on the stage.
  public var description: String { text(of: message) }
}
