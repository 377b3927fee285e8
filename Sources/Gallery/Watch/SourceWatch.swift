import Foundation

/// Looks whether files of a package have changed.
struct SourceWatch {
  private struct Look: Equatable {
    let date: Date?
    let size: Int?
  }

  /// The folder of the package.
  let package: URL
  private var known: [String: Look]

  /// - Parameter folder: The folder of the package, or one in it.
  /// - Throws: `UsageError` if it is in no package.
  init(_ folder: URL) throws {
    let folders = sequence(first: folder.standardizedFileURL) { inner in
      inner.path == "/" ? nil : inner.deletingLastPathComponent()
    }
    let found = folders.first { folder in
      let manifest = folder.appendingPathComponent("Package.swift")
      return FileManager.default.fileExists(atPath: manifest.path)
    }
    guard let found else {
      throw UsageError(
        "'\(folder.path)' is in no package", hint: "say in GalleryCommand where the sources are")
    }
    package = found
    known = Self.looks(in: found)
  }

  /// Whether a Swift file has come, gone or changed since this was last asked.
  mutating func hasChanged() -> Bool {
    let now = Self.looks(in: package)
    defer { known = now }
    return now != known
  }

  private static func looks(in package: URL) -> [String: Look] {
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey]
    let files = FileManager.default.enumerator(
      at: package, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    var looks: [String: Look] = [:]
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let values = try? file.resourceValues(forKeys: Set(keys))
      looks[file.path] = Look(date: values?.contentModificationDate, size: values?.fileSize)
    }
    return looks
  }
}
