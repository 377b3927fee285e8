import Foundation

/// What is other in a gallery than in one that was written before.
@MainActor
struct GalleryComparison {
  /// What is there in both and not the same, or only now.
  let changed: [ExhibitData]
  /// By name: what the changed ones were.
  let before: [String: ExhibitData]
  /// The names of those that are not there any more.
  let gone: [String]

  /// - Parameter old: The exhibits of the gallery that was written before.
  init(_ exhibits: [ExhibitData], with old: [ExhibitData]) {
    let known = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = exhibits.filter { exhibit in
      known[exhibit.name].map { !Self.looksTheSame($0, exhibit) } ?? true
    }
    self.changed = changed
    let names = Set(changed.map(\.name))
    before = known.filter { names.contains($0.key) }
    gone = old.map(\.name).filter { name in !exhibits.contains { $0.name == name } }.sorted()
  }

  /// Whether two exhibits have the same pictures: tables are written in the order in which they
  /// were filled.
  private static func looksTheSame(_ one: ExhibitData, _ other: ExhibitData) -> Bool {
    guard one.scenes.count == other.scenes.count else { return false }
    let (first, second) = (PictureReader(one), PictureReader(other))
    return one.scenes.indices.allSatisfy { first.lines(of: $0) == second.lines(of: $0) }
  }
}

extension ExhibitData {
  private static let opening = "gallery.add("

  /// The exhibits that a gallery in a folder shows.
  ///
  /// - Throws: `UsageError` if there is no gallery.
  static func all(in folder: String) throws -> [ExhibitData] {
    let data = URL(fileURLWithPath: folder).appendingPathComponent("data")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: data.path)) ?? []
    let scripts = names.filter { $0.hasSuffix(".js") }.sorted()
    guard !scripts.isEmpty else {
      throw UsageError(
        "there is no gallery in '\(folder)'", hint: "make one there with --output \(folder)")
    }
    return try scripts.map { name in
      guard let text = try? String(contentsOf: data.appendingPathComponent(name), encoding: .utf8),
        let end = text.lastIndex(of: ")"), text.hasPrefix(opening),
        let exhibit = try? JSONDecoder().decode(
          ExhibitData.self, from: Data(text[..<end].dropFirst(opening.count).utf8))
      else {
        throw UsageError(
          "'\(folder)/data/\(name)' is of another version", hint: "make the gallery there again")
      }
      return exhibit
    }
  }
}

/// Reads pictures as the page does.
struct PictureReader {
  private let data: ExhibitData
  private let known: [String]

  init(_ data: ExhibitData) {
    self.data = data
    var last = ""
    known = data.lines.map { line in
      // What follows the digits may be an accent, which makes one character with the second.
      let digits = String.UnicodeScalarView(line.unicodeScalars.prefix(2))
      let common = Int(String(digits), radix: 36) ?? 0
      var scalars = String.UnicodeScalarView(last.unicodeScalars.prefix(common))
      scalars.append(contentsOf: line.unicodeScalars.dropFirst(2))
      last = String(scalars)
      return last
    }
  }

  /// The lines of the picture of a combination, in its colors.
  func lines(of number: Int) -> [String] {
    let scene = data.scenes[number]
    var colors = data.palettes[scene.palette].split(separator: " ")[...]
    return data.pictures[scene.picture].map { line in
      known[line].split(separator: "\u{1}", omittingEmptySubsequences: false).enumerated()
        .map { $0 == 0 ? String($1) : "#\(colors.popFirst() ?? "")\($1)" }.joined()
    }
  }
}
