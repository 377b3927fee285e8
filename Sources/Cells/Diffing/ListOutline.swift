import ListRules

/// What a section is, and what is in it, for those who ask how one list becomes another.
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
  /// Updates to be carried out one after another: none where nothing changes; two where sections
  /// move in a way that items can't follow in the same update.
  ///
  /// Of two the first has sections only, after which those that stay have their old items still.
  package var stages: [ListUpdates]
  /// By new section, the old one; nil for one that is new.
  package var sectionOrigins: [Int?]
}
