import Foundation

/// The differences between a gallery and a former one.
@MainActor
struct GalleryComparison {
  /// The exhibits that are new or differ.
  let changed: [ExhibitData]
  /// The former versions of the changed exhibits, by name.
  let before: [String: ExhibitData]
  /// The names of exhibits that no longer exist.
  let gone: [String]

  /// - Parameter old: The exhibits of the former gallery.
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

  /// Returns whether two exhibits have the same pictures. Their tables may differ nevertheless, as
  /// they are in the order in which they were filled.
  private static func looksTheSame(_ one: ExhibitData, _ other: ExhibitData) -> Bool {
    guard one.scenes.count == other.scenes.count else { return false }
    let (first, second) = (PictureReader(one), PictureReader(other))
    return one.scenes.indices.allSatisfy { first.lines(of: $0) == second.lines(of: $0) }
  }
}

extension ExhibitData {
  private static let opening = "gallery.add("

  /// Returns the exhibits of the gallery in a folder.
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
          "'\(folder)/data/\(name)' was made by another version", hint: "make that gallery again")
      }
      return exhibit
    }
  }
}

/// Decodes pictures as the page does.
struct PictureReader {
  private let data: ExhibitData
  private let known: [String]

  init(_ data: ExhibitData) {
    self.data = data
    var last = ""
    known = data.lines.map { line in
      // The character after the digits may be an accent, which would join the second digit.
      let digits = String.UnicodeScalarView(line.unicodeScalars.prefix(2))
      let common = Int(String(digits), radix: 36) ?? 0
      var scalars = String.UnicodeScalarView(last.unicodeScalars.prefix(common))
      scalars.append(contentsOf: line.unicodeScalars.dropFirst(2))
      last = String(scalars)
      return last
    }
  }

  /// Returns the lines of the picture of a combination, in its colors.
  func lines(of number: Int) -> [String] {
    let scene = data.scenes[number]
    var colors = data.palettes[scene.palette].split(separator: " ")[...]
    return data.pictures[scene.picture].map { line in
      known[line].split(separator: "\u{1}", omittingEmptySubsequences: false).enumerated()
        .map { $0 == 0 ? String($1) : "#\(colors.popFirst() ?? "")\($1)" }.joined()
    }
  }
}
