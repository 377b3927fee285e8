import ListRules

/// The sections and items of a list that were there before, by indices alone.
@usableFromInline
struct SectionPairs {
  @usableFromInline typealias Place = (section: Int, item: Int)

  /// For each new section, the index of the old one; nil for a new one.
  @usableFromInline var origins: [Int?]
  /// For each item of a new section, its old index in the same section, or ``IdentityMatch/isNew``;
  /// nil for sections in which nothing has changed, and for new sections.
  @usableFromInline var items: [[Int]?]
  let oldCounts: [Int]
  let newCounts: [Int]
  /// Items that go from one section to another.
  private var crossSectionMoves: [(old: ListPlace, new: ListPlace)] = []

  @usableFromInline
  init(origins: [Int]?, oldCounts: [Int], newCounts: [Int]) {
    self.origins =
      origins?.map { $0 == IdentityMatch.isNew ? nil : $0 } ?? Array(0..<oldCounts.count)
    items = Array(repeating: nil, count: newCounts.count)
    self.oldCounts = oldCounts
    self.newCounts = newCounts
  }

  /// Returns the items that sections that stay have lost and gained.
  @usableFromInline
  func unmatchedItems() -> (old: [Place], new: [Place]) {
    var (old, new): ([Place], [Place]) = ([], [])
    for (section, items) in items.enumerated() {
      guard let items, let origin = origins[section] else { continue }
      var stays = [Bool](repeating: false, count: oldCounts[origin])
      for (item, place) in items.enumerated() {
        if place == IdentityMatch.isNew {
          new.append((section, item))
        } else {
          stays[place] = true
        }
      }
      for (item, stays) in stays.enumerated() where !stays {
        old.append((origin, item))
      }
    }
    old.sort(by: <)
    return (old, new)
  }

  /// Notes which of the unmatched are the same item.
  ///
  /// - Parameter origins: For each gained item, the index of the lost one; nil if all are in order.
  @usableFromInline
  mutating func matchAcrossSections(_ unmatched: (old: [Place], new: [Place]), _ origins: [Int]?) {
    for (index, place) in unmatched.new.enumerated() {
      let origin = origins?[index] ?? index
      guard origin != IdentityMatch.isNew else { continue }
      let old = unmatched.old[origin]
      crossSectionMoves.append(
        (
          ListPlace(section: old.section, item: old.item),
          ListPlace(section: place.section, item: place.item)
        ))
    }
  }

  @usableFromInline
  func difference() -> ListDifference {
    let (items, movesInside) = itemChanges()
    let pinned = pinned(movesInside)
    let stages: [ListUpdates]
    if let stays = IncreasingSubsequence.longest(of: numbers, with: pinned) {
      stages = [ListUpdates(sections: sectionChanges(stays), items: items)]
    } else {
      var targets: [Int: Int] = [:]
      for case (let section, let origin?) in origins.enumerated() { targets[origin] = section }
      stages = [
        ListUpdates(sections: sectionChanges(IncreasingSubsequence.longest(of: numbers))),
        ListUpdates(items: items.map { $0.following(targets) }),
      ]
    }
    return ListDifference(stages: stages.filter { !$0.isEmpty }, sectionOrigins: origins)
  }

  /// Returns the new sections that can't move in the same update as their items: sections inside
  /// which items move, and sections that items leave and that would move to where they are.
  private func pinned(_ movesInside: Set<Int>) -> Set<Int> {
    let left = Set(crossSectionMoves.map(\.old.section))
    return movesInside.union(left.filter { origins.indices.contains($0) && origins[$0] == $0 })
  }

  // MARK: Sections

  /// For each new section, the index of the old one.
  private var numbers: [Int] { origins.map { $0 ?? IdentityMatch.isNew } }

  /// - Parameter stays: For each new section, whether it stays while others move around it.
  private func sectionChanges(_ stays: [Bool]) -> [ListUpdates.Change<Int>] {
    var changes: [ListUpdates.Change<Int>] = []
    var isGone = [Bool](repeating: true, count: oldCounts.count)
    for case let origin? in origins { isGone[origin] = false }
    for (section, isGone) in isGone.enumerated() where isGone { changes.append(.delete(section)) }
    for (section, origin) in origins.enumerated() {
      if let origin {
        if !stays[section] { changes.append(.move(from: origin, to: section)) }
      } else {
        changes.append(.insert(section))
      }
    }
    return changes
  }

  // MARK: Items

  /// - Returns: The changes, and the new sections inside which items move.
  private func itemChanges() -> ([ListUpdates.Change<ListPlace>], Set<Int>) {
    var changes: [ListUpdates.Change<ListPlace>] = []
    var movesInside: Set<Int> = []
    let leaves = Set(crossSectionMoves.map(\.old))
    let arrives = Set(crossSectionMoves.map(\.new))
    for (section, items) in items.enumerated() {
      guard let items, let origin = origins[section] else { continue }
      let stays = IncreasingSubsequence.longest(of: items)
      var isGone = [Bool](repeating: true, count: oldCounts[origin])
      for (item, old) in items.enumerated() {
        let place = ListPlace(section: section, item: item)
        if old == IdentityMatch.isNew {
          if arrives.isEmpty || !arrives.contains(place) { changes.append(.insert(place)) }
          continue
        }
        isGone[old] = false
        if stays[item] { continue }
        changes.append(.move(from: ListPlace(section: origin, item: old), to: place))
        movesInside.insert(section)
      }
      for (item, isGone) in isGone.enumerated() where isGone {
        let place = ListPlace(section: origin, item: item)
        if leaves.isEmpty || !leaves.contains(place) { changes.append(.delete(place)) }
      }
    }
    for (old, new) in crossSectionMoves { changes.append(.move(from: old, to: new)) }
    return (changes, movesInside)
  }
}

extension ListUpdates.Change<ListPlace> {
  /// The same change after the sections have taken their new places.
  fileprivate func following(_ targets: [Int: Int]) -> Self {
    func moved(_ place: ListPlace) -> ListPlace {
      ListPlace(section: targets[place.section] ?? place.section, item: place.item)
    }
    return switch self {
    case .delete(let place): .delete(moved(place))
    case .reload(let place): .reload(moved(place))
    case .insert: self
    case .move(let from, let to): .move(from: moved(from), to: to)
    }
  }
}
