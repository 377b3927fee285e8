/// An error of a stage that names the line of the call.
protocol StageError: Error {
  var line: SourceLine? { get set }
}

extension StageError {
  /// Returns a message after its line, in the format of compilers.
  func text(of message: String) -> String { line.map { "\($0): \(message)" } ?? message }
}

extension StageInputError: StageError {}
extension ViewQueryError: StageError {}
extension StageWaitError: StageError {}

extension Stage {
  /// Runs a request made at a line, which errors then name.
  func asked<Result>(
    by line: SourceLine, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch var error as any StageError {
      error.line = line
      throw error
    }
  }
}
