import ListRules

/// The identity of a section and those of its items, to find the difference of two lists.
@usableFromInline
package struct SectionOutline<Section: Hashable, Item: Hashable> {
  @usableFromInline package var identity: Section
  @usableFromInline package var items: [Item]

  @inlinable
  package init(_ identity: Section, _ items: [Item]) {
    self.identity = identity
    self.items = items
  }
}

extension SectionOutline: Equatable {}
extension SectionOutline: Sendable where Section: Sendable, Item: Sendable {}

/// How one list becomes another.
@usableFromInline
package struct ListDifference: Equatable, Sendable {
  /// The updates to carry out one after another: none if nothing changes, and two if sections move
  /// in a way that items can't follow in the same update.
  ///
  /// Of two updates, the first has sections only. After it, sections that stay still have their old
  /// items.
  package var stages: [ListUpdates]
  /// For each new section, the index of the old one; nil for a section that is new.
  package var sectionOrigins: [Int?]
}
