/// The line of source that made something.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, as `#fileID` gives them.
  public let fileID: String
  /// Counted from 1.
  public let line: UInt

  /// The line that calls this, or another one.
  public init(fileID: String = #fileID, line: UInt = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// The file without its folders, and the line: `LoginView.swift:42`.
  public var description: String {
    // In bytes: every constraint has its line in its name.
    let slash = fileID.utf8.lastIndex(of: UInt8(ascii: "/"))
    let file = slash.map { fileID[fileID.utf8.index(after: $0)...] } ?? fileID[...]
    return "\(file):\(line)"
  }
}
