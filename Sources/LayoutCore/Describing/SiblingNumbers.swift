/// The views and guides in a view that have no names of their own, numbered within each class.
///
/// They are kept with the view where it is told when they change, and it keeps none of them alive: so the
/// number of each one takes a few steps, however many there are.
@MainActor
final class SiblingNumbers: Companion {
  // Unchecked: whoever changes it calls nobody meanwhile.
  @exclusivity(unchecked) var nextCompanion: (any Companion)?
  private var views = Row()
  private var guides = Row()
  /// When they were numbered.
  private var stamp: UInt64?

  /// How many views and guides have been looked at, for tests.
  static var steps = 0

  private init() {}

  /// Those in a view, for somebody who knows some names.
  static func known(in holder: UIView, _ names: LayoutNames) -> SiblingNumbers {
    let stamp = Platform.siblingStamp
    let numbers =
      stamp == nil ? SiblingNumbers() : Platform.companion(of: holder) { SiblingNumbers() }
    if numbers.stamp != stamp || !numbers.views.holds(for: names)
      || !numbers.guides.holds(for: names)
    {
      (numbers.views, numbers.guides, numbers.stamp) = (Row(), Row(), stamp)
    }
    numbers.views.take(holder.subviews.lazy.map { .view($0) }, names)
    numbers.guides.take(holder.layoutGuides.lazy.map { .guide($0) }, names)
    return numbers
  }

  /// The number of a view or a guide; nil for the only one of its class.
  func place(of element: LayoutElement) -> Int? {
    let name = ClassFacts.of(element.object).name
    let viewCount = views.counts[name] ?? 0
    guard viewCount + (guides.counts[name] ?? 0) > 1 else { return nil }
    let key = ObjectIdentifier(element.object)
    return views.places[key] ?? guides.places[key].map { viewCount + $0 }
  }
}

/// The views or the guides in a view, to the end of which others may come.
@MainActor
private struct Row {
  private(set) var counts: [String: Int] = [:]
  private(set) var places: [ObjectIdentifier: Int] = [:]
  /// Those that have no names but those of properties.
  private var held: Set<ObjectIdentifier> = []
  private var count = 0

  /// Numbers those that have come since the last time.
  mutating func take(_ all: some RandomAccessCollection<LayoutElement>, _ names: LayoutNames) {
    for element in all.dropFirst(count) {
      SiblingNumbers.steps += 1
      let key = ObjectIdentifier(element.object)
      if !names.hasOwnName(element) {
        let name = ClassFacts.of(element.object).name
        counts[name, default: 0] += 1
        places[key] = counts[name]
      } else if !element.hasIdentifier {
        held.insert(key)
      }
    }
    count = all.count
  }

  /// Whether the same have names of their own for somebody who knows other properties.
  func holds(for names: LayoutNames) -> Bool {
    held.allSatisfy { names.properties[$0] != nil }
      && names.properties.keys.allSatisfy { places[$0] == nil }
  }
}
