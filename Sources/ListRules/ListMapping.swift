/// Where everything is after an update.
package struct ListMapping: Equatable, Sendable {
  /// By old section: the new one; nil if it is gone or shown anew.
  package var sections: [Int?]
  /// By old section and item: the new place; nil if it is gone or shown anew.
  package var items: [[ListPlace?]]
  /// The sections and items that are shown anew, in their new places.
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
