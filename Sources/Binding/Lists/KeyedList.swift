/// An element of a keyed list.
@MainActor
protocol Listed {
  associatedtype Key: ListKey
  /// The key that identifies the element in its list.
  var key: Key { get }
  /// Whether the element is no longer of use.
  var isGone: Bool { get }
}

/// A key that identifies an element of a list.
protocol ListKey: Hashable {
  /// The owner of the element: all elements of an owner can be removed together.
  var owner: ObjectIdentifier { get }
}

extension ObjectIdentifier: ListKey {
  var owner: ObjectIdentifier { self }
}

/// Listeners, in the order in which they began.
///
/// Removed elements are returned, so that they are released only when the list is no longer being
/// changed.
///
/// - Complexity: Finding, adding and removing an element takes amortized constant time: elements
///   that are gone are swept out once the list has twice as many elements as after the last sweep.
@MainActor
struct KeyedList<Element: Listed>: ~Copyable {
  /// All elements in order, with nil in place of a removed one.
  private(set) var slots: [Element?] = []
  /// The places of the elements by key; nil in a short list, which is searched instead.
  private var index: Index?

  private final class Index {
    var places: [Element.Key: Int]
    /// The places of each owner's elements, some of which may be empty; nil until they are needed.
    var owned: [ObjectIdentifier: [Int]]?
    var gapCount = 0
    /// The number of slots at which elements that are gone are swept out.
    let limit: Int

    init(_ places: [Element.Key: Int]) {
      self.places = places
      limit = 2 * places.count
    }
  }

  private static var few: Int { 8 }

  nonisolated init() {}

  /// Whether the list has no elements: it never consists of gaps only.
  @inline(__always)
  var isEmpty: Bool {
    // `count` is read directly; `isEmpty` of a generic array is looked up through its type at each
    // set.
    slots.count == 0
  }

  /// All elements, including those that are gone.
  var all: [Element] { slots.compactMap { $0 } }

  subscript(key: Element.Key) -> Element? { place(of: key).flatMap { slots[$0] } }

  private func place(of key: Element.Key) -> Int? {
    BindingWork.note(index == nil ? slots.count : 1)
    return index.map { $0.places[key] } ?? slots.firstIndex { $0?.key == key }
  }

  // MARK: Adding

  /// Adds an element in the place of the one with the same key, if there is one; else at the end.
  ///
  /// - Returns: The element that was there.
  mutating func put(_ element: Element) -> Element? {
    guard let place = place(of: element.key), let former = slots[place], !former.isGone else {
      return append(element)
    }
    slots[place] = element
    return former
  }

  /// Adds an element at the end, and removes the one with the same key.
  @discardableResult
  mutating func append(_ element: Element) -> Element? {
    let former = remove(element.key)
    index?.places[element.key] = slots.count
    index?.owned?[element.key.owner, default: []].append(slots.count)
    slots.append(element)
    if index == nil, slots.count > Self.few { arrange() }
    return former
  }

  // MARK: Removing

  @discardableResult
  mutating func remove(_ key: Element.Key) -> Element? {
    guard let place = place(of: key) else { return nil }
    let removed = slots[place]
    guard let index else {
      slots.remove(at: place)
      return removed
    }
    slots[place] = nil
    index.places[key] = nil
    index.gapCount += 1
    if 2 * index.gapCount > slots.count { arrange() }
    return removed
  }

  /// Removes all elements of an owner.
  mutating func removeAll(of owner: ObjectIdentifier) -> [Element] {
    let removed = all(of: owner)
    for element in removed { remove(element.key) }
    index?.owned?[owner] = nil
    return removed
  }

  mutating func removeAll() -> [Element] {
    let removed = all
    (slots, index) = ([], nil)
    return removed
  }

  /// Removes the elements that are gone, if there may be many of them.
  @discardableResult
  mutating func sweep() -> [Element] {
    if let index, slots.count < index.limit { return [] }
    return sweepAll()
  }

  /// Removes the elements that are gone, if there are any.
  mutating func sweepGone() -> [Element] {
    BindingWork.note(slots.count)
    // A loop, since a closure that a collection calls is asked for its actor each time.
    for case let slot? in slots where slot.isGone { return sweepAll() }
    return []
  }

  private mutating func sweepAll() -> [Element] {
    BindingWork.note(slots.count)
    var gone: [Element] = []
    slots.removeAll { slot in
      guard let slot, slot.isGone else { return false }
      gone.append(slot)
      return true
    }
    if index != nil { arrange() }
    return gone
  }

  // MARK: Places

  /// Returns all elements of an owner.
  func all(of owner: ObjectIdentifier) -> [Element] {
    let places = index.map { ownedPlaces(in: $0)[owner] ?? [] } ?? Array(slots.indices)
    BindingWork.note(places.count)
    return places.compactMap { slots[$0] }.filter { $0.key.owner == owner }
  }

  private func ownedPlaces(in index: Index) -> [ObjectIdentifier: [Int]] {
    if let known = index.owned { return known }
    BindingWork.note(slots.count)
    var owned: [ObjectIdentifier: [Int]] = [:]
    for case (let place, let slot?) in slots.enumerated() {
      owned[slot.key.owner, default: []].append(place)
    }
    index.owned = owned
    return owned
  }

  /// Closes the gaps, and notes the place of each element.
  private mutating func arrange() {
    BindingWork.note(slots.count)
    slots.removeAll { $0 == nil }
    guard slots.count > Self.few else {
      index = nil
      return
    }
    var places: [Element.Key: Int] = [:]
    places.reserveCapacity(slots.count)
    for case (let place, let slot?) in slots.enumerated() { places[slot.key] = place }
    index = Index(places)
  }
}
