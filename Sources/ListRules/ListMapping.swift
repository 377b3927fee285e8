/// The places of all sections and items after an update.
package struct ListMapping: Equatable, Sendable {
  /// The new section for each old one; nil if it is deleted or reloaded.
  package var sections: [Int?]
  /// The new place for each item of each old section; nil if it is deleted or reloaded.
  package var items: [[ListPlace?]]
  /// The reloaded sections and items, in their new places.
  package var reloadedSections: [Int] = []
  package var reloadedItems: [ListPlace] = []

  package init(sections: [Int?], items: [[ListPlace?]]) {
    self.sections = sections
    self.items = items
  }

  package subscript(old: ListPlace) -> ListPlace? {
    guard items.indices.contains(old.section), items[old.section].indices.contains(old.item)
    else { return nil }
    return items[old.section][old.item]
  }
}
