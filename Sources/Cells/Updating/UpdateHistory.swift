import ListRules

/// Where rows have gone in the updates that led to what the list shows.
struct UpdateHistory {
  private struct Step {
    let mapping: ListMapping
    let movedSections: Set<Int>
    let movedItems: Set<ListPlace>
  }

  private var steps: [Step] = []

  mutating func add(_ updates: ListUpdates, _ mapping: ListMapping) {
    var (sections, items): (Set<Int>, Set<ListPlace>) = ([], [])
    for case .move(let from, _) in updates.sections { sections.insert(from) }
    for case .move(let from, _) in updates.items { items.insert(from) }
    steps.append(Step(mapping: mapping, movedSections: sections, movedItems: items))
  }

  /// Returns where a row is now, and whether it has been moved there, itself or with its section;
  /// nil if it is gone, or reloaded.
  func currentPlace(of place: ListPlace) -> (place: ListPlace, isMoved: Bool)? {
    var (place, isMoved) = (place, false)
    for step in steps {
      isMoved =
        isMoved || step.movedSections.contains(place.section) || step.movedItems.contains(place)
      guard let next = step.mapping[place] else { return nil }
      place = next
    }
    return (place, isMoved)
  }
}
