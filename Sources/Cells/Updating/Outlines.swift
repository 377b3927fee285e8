/// The identities of the sections that are shown and of those to be shown, for finding the
/// difference anywhere.
///
/// Identities are hashed and compared where the difference is found. They tell rows apart and don't
/// change, so they are taken to be safe for that.
struct Outlines: @unchecked Sendable {
  typealias Outline = SectionOutline<AnyHashable, CellKey>

  let (old, new): ([Outline], [Outline])

  @MainActor
  init<Row>(_ old: [ShownSection<Row>], _ new: [ShownSection<Row>]) {
    (self.old, self.new) = (old.map(\.outline), new.map(\.outline))
  }

  /// Returns the difference, found off the main actor.
  @concurrent
  func difference() async -> FoundDifference {
    FoundDifference(
      difference: ListDiffer.difference(from: old, to: new), duplicates: Self.duplicates(in: new))
  }

  /// Returns the identities that occur more than once: those of sections first, then those of the
  /// rows of each section.
  static func duplicates(in outlines: [Outline]) -> [FoundDifference.Duplicates] {
    var found = [duplicates(in: outlines.map(\.identity), of: nil, named: \.words)]
    for (section, outline) in outlines.enumerated() {
      found.append(duplicates(in: outline.items, of: section, named: \.description))
    }
    return found.compactMap { $0 }
  }

  private static func duplicates<Identity: Hashable>(
    in identities: [Identity], of section: Int?, named name: (Identity) -> String
  ) -> FoundDifference.Duplicates? {
    var known = Set<Identity>(minimumCapacity: identities.count)
    var places: [Identity: [Int]] = [:]
    for identity in identities where !known.insert(identity).inserted { places[identity] = [] }
    guard !places.isEmpty else { return nil }
    for (index, identity) in identities.enumerated() { places[identity]?.append(index) }
    let found = places.map { (name: name($0.key), places: $0.value) }
    return FoundDifference.Duplicates(
      section: section, found: found.sorted { $0.places.lexicographicallyPrecedes($1.places) })
  }
}

/// How one list becomes another, and what is wrong with the new one.
struct FoundDifference: Sendable {
  /// Identities that occur more than once.
  struct Duplicates: Sendable {
    /// The section whose rows have them; nil for sections themselves.
    let section: Int?
    /// Each identity with its indices, ordered by the first one.
    let found: [(name: String, places: [Int])]

    /// The names of the first few, and where they are.
    var words: String {
      let parts = found.prefix(5).map { name, places in
        let paths = places.prefix(4).map { place in
          section.map { "[\($0), \(place)]" } ?? "\(place)"
        }
        return "\(name) (\(Self.list(paths, of: places.count)))"
      }
      return Self.list(parts, of: found.count)
    }

    private static func list(_ parts: [String], of count: Int) -> String {
      parts.joined(separator: ", ")
        + (parts.count < count ? " and \(count - parts.count) more" : "")
    }
  }

  let difference: ListDifference
  let duplicates: [Duplicates]
}
