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

  /// The source of an example, with that of the views beside it that it names.
  ///
  /// Nil if the sources are gone, or the example has no file of its own.
  static func of(_ screen: any Screen) -> String? {
    guard let file = files[String(describing: type(of: screen))], let source = text(of: file) else {
      return nil
    }
    let beside = files.filter { name, url in
      url.deletingLastPathComponent() == file.deletingLastPathComponent()
        && !name.hasSuffix("Screen") && source.contains("\(name)(")
    }
    let views = beside.sorted { $0.key < $1.key }.compactMap { text(of: $0.value) }
    return ([source] + views).joined(separator: "\n")
  }

  private static func text(of file: URL) -> String? {
    try? String(contentsOf: file, encoding: .utf8)
  }
}
