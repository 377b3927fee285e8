/// The index at the side of a list.
struct IndexTitles {
  /// The titles in the index; nil if no section has one.
  let titles: [String]?
  private let sections: [Int]

  init(_ titles: [String?]) {
    var (found, sections): ([String], [Int]) = ([], [])
    for case (let section, let title?) in titles.enumerated() {
      found.append(title)
      sections.append(section)
    }
    self.titles = found.isEmpty ? nil : found
    self.sections = sections
  }

  /// Returns the section to which a place in the index leads.
  func section(at index: Int) -> Int { sections.indices.contains(index) ? sections[index] : 0 }
}
