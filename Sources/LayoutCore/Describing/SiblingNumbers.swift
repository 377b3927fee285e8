/// The views and guides in a view that have no names of their own, numbered within each class.
///
/// The numbers are stored with the view on platforms that notify it of changes, and keep none of
/// the elements alive. So finding the number of each element takes a few steps, however many
/// elements there are.
@MainActor
final class SiblingNumbers: Companion {
  // Unchecked: code that changes it calls nothing else meanwhile.
  @exclusivity(unchecked) var nextCompanion: (any Companion)?
  private var views = Row()
  private var guides = Row()
  /// The stamp of the subviews when they were numbered.
  private var stamp: UInt64?

  /// The number of views and guides that have been examined, for tests.
  static var steps = 0

  private init() {}

  /// Returns the numbers in a view, given some names.
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

  /// Returns the number of a view or a guide; nil if it is the only one of its class.
  func place(of element: LayoutElement) -> Int? {
    let name = ClassFacts.of(element.object).name
    let viewCount = views.counts[name] ?? 0
    guard viewCount + (guides.counts[name] ?? 0) > 1 else { return nil }
    let key = ObjectIdentifier(element.object)
    return views.places[key] ?? guides.places[key].map { viewCount + $0 }
  }
}

/// The views or the guides in a view; more may be appended.
@MainActor
private struct Row {
  private(set) var counts: [String: Int] = [:]
  private(set) var places: [ObjectIdentifier: Int] = [:]
  /// The elements whose only names are those of properties.
  private var held: Set<ObjectIdentifier> = []
  private var count = 0

  /// Numbers the elements that have been appended since the last time.
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

  /// Whether the same elements have names of their own, given other names.
  func holds(for names: LayoutNames) -> Bool {
    held.allSatisfy { names.properties[$0] != nil }
      && names.properties.keys.allSatisfy { places[$0] == nil }
  }
}
