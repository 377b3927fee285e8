import ListRules

/// Finds out how one list becomes another: which sections and items are inserted, deleted and
/// moved.
///
/// Items that stay in a section that stays keep their cells, and so do items that go from one such
/// section to another. Items that go into a new section, or come out of a deleted one, are inserted
/// or deleted with it. As few items as possible move: in each section, the longest run of items
/// that are in order stays. An identity that occurs more than once stands for as many items, told
/// apart by their order: the items at the ends at which both lists agree stay; of the others, the
/// first becomes the first, the second the second.
///
/// ```swift
/// ListDiffer.difference(
///   from: [SectionOutline("fruit", ["apple", "pear"])],
///   to: [SectionOutline("fruit", ["pear", "plum"])])
/// // delete (0, 0), insert (0, 1)
/// ```
@usableFromInline
package enum ListDiffer {
  /// Returns the updates by which one list becomes another, as UIKit can carry them out: in one
  /// stage, except if two sections whose items move change places.
  ///
  /// - Complexity: O(n + k log k) for n sections and items before and after, k of which move.
  @inlinable
  package static func difference<Section, Item>(
    from old: [SectionOutline<Section, Item>], to new: [SectionOutline<Section, Item>]
  ) -> ListDifference {
    // Closures, because a debug build makes a key path of a generic type anew at each use.
    var pairs = SectionPairs(
      origins: IdentityMatch.origins(
        of: new.map { $0.identity }, in: old.map { $0.identity }),
      oldCounts: old.map { $0.items.count }, newCounts: new.map { $0.items.count })
    for (index, section) in new.enumerated() {
      guard let origin = pairs.origins[index] else { continue }
      pairs.items[index] = IdentityMatch.origins(of: section.items, in: old[origin].items)
    }
    let unmatched = pairs.unmatchedItems()
    if !unmatched.old.isEmpty, !unmatched.new.isEmpty {
      let crossings = IdentityMatch.origins(
        of: unmatched.new.map { new[$0.section].items[$0.item] },
        in: unmatched.old.map { old[$0.section].items[$0.item] })
      pairs.matchAcrossSections(unmatched, crossings)
    }
    return pairs.difference()
  }
}
