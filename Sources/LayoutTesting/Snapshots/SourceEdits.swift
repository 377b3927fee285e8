import Foundation

/// Rewrites literals in source files while the tests compiled from them run.
///
/// Line numbers refer to the source as it was compiled. Each edit is therefore applied to that
/// source, and the written file is that source with all edits so far.
@MainActor
final class SourceEdits {
  static let shared = SourceEdits()

  private struct File {
    let original: String
    var written: String
    var edits: [(range: Range<String.Index>, text: String)] = []

    /// Applies all edits.
    mutating func write() {
      var text = ""
      var place = original.startIndex
      for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        text += original[place..<edit.range.lowerBound] + edit.text
        place = edit.range.upperBound
      }
      written = text + original[place...]
    }
  }

  private var files: [String: File] = [:]

  /// Returns a source as it was before the first edit; nil if there has been none.
  func original(of path: String) -> String? { files[path]?.original }

  /// The result of an edit.
  enum Outcome: Equatable {
    case written
    /// The literal has been written in this run already.
    case known
    case failed(String)
  }

  /// The text with which each line was first reached in this run, whether it was recorded or not.
  private var texts: [String: String] = [:]

  /// Returns whether a line has not been reached with another text in this run.
  func isFirst(_ text: String, at line: TestLine) -> Bool {
    let first = texts["\(line.path):\(line.line):\(line.column)", default: text]
    texts["\(line.path):\(line.line):\(line.column)"] = first
    return first == text
  }

  /// Replaces a literal by a text.
  func replaceLiteral(after label: String, at line: TestLine, with text: String) -> Outcome {
    let path = line.path
    guard isFirst(text, at: line) else {
      return .failed("this line is reached twice with different layouts: give each its own line")
    }
    guard let onDisk = try? String(contentsOfFile: path, encoding: .utf8) else {
      return .failed("its source file can't be read")
    }
    var file = files[path] ?? File(original: onDisk, written: onDisk)
    guard file.written == onDisk else {
      return .failed("its source file has changed since the run began")
    }
    let literal = SourceLiteral(
      after: label, inCallAt: Int(line.line), column: Int(line.column), of: file.original)
    guard let literal else { return .failed("the call has no string literal after \(label):") }
    guard !file.edits.contains(where: { $0.range == literal.range }) else { return .known }
    file.edits.append((literal.range, literal.written(text)))
    file.write()
    do {
      try file.written.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      return .failed("its source file can't be written: \(error)")
    }
    files[path] = file
    return .written
  }
}
