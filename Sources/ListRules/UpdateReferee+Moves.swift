/// Changes of items and sections in one update that UIKit fails at or gets wrong.
extension UpdateReferee {
  /// A move that UIKit loses: into an inserted section, out of a deleted section, within a section
  /// that moves, or out of a section that is moved to its own place; also a reload of an item whose
  /// section moves.
  var lostMove: String? {
    var (inserted, deleted) = (Set<Int>(), Set<Int>())
    var targets: [Int: Int] = [:]
    for change in updates.sections {
      switch change {
      case .insert(let section): inserted.insert(section)
      case .delete(let section): deleted.insert(section)
      case .move(let from, let to): targets[from] = to
      case .reload: break
      }
    }
    guard !inserted.isEmpty || !deleted.isEmpty || !targets.isEmpty else { return nil }
    for change in updates.items {
      switch change {
      case .move(let from, let to):
        if inserted.contains(to.section) {
          return "cannot move \(words.anItem) into a newly inserted section (\(to.section))"
        }
        if deleted.contains(from.section) {
          return "cannot move \(words.anItem) out of a deleted section (\(from.section))"
        }
        if let text = complaint(from, to, target: targets[from.section]) { return text }
      case .reload(let place):
        guard let target = targets[place.section] else { continue }
        return "cannot reload \(words.item) \(place.item) of section \(place.section), which is "
          + "moved to \(target)"
      case .insert, .delete: continue
      }
    }
    return nil
  }

  private func complaint(_ from: ListPlace, _ to: ListPlace, target: Int?) -> String? {
    guard let target else { return nil }
    if to.section == target {
      return "cannot move \(words.anItem) within a section that is moved "
        + "(from \(from.section) to \(target))"
    }
    guard target == from.section else { return nil }
    return "cannot move \(words.anItem) out of a section that is moved to its own place (\(target))"
  }

  /// A reloaded section must keep its index, since it is deleted and inserted at the same one.
  func displacedReload(_ sections: SectionMap) -> String? {
    for section in sections.reloaded.sorted() {
      guard let target = sections.places[section], target != section else { continue }
      return "cannot reload section \(section), which goes to \(target)"
    }
    return nil
  }
}
