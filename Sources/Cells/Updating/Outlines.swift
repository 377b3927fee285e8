/// What is shown and what is to be, by identities alone, for finding the difference anywhere.
///
/// Identities are hashed and compared where that happens. They tell rows apart and don't change, so
/// they are taken to be safe for it.
struct Outlines: @unchecked Sendable {
  typealias Outline = SectionOutline<AnyHashable, CellKey>

  let (old, new): ([Outline], [Outline])

  @MainActor
  init<Row>(_ old: [ShownSection<Row>], _ new: [ShownSection<Row>]) {
    (self.old, self.new) = (old.map(\.outline), new.map(\.outline))
  }

  /// The difference, found off the main actor.
  @concurrent
  func difference() async -> FoundDifference {
    FoundDifference(
      difference: ListDiffer.difference(from: old, to: new), doubles: Self.doubles(in: new))
  }

  /// What has the identity of something else: sections first, then the rows of each.
  static func doubles(in outlines: [Outline]) -> [FoundDifference.Doubles] {
    var found = [doubles(in: outlines.map(\.identity), of: nil)]
    for (section, outline) in outlines.enumerated() {
      found.append(doubles(in: outline.items, of: section))
    }
    return found.compactMap { $0 }
  }

  private static func doubles<Identity: Hashable>(
    in identities: [Identity], of section: Int?
  ) -> FoundDifference.Doubles? {
    var known = Set<Identity>(minimumCapacity: identities.count)
    var doubles: Set<String> = []
    for identity in identities where !known.insert(identity).inserted {
      doubles.insert("\(identity)")
    }
    guard !doubles.isEmpty else { return nil }
    return FoundDifference.Doubles(
      section: section, names: doubles.sorted().prefix(5).joined(separator: ", "))
  }
}

/// How one list becomes another, and what is wrong with that.
struct FoundDifference: Sendable {
  /// Identities that are there more than once.
  struct Doubles: Sendable {
    /// The section whose rows have them; nil for sections themselves.
    let section: Int?
    let names: String
  }

  let difference: ListDifference
  let doubles: [Doubles]
}
