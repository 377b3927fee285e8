import Foundation

/// The messages of a command apart from its result: progress and errors.
struct Console {
  /// Whether the output is a terminal; only there progress is shown.
  let isTerminal: Bool
  let write: (String) -> Void

  /// The process's standard error.
  static var standardError: Console {
    Console(isTerminal: isatty(FileHandle.standardError.fileDescriptor) == 1) {
      FileHandle.standardError.write(Data($0.utf8))
    }
  }

  /// Replaces the line that shows the progress.
  func progress(_ text: String) {
    guard isTerminal else { return }
    write("\r\u{1B}[K\(text)")
  }

  /// Removes the line that shows the progress.
  func endProgress() { progress("") }

  func error(_ error: UsageError) { write("\(error)\n") }
}
