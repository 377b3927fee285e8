import Foundation

/// The recorded files that the tests of a run have read.
///
/// A name that is made while a test runs, such as for each of its arguments, can't be read from the
/// source. Files that no test has read are therefore known only after all tests, when none can fail
/// any more: they are printed.
// Unchecked: a lock guards the mutable state.
package final class AskedFiles: @unchecked Sendable {
  /// The files of the process, which prints unread files when it ends.
  static let shared = AskedFiles(tellsAtTheEnd: true)

  private let lock = NSLock()
  /// The names of the read files, by folder.
  private var names: [String: Set<String>] = [:]
  /// The paths of unread files that a test has reported already.
  private var told: Set<String> = []

  package init(tellsAtTheEnd: Bool = false) {
    if tellsAtTheEnd { atexit { AskedFiles.shared.tell() } }
  }

  /// - Parameter name: `cardIsWide.1.txt`.
  package func note(_ name: String, in folder: String) {
    lock.withLock { _ = names[folder, default: []].insert(name) }
  }

  /// - Parameter paths: The files not to be reported again.
  package func noteTold(_ paths: [String]) { lock.withLock { told.formUnion(paths) } }

  /// The unread files of tests that have read other files, in order.
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
      print("\(path): note: in this run its test has read other files, but not this one")
    }
  }
}
