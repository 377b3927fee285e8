import Foundation

/// Looks whether files of a package have changed, or of packages that it depends on by their paths.
struct SourceWatch {
  private struct Look: Equatable {
    let date: Date?
    let size: Int?
  }

  /// The folder of the package.
  let package: URL
  /// What is written while it is watched.
  private let output: URL?
  private var known: [String: Look]
  /// How long to wait until the next look, in seconds: so long that looking takes a small part of
  /// the time.
  private(set) var interval = leastInterval

  private static let leastInterval: TimeInterval = 0.2

  /// - Parameters:
  ///   - folder: The folder of the package, or one in it.
  ///   - output: A folder that is not looked at, wherever it is: what is drawn goes there.
  /// - Throws: `UsageError` if it is in no package.
  init(_ folder: URL, except output: URL? = nil) throws {
    let folders = sequence(first: folder.standardizedFileURL) { inner in
      inner.path == "/" ? nil : inner.deletingLastPathComponent()
    }
    guard let found = folders.first(where: PackageFolder.isPackage) else {
      throw UsageError(
        "'\(folder.path)' is in no package", hint: "say in GalleryCommand where the sources are")
    }
    package = found
    self.output = output?.standardizedFileURL
    known = Self.looks(in: found, except: self.output)
  }

  /// The paths of the files that are built and have come, gone or changed since this was last asked.
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
  /// Whether other files in it belong to others.
  let isSwiftOnly: Bool

  static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: manifest(of: folder).path)
  }

  private static func manifest(of folder: URL) -> URL {
    folder.appendingPathComponent("Package.swift")
  }

  /// Where SwiftPM looks for targets that don't say where they are.
  private static let usual = ["Sources", "Source", "src", "srcs"]

  /// The manifest, the folders of sources with their resources, and the same of packages that are
  /// named by their paths. Tests are not among them, unless the manifest says where they are.
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
    // What is in another part is looked at there.
    let whole = Set(parts.filter { !$0.isSwiftOnly }.map(\.url.path))
    return parts.filter { part in
      !whole.contains { part.url.path.hasPrefix($0 + "/") }
    }
  }
}
