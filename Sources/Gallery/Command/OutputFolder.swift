import Foundation

/// A folder for output files.
struct OutputFolder {
  private let name: String
  private let url: URL

  /// Creates the folder if there is none.
  ///
  /// - Throws: `UsageError` if the folder can't be created or written.
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

  /// Returns the path of a file for messages.
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
