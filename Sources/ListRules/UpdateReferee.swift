/// Decides whether an update agrees with the data source before and after it, and finds the new
/// places of sections and items.
///
/// It knows only numbers: how many items each section has.
package struct UpdateReferee: Sendable {
  /// The words for the parts of a kind of list in messages.
  package struct Words: Sendable {
    package var item: String
    package var list: String

    var anItem: String { item == "item" ? "an item" : "a \(item)" }

    package static let table = Words(item: "row", list: "table view")
    package static let collection = Words(item: "item", list: "collection view")
  }

  package enum Verdict: Equatable, Sendable {
    case legal(ListMapping)
    /// The message of the exception that UIKit throws.
    case illegal(String)
  }

  let before: [Int]
  let after: [Int]
  let updates: ListUpdates
  let words: Words

  /// Finds the new places of all sections and items, or the mistake in an update.
  ///
  /// - Parameters:
  ///   - updates: The changes requested.
  ///   - before: The number of items in each section before the update.
  ///   - after: The number of items in each section after the update, according to the data source.
  ///   - words: The words for the parts of the list.
  ///
  /// - Complexity: Linear in the number of items and changes.
  package static func judge(
    _ updates: ListUpdates, before: [Int], after: [Int], words: Words
  ) -> Verdict {
    let referee = UpdateReferee(before: before, after: after, updates: updates, words: words)
    if let complaint = referee.badPlace ?? referee.doubleUse ?? referee.lostMove
      ?? referee.wrongSectionCount
    {
      return .illegal(complaint)
    }
    let sections = referee.mapSections()
    if let complaint = referee.displacedReload(sections) ?? referee.wrongItemCount(sections) {
      return .illegal(complaint)
    }
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
    _ path: ListPlace, _ change: ListUpdates.Change<ListPlace>, _ counts: [Int], _ way: String,
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

  /// No place may be changed twice.
  private var doubleUse: String? {
    Self.doubleUse(updates.sections, "section") { "section \($0)" }
      ?? Self.doubleUse(updates.items, "index path") { $0.description }
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
      // A reload keeps its place after the update only if nothing else changes; its old place
      // reveals collisions.
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
}
