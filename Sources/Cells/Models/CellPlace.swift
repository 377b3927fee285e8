import ListRules

/// The part of a list that a cell shows.
enum CellPlace: Hashable {
  case row(ListPlace)
  /// A header or a footer.
  case end(section: Int, kind: String)

  var section: Int {
    switch self {
    case .row(let place): place.section
    case .end(let section, _): section
    }
  }

  /// Whether both are rows of one section.
  func isAnotherRow(than other: CellPlace) -> Bool {
    guard case (.row, .row) = (self, other) else { return false }
    return section == other.section
  }

  /// The name of the place in messages.
  @MainActor var words: String {
    switch self {
    case .row: "a row of section \(section)"
    case .end(_, UICollectionView.elementKindSectionHeader): "the header of section \(section)"
    case .end(_, UICollectionView.elementKindSectionFooter): "the footer of section \(section)"
    case .end(_, let kind): "the \(kind) of section \(section)"
    }
  }

  /// Returns the place after an update; nil if it is gone, or reloaded.
  func following(_ mapping: ListMapping) -> CellPlace? {
    switch self {
    case .row(let place): mapping[place].map { .row($0) }
    case .end(let section, let kind):
      mapping.sections.indices.contains(section)
        ? mapping.sections[section].map { .end(section: $0, kind: kind) } : nil
    }
  }
}
