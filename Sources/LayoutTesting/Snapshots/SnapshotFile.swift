import Foundation
import Testing

/// A file with a recorded layout beside a test: `__Layouts__/CardTests/cardIsWide.1.txt`.
@MainActor
package struct SnapshotFile {
  package let path: String
  /// The name of the file, without the folder.
  let name: String
  private let source: TestSource?

  /// The content of sources, as they were compiled.
  private static var sources: [String: TestSource] = [:]
  /// The places of assertions without a name that can't be found in the source of a test, in the
  /// order of their first use.
  private static var places: [String: [String]] = [:]
  /// The text that each file was first compared with in this run, whether it was recorded or not.
  private static var texts: [String: String] = [:]
  /// The folders that have been searched for orphans in this run.
  private static var seen: Set<String> = []

  /// - Parameters:
  ///   - name: The name that distinguishes the file from others of the test; nil for its number.
  ///   - function: The test.
  package init(_ name: String?, of function: String, _ kind: LayoutText, at line: TestLine) {
    let url = URL(fileURLWithPath: line.path)
    var folder = url.deletingLastPathComponent().appendingPathComponent("__Layouts__")
      .appendingPathComponent(url.deletingPathExtension().lastPathComponent)
    if let platform = SnapshotPlatform.folder { folder.appendPathComponent(platform) }
    let test = String(function.prefix { $0 != "(" })
    source = Self.source(of: line)
    let last = name.map(Self.word) ?? "\(Self.number(of: line, in: test, source))"
    self.name = "\(test).\(last).\(kind.fileExtension)"
    path = folder.appendingPathComponent(self.name).path
  }

  /// Returns a name as a part of a file name.
  nonisolated static func word(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  /// Nil if the source can't be read.
  private static func source(of line: TestLine) -> TestSource? {
    let path = line.path
    if let known = sources[path] { return known }
    let text =
      SourceEdits.shared.original(of: path) ?? (try? String(contentsOfFile: path, encoding: .utf8))
    sources[path] = text.map { TestSource($0) }
    return sources[path]
  }

  /// Returns the number of a place: the same however often, and in whatever order, places are
  /// reached. Places in the test itself come first, in the order of the source, then those in
  /// functions that it calls.
  private static func number(of line: TestLine, in test: String, _ source: TestSource?) -> Int {
    if let number = source?.number(line: Int(line.line), column: Int(line.column), of: test) {
      return number
    }
    let place = "\(line.line):\(line.column)"
    var known = places["\(line.path) \(test)"] ?? []
    if !known.contains(place) { known.append(place) }
    places["\(line.path) \(test)"] = known
    let seen = source?.functions[test]?.sites.count ?? 0
    return seen + (known.firstIndex(of: place) ?? 0) + 1
  }

  /// The recorded text; nil if there is none.
  var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// Returns whether the file has not been compared with another text in this run.
  func isFirst(_ text: String) -> Bool {
    let first = Self.texts[path, default: text]
    Self.texts[path] = first
    return first == text
  }

  /// Records a text.
  ///
  /// - Returns: The reason of a failure; nil if the text has been written.
  func write(_ text: String) -> String? {
    guard isFirst(text) else {
      return """
        \(name) has been recorded in this run already, or matched, for another layout: name what is \
        compared with `named:`.
        """
    }
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      return nil
    } catch {
      return "\(path) can't be written: \(error)"
    }
  }

  /// Notes that a test has read the file.
  func markUsed() {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    UsedFiles.shared.note(name, in: folder.path)
  }

  /// Returns the files in the folder that nothing in the source uses any more; none if the folder
  /// has been searched in this run.
  package func takeOrphans() -> [String] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard let source, Self.seen.insert(folder.path).inserted,
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    let orphans = files.sorted().filter { $0 != name && source.isOrphan($0) }
      .map { folder.appendingPathComponent($0).path }
    UsedFiles.shared.markReported(orphans)
    return orphans
  }
}
