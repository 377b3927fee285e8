import Foundation

/// A folder that files can be written to.
struct OutputFolder {
  private let name: String
  private let url: URL

  /// Makes the folder if there is none.
  ///
  /// - Throws: `UsageError` if that is not possible, or nothing can be written there.
  init(_ name: String) throws {
    self.name = name
    url = URL(fileURLWithPath: name, isDirectory: true)
    try attempt {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      guard FileManager.default.isWritableFile(atPath: url.path) else {
        throw CocoaError(.fileWriteNoPermission)
      }
    }
  }

  /// Writes a gallery.
  ///
  /// - Throws: `UsageError` if a file can't be written.
  @MainActor
  func write(_ gallery: Gallery) throws {
    try attempt { try gallery.write(to: url) }
  }

  /// Writes one file.
  ///
  /// - Throws: `UsageError` if it can't be written.
  func write(_ text: String, to file: String) throws {
    try attempt {
      let target = url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: target, options: .atomic)
    }
  }

  /// Where a file is, for people.
  func path(_ file: String) -> String {
    name.hasSuffix("/") ? name + file : "\(name)/\(file)"
  }

  private func attempt(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch {
      throw UsageError(
        "the folder '\(name)' can't be written", hint: "choose another with --output DIR")
    }
  }
}
