extension ListUpdates {
  /// The updates that take everything where it has gone, with as few moves as there can be.
  ///
  /// What comes with a section or goes with one is no update of its own. What is shown anew is deleted
  /// and inserted.
  ///
  /// - Parameters:
  ///   - mapping: Where everything is afterwards.
  ///   - counts: How many items each section has afterwards.
  ///
  /// - Complexity: O(n + k log k) for n sections and items before and after, k of which move.
  package init(_ mapping: ListMapping, counts: [Int]) {
    self.init()
    var origins = [Int?](repeating: nil, count: counts.count)
    let stays = AscendingRun.longest(of: mapping.sections.map { $0 ?? -1 })
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
      let stays = AscendingRun.longest(of: numbers)
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
