import Foundation
import Testing

/// A file beside a test in which a layout is recorded: `__Layouts__/CardTests/cardIsWide.1.txt`.
@MainActor
package struct SnapshotFile {
  package let path: String
  /// Its name, without the folder.
  let name: String
  private let source: String

  /// The places in each test that have asked for a file without a name, in order.
  private static var places: [String: [String]] = [:]
  /// What was compared first in this run, whether it was recorded or not.
  private static var texts: [String: String] = [:]
  /// The folders that have been looked through in this run.
  private static var seen: Set<String> = []

  /// - Parameters:
  ///   - name: What tells it from others of the test; nil for its number.
  ///   - function: The test.
  package init(_ name: String?, of function: String, _ kind: LayoutText, at line: TestLine) {
    let source = line.path
    let url = URL(fileURLWithPath: source)
    var folder = url.deletingLastPathComponent().appendingPathComponent("__Layouts__")
      .appendingPathComponent(url.deletingPathExtension().lastPathComponent)
    if let platform = SnapshotPlatform.folder { folder.appendPathComponent(platform) }
    let test = String(function.prefix { $0 != "(" })
    let word = name?.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let last = word.map { String($0) } ?? "\(Self.number(of: line, in: "\(source) \(test)"))"
    self.source = source
    self.name = "\(test).\(last).\(kind.fileExtension)"
    path = folder.appendingPathComponent(self.name).path
  }

  /// The same for each place however often it is reached.
  private static func number(of line: TestLine, in test: String) -> Int {
    let place = "\(line.line):\(line.column)"
    var known = places[test] ?? []
    if !known.contains(place) { known.append(place) }
    places[test] = known
    return (known.firstIndex(of: place) ?? 0) + 1
  }

  /// What was recorded; nil if nothing was.
  var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// Whether no other text has been compared with it before in this run.
  func isFirst(_ text: String) -> Bool {
    let first = Self.texts[path, default: text]
    Self.texts[path] = first
    return first == text
  }

  /// Records a text.
  ///
  /// - Returns: What is in the way; nil if it has been written.
  func write(_ text: String) -> String? {
    guard isFirst(text) else {
      return """
        \(name) has been recorded in this run already, or was right, for another layout: name what is \
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

  /// The files beside it whose tests are not in the source any more, as long as nobody has asked in
  /// this run.
  func takeOrphans() -> [String] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard Self.seen.insert(folder.path).inserted,
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
      let text = try? String(contentsOfFile: source, encoding: .utf8)
    else { return [] }
    return files.sorted().filter { file in
      let test = file.prefix { $0 != "." }
      if file.contains(".baseline.") { return false }
      return !test.isEmpty && !text.contains("func \(test)(") && !text.contains("func `\(test)`(")
    }.map { folder.appendingPathComponent($0).path }
  }
}
