import Foundation

/// The sources of a package, found by their `#fileID`.
public struct SourceFolder: Sendable {
  private let files: [String: [URL]]

  /// Creates a source folder.
  ///
  /// - Parameter url: The folder of the package, or a folder in it. A folder that does not exist
  ///   has no files.
  public init(_ url: URL) {
    let found = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let urls = found.map { Array($0).compactMap { $0 as? URL } } ?? []
    let sources = urls.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    files = Dictionary(grouping: sources, by: \.lastPathComponent)
  }

  /// Returns the text of a file; nil if there is no such file.
  ///
  /// - Parameter fileID: `Module/File.swift`, or the name of the file alone. Of several files with
  ///   that name, the file in a folder with the module's name counts, else the first.
  public func text(of fileID: String) -> String? {
    let parts = fileID.split(separator: "/")
    guard let name = parts.last, let known = files[String(name)] else { return nil }
    let module = parts.count > 1 ? parts.first : nil
    let own = known.first { url in module.map { url.pathComponents.contains(String($0)) } ?? false }
    return (own ?? known.first).flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
}
