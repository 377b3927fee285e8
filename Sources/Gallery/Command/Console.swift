import Foundation

/// What the command says besides its result: progress and errors.
struct Console {
  /// Whether somebody is watching: progress is shown on a terminal only.
  let isTerminal: Bool
  let write: (String) -> Void

  /// The process's standard error.
  static var standardError: Console {
    Console(isTerminal: isatty(FileHandle.standardError.fileDescriptor) == 1) {
      FileHandle.standardError.write(Data($0.utf8))
    }
  }

  /// Replaces the line that shows how far the work is.
  func progress(_ text: String) {
    guard isTerminal else { return }
    write("\r\u{1B}[K\(text)")
  }

  /// Removes the line that shows how far the work is.
  func endProgress() { progress("") }

  func error(_ error: UsageError) { write("\(error)\n") }
}
