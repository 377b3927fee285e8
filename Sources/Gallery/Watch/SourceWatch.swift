import Foundation

/// Watches the files of a package, and those of packages that it depends on by path.
struct SourceWatch {
  private struct Look: Equatable {
    let date: Date?
    let size: Int?
  }

  /// The folder of the package.
  let package: URL
  /// The folder for output while the package is watched.
  private let output: URL?
  private var known: [String: Look]
  /// The time until the next check, in seconds: long enough that checks take a small part of the
  /// time.
  private(set) var interval = leastInterval

  private static let leastInterval: TimeInterval = 0.2

  /// - Parameters:
  ///   - folder: The folder of the package, or a folder in it.
  ///   - output: The folder for drawings, which is not watched, wherever it is.
  /// - Throws: `UsageError` if the folder is in no package.
  init(_ folder: URL, except output: URL? = nil) throws {
    let folders = sequence(first: folder.standardizedFileURL) { inner in
      inner.path == "/" ? nil : inner.deletingLastPathComponent()
    }
    guard let found = folders.first(where: PackageFolder.isPackage) else {
      throw UsageError(
        "'\(folder.path)' is not in a package", hint: "tell GalleryCommand where the sources are")
    }
    package = found
    self.output = output?.standardizedFileURL
    known = Self.looks(in: found, except: self.output)
  }

  /// Returns the paths of built files that were added, removed or changed since the last call.
  mutating func changes() -> [String] {
    let start = Date()
    let now = Self.looks(in: package, except: output)
    interval = max(Self.leastInterval, 4 * Date().timeIntervalSince(start))
    defer { known = now }
    return Set(now.keys).union(known.keys).filter { now[$0] != known[$0] }.sorted()
  }

  private static func looks(in package: URL, except output: URL?) -> [String: Look] {
    let keys: Set<URLResourceKey> = [
      .contentModificationDateKey, .fileSizeKey, .isRegularFileKey,
    ]
    var looks: [String: Look] = [:]
    func look(at file: URL) {
      guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true
      else { return }
      looks[file.path] = Look(date: values.contentModificationDate, size: values.fileSize)
    }
    for part in PackageFolder.parts(of: package) {
      look(at: part.url)
      let files = FileManager.default.enumerator(
        at: part.url, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
      guard let files else { continue }
      for case let file as URL in files {
        if file.path == output?.path {
          files.skipDescendants()
        } else if !part.isSwiftOnly || file.pathExtension == "swift" {
          look(at: file)
        }
      }
    }
    return looks
  }
}

/// A folder or a file that a package is built from.
struct PackageFolder {
  let url: URL
  /// Whether only Swift files belong to the package.
  let isSwiftOnly: Bool

  static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: manifest(of: folder).path)
  }

  private static func manifest(of folder: URL) -> URL {
    folder.appendingPathComponent("Package.swift")
  }

  /// The folders in which SwiftPM searches for targets without a path.
  private static let usual = ["Sources", "Source", "src", "srcs"]

  /// Returns the manifest and the folders of sources with their resources, also those of packages
  /// that the manifest names by path. Tests are left out, unless the manifest has their paths.
  static func parts(of package: URL) -> [PackageFolder] {
    var parts: [PackageFolder] = []
    var known: Set<String> = []
    func add(_ package: URL) {
      guard known.insert(package.path).inserted else { return }
      let manifest = manifest(of: package)
      let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
      var urls = [manifest] + usual.map { package.appendingPathComponent($0) }
      for match in text.matches(of: /\bpath:\s*"([^"]+)"/) {
        let path = URL(fileURLWithPath: String(match.output.1), relativeTo: package)
          .standardizedFileURL
        if path.path == package.path {
          parts.append(PackageFolder(url: package, isSwiftOnly: true))
        } else if isPackage(path) {
          add(path)
        } else if path.path.hasPrefix(package.path + "/") {
          urls.append(path)
        }
      }
      parts += urls.map { PackageFolder(url: $0, isSwiftOnly: false) }
    }
    add(package.standardizedFileURL)
    // Parts inside of another part are watched with it.
    let whole = Set(parts.filter { !$0.isSwiftOnly }.map(\.url.path))
    return parts.filter { part in
      !whole.contains { part.url.path.hasPrefix($0 + "/") }
    }
  }
}
