import Foundation

/// The sources of a package, found by the names that `#fileID` gives.
public struct SourceFolder: Sendable {
  private let files: [String: [URL]]

  /// - Parameter url: The folder of the package, or one in it. A folder that is not there has no
  ///   files.
  public init(_ url: URL) {
    let found = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let urls = found.map { Array($0).compactMap { $0 as? URL } } ?? []
    let sources = urls.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    files = Dictionary(grouping: sources, by: \.lastPathComponent)
  }

  /// The text of a file; nil if there is none.
  ///
  /// - Parameter fileID: `Module/File.swift`, or the name of the file alone. Of several of that
  ///   name the one counts that is in a folder of the module's name, else the first.
  public func text(of fileID: String) -> String? {
    let parts = fileID.split(separator: "/")
    guard let name = parts.last, let known = files[String(name)] else { return nil }
    let module = parts.count > 1 ? parts.first : nil
    let own = known.first { url in module.map { url.pathComponents.contains(String($0)) } ?? false }
    return (own ?? known.first).flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
}
