import Foundation

/// The text of functions in a source file, to compare descriptions with compiled code.
public struct SourceText {
  private let lines: [Substring]

  /// Reads the file. Nil if the source is not available, as on a device.
  public init?(of path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the text between the braces of a function, without its indentation and without lines
  /// that begin with a prefix.
  public func body(of function: String, without prefix: String = "let (") -> String {
    guard let first = lines.firstIndex(where: { $0.contains("func \(function)(") }) else {
      return ""
    }
    let indentation = lines[first].prefix { $0 == " " }
    let rest = lines[(first + 1)...].drop { !$0.hasPrefix(indentation + "  ") }
    return rest.prefix { $0 != indentation + "}" }
      .map { $0.dropFirst(indentation.count + 2) }
      .filter { !$0.hasPrefix(prefix) }
      .joined(separator: "\n")
  }
}
