import Examples
import Foundation

/// The sources of the examples, read from where the command was compiled.
enum SourceCode {
  /// The folder of the examples, beside that of this file.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

  /// The file of all examples, each by the name that it shares with the type it declares.
  private static let files: [String: URL] = {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = found.map { Array($0).compactMap { $0 as? URL } } ?? []
    let sources = urls.filter { $0.pathExtension == "swift" }
    return Dictionary(
      sources.map { ($0.deletingPathExtension().lastPathComponent, $0) },
      uniquingKeysWith: { first, _ in first })
  }()

  /// The source of an example, or nil if the sources are gone or it has no file of its own.
  static func of(_ screen: any Screen) -> String? {
    files[String(describing: type(of: screen))].flatMap {
      try? String(contentsOf: $0, encoding: .utf8)
    }
  }
}
