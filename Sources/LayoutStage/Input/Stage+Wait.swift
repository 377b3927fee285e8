import Foundation

extension Stage {
  /// Suspends until something is so: tasks, callbacks and what waits for the next turn of the run
  /// loop come to their turn meanwhile.
  ///
  /// ```swift
  /// try stage.tap("reload")
  /// try await stage.wait { !stage.views(.text("Ada")).isEmpty }
  /// ```
  ///
  /// It is laid out before it is looked at. Time of the stage passes for recognizers that wait,
  /// delayed changes of states and, if they follow its clock, animations, without anybody waiting
  /// for it. Real time passes only if what is waited for waits itself, such as for a timer.
  ///
  /// - Parameters:
  ///   - limit: How long at most, in seconds in which the main actor is not busy with other things.
  ///   - fileID: The module and the file of the call, which an error names.
  ///   - line: The line of the call, which an error names.
  ///   - condition: Whether it is so.
  /// - Throws: `StageWaitError`, which shows what is on the stage, if it is not so in time;
  ///   `CancellationError`; what the condition throws.
  @preconcurrency @MainActor
  public func wait(
    limit: TimeInterval = 1, fileID: StaticString = #fileID, line: UInt = #line,
    until condition: @MainActor () throws -> Bool
  ) async throws {
    // Not by the clock: while others keep the main actor busy nothing that is waited for happens.
    var (turns, waited): (Int, TimeInterval) = (0, 0)
    while true {
      run { LifeTime.finish() }
      layout()
      if try run(condition) { return }
      guard waited < limit else {
        throw StageWaitError(
          message: """
            This is not so after \(layoutNumber(limit)) seconds; there is:
            \(outline)
            """, line: SourceLine(fileID: fileID, line: line))
      }
      try Task.checkCancellation()
      turns += 1
      // Work of the main actor is done when it is its turn; only what lasts longer takes time.
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

  /// So many turns are taken before time may pass.
  private static var quickTurns: Int { 20 }
  /// After so many no more time of the stage is passed, as where something repeats without an end.
  private static var mostTurns: Int { 1000 }
}

/// What was waited for on a stage has not come about in time.
public struct StageWaitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How long that was, and what is on the stage.
  public let message: String
  /// The line that waited.
  public internal(set) var line: SourceLine?

  /// The line that waited, how long that was, and what is on the stage.
  public var description: String { text(of: message) }
}
