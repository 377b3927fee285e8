import Foundation

extension Gallery {
  /// A file of the gallery.
  public struct File: Sendable {
    /// The path of the file in the folder of the gallery.
    public let path: String
    /// The content of the file.
    public let text: String
  }

  /// All files of the gallery: `index.html`, and a script for each exhibit, which the page loads
  /// when the exhibit comes near; in a comparison, also a script for each earlier state.
  public var files: [File] {
    [File(path: "index.html", text: GalleryPage(self).html)]
      + exhibits.map(Self.file)
      + before.sorted { $0.key < $1.key }.map {
        File(
          path: Self.path(ofExhibit: $0.key, in: "before"),
          text: "before.add(\(Self.json($0.value)));\n")
      }
  }

  /// Returns the path of an exhibit in the folder. Slashes in its name make no folders: the
  /// path escapes them and percent signs, as the page does.
  nonisolated static func path(ofExhibit name: String, in part: String = "data") -> String {
    let file = name.replacing("%", with: "%25").replacing("/", with: "%2F")
    return "\(part)/\(file).js"
  }

  /// Returns the file of an exhibit.
  static func file(of exhibit: ExhibitData) -> File {
    File(path: path(ofExhibit: exhibit.name), text: "gallery.add(\(json(exhibit)));\n")
  }

  /// Returns a value as JSON that is safe in the file of a script.
  nonisolated static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    // Slashes are escaped, so that no value ends a script.
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// Writes all files, and removes the scripts of exhibits that no longer exist, and folders that
  /// this leaves empty.
  ///
  /// - Parameter folder: The folder to write to; it is created if it does not exist.
  /// - Throws: Errors of `FileManager`.
  public func write(to folder: URL) throws {
    let files = self.files
    let names = Set(files.map(\.path))
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for part in ["data", "before"] {
      let data = folder.appendingPathComponent(part)
      let isNeeded = names.contains { $0.hasPrefix("\(part)/") }
      guard isNeeded || manager.fileExists(atPath: data.path) else { continue }
      try manager.createDirectory(at: data, withIntermediateDirectories: true)
      for old in try manager.contentsOfDirectory(atPath: data.path)
      where old.hasSuffix(".js") && !names.contains("\(part)/\(old)") {
        try manager.removeItem(at: data.appendingPathComponent(old))
      }
      if !isNeeded, try manager.contentsOfDirectory(atPath: data.path).isEmpty {
        try manager.removeItem(at: data)
      }
    }
    for file in files {
      try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.path))
    }
  }
}
