/// Whether as much is there afterwards as there should be.
extension UpdateReferee {
  var wrongSectionCount: String? {
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

  func wrongItemCount(_ sections: SectionMap) -> String? {
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
}
