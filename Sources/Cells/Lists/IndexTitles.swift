/// The index at the side of a list.
struct IndexTitles {
  /// What it says; nil where no section has a title.
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

  /// The section that a place in the index leads to.
  func section(at index: Int) -> Int { sections.indices.contains(index) ? sections[index] : 0 }
}
