import Foundation

/// Says whether an update agrees with what the data source says before and after it, and where
/// everything goes. It knows numbers only: how many items each section has.
struct UpdateReferee {
  /// What a kind of list calls its parts in messages.
  struct Words {
    var item: String
    var list: String

    var anItem: String { item == "item" ? "an item" : "a \(item)" }

    static let table = Words(item: "row", list: "table view")
    static let collection = Words(item: "item", list: "collection view")
  }

  enum Verdict: Equatable {
    case legal(ListMapping)
    /// What UIKit throws.
    case illegal(String)
  }

  let before: [Int]
  let after: [Int]
  let updates: ListUpdates
  let words: Words

  static func judge(
    _ updates: ListUpdates, before: [Int], after: [Int], words: Words
  ) -> Verdict {
    let referee = UpdateReferee(before: before, after: after, updates: updates, words: words)
    if let complaint = referee.badPlace ?? referee.doubleUse ?? referee.moveIntoInsertedSection
      ?? referee.wrongSectionCount
    {
      return .illegal(complaint)
    }
    let sections = referee.mapSections()
    if let complaint = referee.wrongItemCount(sections) { return .illegal(complaint) }
    return .legal(referee.mapItems(sections))
  }

  // MARK: Places

  private var badPlace: String? {
    for change in updates.sections {
      if let old = change.old, !before.indices.contains(old) {
        return "attempt to \(change.verb) section \(old), but there are only \(before.count) "
          + "sections before the update"
      }
      if let new = change.new, !after.indices.contains(new) {
        return "attempt to \(change.verb) section \(new) but there are only \(after.count) "
          + "sections after the update"
      }
    }
    for change in updates.items {
      if let old = change.old, let text = complaint(old, change, before, "from", "before") {
        return text
      }
      if let new = change.new, let text = complaint(new, change, after, "into", "after") {
        return text
      }
    }
    return nil
  }

  private func complaint(
    _ path: IndexPath, _ change: ListUpdates.Change<IndexPath>, _ counts: [Int], _ way: String,
    _ time: String
  ) -> String? {
    let start =
      "attempt to \(change.verb) \(words.item) \(path.item) \(way) section \(path.section)"
    guard counts.indices.contains(path.section) else {
      return "\(start), but there are only \(counts.count) sections \(time) the update"
    }
    let count = counts[path.section]
    guard path.item < 0 || path.item >= count else { return nil }
    return way == "from"
      ? "\(start) which only contains \(count) \(words.item)s before the update"
      : "\(start), but there are only \(count) \(words.item)s in section \(path.section) after "
        + "the update"
  }

  // MARK: Pairs

  /// Nothing may be done to one place twice.
  private var doubleUse: String? {
    Self.doubleUse(updates.sections, "section") { "section \($0)" }
      ?? Self.doubleUse(updates.items, "index path") { $0.listDescription }
  }

  private static func doubleUse<Place: Hashable & Sendable>(
    _ changes: [ListUpdates.Change<Place>], _ kind: String, _ text: (Place) -> String
  ) -> String? {
    var old: [Place: String] = [:]
    var new: [Place: String] = [:]
    for change in changes {
      if let place = change.old, let other = old.updateValue(change.verb, forKey: place) {
        return complaint(other, change.verb, "from", kind, text(place))
      }
      // A reload is at the same place after the update only where nothing else changes; that it
      // collides is seen by its old place.
      if let place = change.new, let other = new.updateValue(change.verb, forKey: place) {
        return complaint(other, change.verb, "to", kind, text(place))
      }
    }
    for case .reload(let place) in changes {
      if let other = new[place] {
        return complaint("reload", other, "to", kind, text(place))
      }
    }
    return nil
  }

