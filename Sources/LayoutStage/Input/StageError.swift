/// What a stage throws, which says whose line has asked for it.
protocol StageError: Error {
  var line: SourceLine? { get set }
}

extension StageError {
  /// A message with the line that it is about before it, as compilers write it.
  func text(of message: String) -> String { line.map { "\($0): \(message)" } ?? message }
}

extension StageInputError: StageError {}
extension ViewQueryError: StageError {}
extension StageWaitError: StageError {}

extension Stage {
  /// Does what a line asks for, which errors then name.
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
