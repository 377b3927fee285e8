/// Checks the numbers of sections and items after an update.
extension UpdateReferee {
  var wrongSectionCount: String? {
    var (inserted, deleted) = (0, 0)
    for change in updates.sections {
      if case .insert = change { inserted += 1 }
      if case .delete = change { deleted += 1 }
    }
    guard after.count != before.count + inserted - deleted else { return nil }
    return inconsistency
  }

  func wrongItemCount(_ sections: SectionMap) -> String? {
    var left: [Int: Int] = [:]
    var arrived: [Int: Int] = [:]
    for change in updates.items where !change.isReload {
      if let old = change.old { left[old.section, default: 0] += 1 }
      if let new = change.new { arrived[new.section, default: 0] += 1 }
    }
    for (section, target) in sections.places.enumerated() {
      guard let target, !sections.reloaded.contains(section) else { continue }
      let count = before[section] - left[section, default: 0] + arrived[target, default: 0]
      if after[target] != count { return inconsistency }
    }
    return nil
  }

  /// UIKit's message for tables and collections since iOS 16.4; earlier versions named a section.
  ///
  /// No example of the message with changed sections or moves is known.
  private var inconsistency: String {
    let changes =
      updates.sections.map { text(of: $0, "section") { "(\($0))" } }
      + updates.items.map { text(of: $0, words.item) { "(\($0.section) - \($0.item))" } }
    return """
      Invalid batch updates detected: the number of sections and/or \(words.item)s returned by the \
      data source before and/or after performing the batch updates are inconsistent with the updates.
      Data source before updates = { \(text(of: before)) }
      Data source after updates = { \(text(of: after)) }
      Updates = [\(changes.isEmpty ? " " : changes.map { "\n\t" + $0 }.joined(separator: ",") + "\n")]
      """
  }

  private func text(of counts: [Int]) -> String {
    "\(counts.count) section\(counts.count == 1 ? "" : "s") with \(words.item) counts: "
      + "[\(counts.map(String.init).joined(separator: ", "))]"
  }

  private func text<Place>(
    of change: ListUpdates.Change<Place>, _ name: String, _ text: (Place) -> String
  ) -> String {
    let places = [change.old, change.new].compactMap { $0.map(text) }
    return "\(change.verb.capitalized) \(name) \(places.joined(separator: " to "))"
  }
}
