import Foundation

/// Which files a run has asked for, of those that are recorded.
///
/// A name that is made while a test runs, as for each of its arguments, can't be read in the source.
/// So what no test has asked for is known when all are over, and nothing can fail any more: it is
/// printed.
// Unchecked: a lock guards what changes.
package final class AskedFiles: @unchecked Sendable {
  /// Those of the process, which tells what is left when it ends.
  static let shared = AskedFiles(tellsAtTheEnd: true)

  private let lock = NSLock()
  /// By folder.
  private var names: [String: Set<String>] = [:]
  /// The paths of those that a test has been told of.
  private var told: Set<String> = []

  package init(tellsAtTheEnd: Bool = false) {
    if tellsAtTheEnd { atexit { AskedFiles.shared.tell() } }
  }

  /// - Parameter name: `cardIsWide.1.txt`.
  package func note(_ name: String, in folder: String) {
    lock.withLock { _ = names[folder, default: []].insert(name) }
  }

  /// - Parameter paths: Those that are not to be told again.
  package func noteTold(_ paths: [String]) { lock.withLock { told.formUnion(paths) } }

  /// The files of tests that have asked for others, in order.
  package var left: [String] {
    let (names, told) = lock.withLock { (self.names, self.told) }
    let paths = names.flatMap { folder, asked in Self.files(in: folder, notAmong: asked) }
    return paths.filter { !told.contains($0) }.sorted()
  }

  private static func files(in folder: String, notAmong asked: Set<String>) -> [String] {
    let tests = Set(asked.map(test))
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { file in
      tests.contains(test(file)) && !asked.contains(file) && !file.contains(".baseline.")
    }.map { "\(folder)/\($0)" }
  }

  private static func test(_ name: String) -> Substring { name.prefix { $0 != "." } }

  private func tell() {
    for path in left {
      print("\(path): note: in this run its test has asked for others, and not for this one")
    }
  }
}
