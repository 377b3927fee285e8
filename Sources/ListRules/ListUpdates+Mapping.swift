extension ListUpdates {
  /// Creates the updates that produce a mapping, with as few moves as possible.
  ///
  /// Items that come or go with their section are no updates of their own. Reloaded sections and
  /// items are deleted and inserted.
  ///
  /// - Parameters:
  ///   - mapping: The places of all sections and items after the update.
  ///   - counts: The number of items in each section after the update.
  ///
  /// - Complexity: O(n + k log k) for n sections and items before and after, k of which move.
  package init(_ mapping: ListMapping, counts: [Int]) {
    self.init()
    var origins = [Int?](repeating: nil, count: counts.count)
    let stays = IncreasingSubsequence.longest(of: mapping.sections.map { $0 ?? -1 })
    for (old, new) in mapping.sections.enumerated() {
      guard let new else {
        sections.append(.delete(old))
        continue
      }
      origins[new] = old
      if !stays[old] { sections.append(.move(from: old, to: new)) }
    }
    for (new, origin) in origins.enumerated() where origin == nil { sections.append(.insert(new)) }
    addItems(mapping, counts, origins)
  }

  private mutating func addItems(_ mapping: ListMapping, _ counts: [Int], _ origins: [Int?]) {
    var comes = counts.map { [Bool](repeating: true, count: $0) }
    for (section, target) in mapping.sections.enumerated() {
      guard let target else { continue }
      let places = mapping.items[section]
      let numbers = places.map { place in
        place.map { $0.section == target ? $0.item : -1 } ?? -1
      }
      let stays = IncreasingSubsequence.longest(of: numbers)
      for (item, place) in places.enumerated() {
        let old = ListPlace(section: section, item: item)
        guard let place, origins[place.section] != nil else {
          items.append(.delete(old))
          continue
        }
        comes[place.section][place.item] = false
        if !stays[item] { items.append(.move(from: old, to: place)) }
      }
    }
    for (section, comes) in comes.enumerated() where origins[section] != nil {
      for (item, comes) in comes.enumerated() where comes {
        items.append(.insert(ListPlace(section: section, item: item)))
      }
    }
  }
}
