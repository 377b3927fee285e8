import Foundation

/// The recorded files that the tests of a run have read.
///
/// A name that is made while a test runs, such as for each of its arguments, can't be read from the
/// source. Files that no test has read are therefore known only after all tests, when none can fail
/// any more: they are printed.
// Unchecked: a lock guards the mutable state.
package final class UsedFiles: @unchecked Sendable {
  /// The files of the process, which prints unread files when it ends.
  static let shared = UsedFiles(printsAtExit: true)

  private let lock = NSLock()
  /// The names of the read files, by folder.
  private var names: [String: Set<String>] = [:]
  /// The paths of unread files that a test has reported already.
  private var reported: Set<String> = []

  package init(printsAtExit: Bool = false) {
    if printsAtExit { atexit { UsedFiles.shared.printUnused() } }
  }

  /// - Parameter name: `cardIsWide.1.txt`.
  package func note(_ name: String, in folder: String) {
    lock.withLock { _ = names[folder, default: []].insert(name) }
  }

  /// - Parameter paths: The files not to be reported again.
  package func markReported(_ paths: [String]) { lock.withLock { reported.formUnion(paths) } }

  /// The unread files of tests that have read other files, in order.
  package var unused: [String] {
    let (names, reported) = lock.withLock { (self.names, self.reported) }
    let paths = names.flatMap { folder, used in Self.files(in: folder, notAmong: used) }
    return paths.filter { !reported.contains($0) }.sorted()
  }

  private static func files(in folder: String, notAmong used: Set<String>) -> [String] {
    let tests = Set(used.map(test))
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { file in
      tests.contains(test(file)) && !used.contains(file) && !file.contains(".baseline.")
    }.map { "\(folder)/\($0)" }
  }

  private static func test(_ name: String) -> Substring { name.prefix { $0 != "." } }

  private func printUnused() {
    for path in unused {
      print("\(path): note: in this run its test has read other files, but not this one")
    }
  }
}
