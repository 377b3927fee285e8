/// Finds the new places of sections and items.
extension UpdateReferee {
  struct SectionMap {
    /// The new section for each old one; nil if it is deleted.
    var places: [Int?]
    /// The old sections that are reloaded.
    var reloaded: Set<Int> = []
  }

  func mapSections() -> SectionMap {
    var map = SectionMap(
      places: Self.places(count: before.count, newCount: after.count, updates.sections))
    for case .reload(let section) in updates.sections { map.reloaded.insert(section) }
    return map
  }

  /// The new place for each old one: moved places go where their moves lead, and the others fill
  /// the remaining places in order.
  private static func places(
    count: Int, newCount: Int, _ changes: [ListUpdates.Change<Int>]
  ) -> [Int?] {
    var places = [Int?](repeating: nil, count: count)
    var leaves = [Bool](repeating: false, count: count)
    var isTaken = [Bool](repeating: false, count: newCount)
    for change in changes where !change.isReload {
      if let old = change.old { leaves[old] = true }
      if let new = change.new { isTaken[new] = true }
      if case .move(let old, let new) = change { places[old] = new }
    }
    var next = 0
    for old in 0..<count where !leaves[old] {
      while next < newCount, isTaken[next] { next += 1 }
      guard next < newCount else { break }
      places[old] = next
      next += 1
    }
    return places
  }

  func mapItems(_ sections: SectionMap) -> ListMapping {
    var changes: [Int: [ListUpdates.Change<Int>]] = [:]
    var origins: [Int: Int] = [:]
    for (old, new) in sections.places.enumerated() { if let new { origins[new] = old } }
    for change in updates.items {
      if let old = change.old, !change.isReload {
        changes[old.section, default: []].append(.delete(old.item))
      }
      if let new = change.new, let section = origins[new.section] {
        changes[section, default: []].append(.insert(new.item))
      }
    }
    var mapping = ListMapping(sections: sections.places, items: [])
    for (section, target) in sections.places.enumerated() {
      guard let target, !sections.reloaded.contains(section) else {
        mapping.items.append(Array(repeating: nil, count: before[section]))
        continue
      }
      let places = Self.places(
        count: before[section], newCount: after[target], changes[section] ?? [])
      mapping.items.append(places.map { $0.map { ListPlace(section: target, item: $0) } })
    }
    for case .move(let from, let to) in updates.items {
      mapping.items[from.section][from.item] = to
    }
    for case .reload(let path) in updates.items {
      if let new = mapping[path] { mapping.reloadedItems.append(new) }
      mapping.items[path.section][path.item] = nil
    }
    for section in sections.reloaded.sorted() {
      if let target = sections.places[section] { mapping.reloadedSections.append(target) }
      mapping.sections[section] = nil
    }
    return mapping
  }
}