  private static func complaint(
    _ first: String, _ second: String, _ way: String, _ kind: String, _ place: String
  ) -> String {
    let verbs = [first, second].sorted()
    if verbs[0] == verbs[1] {
      return "attempt to create two animations for the same \(kind) (\(place)): \(verbs[0]) twice"
    }
    return verbs.contains("move")
      ? "attempt to perform a\(verbs[0] == "insert" ? "n" : "") \(verbs[0]) and a \(verbs[1]) "
        + "\(way) the same \(kind) (\(place))"
      : "attempt to \(verbs[0]) and \(verbs[1]) the same \(kind) (\(place))"
  }

  private var moveIntoInsertedSection: String? {
    var inserted: Set<Int> = []
    for case .insert(let section) in updates.sections { inserted.insert(section) }
    for case .move(_, let target) in updates.items where inserted.contains(target.section) {
      return "cannot move \(words.anItem) into a newly inserted section (\(target.section))"
    }
    return nil
  }

  // MARK: Counts

  private var wrongSectionCount: String? {
    var (inserted, deleted) = (0, 0)
    for change in updates.sections {
      if case .insert = change { inserted += 1 }
      if case .delete = change { deleted += 1 }
    }
    guard after.count != before.count + inserted - deleted else { return nil }
    return """
      Invalid update: invalid number of sections.  The number of sections contained in the \
      \(words.list) after the update (\(after.count)) must be equal to the number of sections \
      contained in the \(words.list) before the update (\(before.count)), plus or minus the number \
      of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
      """
  }

  private struct Tally {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0

    var change: Int { inserted - deleted + movedIn - movedOut }
  }

  private func wrongItemCount(_ sections: SectionMap) -> String? {
    var old: [Int: Tally] = [:]
    var new: [Int: Tally] = [:]
    for change in updates.items {
      switch change {
      case .delete(let path): old[path.section, default: Tally()].deleted += 1
      case .insert(let path): new[path.section, default: Tally()].inserted += 1
      case .reload(let path):
        old[path.section, default: Tally()].deleted += 1
        old[path.section, default: Tally()].inserted += 1
      case .move(let from, let to):
        old[from.section, default: Tally()].movedOut += 1
        new[to.section, default: Tally()].movedIn += 1
      }
    }
    for (section, target) in sections.places.enumerated() {
      guard let target, !sections.reloaded.contains(section) else { continue }
      var tally = new[target] ?? Tally()
      tally.deleted = old[section]?.deleted ?? 0
      tally.inserted += old[section]?.inserted ?? 0
      tally.movedOut = old[section]?.movedOut ?? 0
      if after[target] != before[section] + tally.change {
        return complaint(section, target, tally)
      }
    }
    return nil
  }

  private func complaint(_ section: Int, _ target: Int, _ tally: Tally) -> String {
    let items = "\(words.item)s"
    return """
      Invalid update: invalid number of \(items) in section \(target).  The number of \(items) \
      contained in an existing section after the update (\(after[target])) must be equal to the \
      number of \(items) contained in that section before the update (\(before[section])), plus or \
      minus the number of \(items) inserted or deleted from that section (\(tally.inserted) \
      inserted, \(tally.deleted) deleted) and plus or minus the number of \(items) moved into or \
      out of that section (\(tally.movedIn) moved in, \(tally.movedOut) moved out).
      """
  }

  // MARK: Mapping

  private struct SectionMap {
    /// By old section, the new one; nil if it is gone.
    var places: [Int?]
    /// Old sections that are shown anew.
    var reloaded: Set<Int> = []
  }

  private func mapSections() -> SectionMap {
    var map = SectionMap(
      places: Self.places(count: before.count, newCount: after.count, updates.sections))
    for case .reload(let section) in updates.sections { map.reloaded.insert(section) }
    return map
  }

  /// Where each of so many places goes: moved ones where they are told, the others fill up what is
  /// left, in order.
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

  private func mapItems(_ sections: SectionMap) -> ListMapping {
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
      mapping.items.append(places.map { $0.map { IndexPath(item: $0, section: target) } })
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
