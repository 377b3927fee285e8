/// One of those in a list that are found by their keys.
@MainActor
protocol Listed {
  associatedtype Key: ListKey
  /// What tells it from the others.
  var key: Key { get }
  /// Whether it is of no use any more.
  var isGone: Bool { get }
}

/// What tells those in a list from each other.
protocol ListKey: Hashable {
  /// The one to whom it belongs, with whom several may end.
  var owner: ObjectIdentifier { get }
}

extension ObjectIdentifier: ListKey {
  var owner: ObjectIdentifier { self }
}

/// Those that hear of something, in the order in which they began.
///
/// Those that are removed are released when the list is not being changed any more: they are returned.
///
/// - Complexity: Finding, adding and removing one takes the same steps however many there are, as a mean
///   over many: those that are gone are swept out once there are twice as many as after the last time.
@MainActor
struct KeyedList<Element: Listed>: ~Copyable {
  /// All of them in order, and nil where one has been removed.
  private(set) var slots: [Element?] = []
  /// Where they are; nil as long as they are few, which are looked through.
  private var index: Index?

  private final class Index {
    var places: [Element.Key: Int]
    /// The places of each owner, of which some may be empty; nil until somebody asks for them.
    var owned: [ObjectIdentifier: [Int]]?
    var gapCount = 0
    /// How many slots there are when those that are gone are swept out.
    let limit: Int

    init(_ places: [Element.Key: Int]) {
      self.places = places
      limit = 2 * places.count
    }
  }

  private static var few: Int { 8 }

  nonisolated init() {}

  /// Whether there is none: there are never gaps only.
  @inline(__always)
  var isEmpty: Bool {
    // The count is read at once; whether a generic array is empty is asked of its type at each set.
    slots.count == 0
  }

  /// All of them, those that are gone, too.
  var all: [Element] { slots.compactMap { $0 } }

  subscript(key: Element.Key) -> Element? { place(of: key).flatMap { slots[$0] } }

  private func place(of key: Element.Key) -> Int? {
    BindingWork.steps += index == nil ? slots.count : 1
    return index.map { $0.places[key] } ?? slots.firstIndex { $0?.key == key }
  }

  // MARK: Adding

  /// Adds one in the place of that of the same key, if there is one; else at the end.
  ///
  /// - Returns: The one that was there.
  mutating func put(_ element: Element) -> Element? {
    guard let place = place(of: element.key), let former = slots[place], !former.isGone else {
      return append(element)
    }
    slots[place] = element
    return former
  }

  /// Adds one at the end, and removes that of the same key.
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

  /// Removes all that belong to somebody.
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

  /// Removes those that are gone, if there may be many of them.
  @discardableResult
  mutating func sweep() -> [Element] {
    if let index, slots.count < index.limit { return [] }
    return sweepAll()
  }

  /// Removes those that are gone, if there is one.
  mutating func sweepGone() -> [Element] {
    BindingWork.steps += slots.count
    return slots.contains { $0?.isGone ?? false } ? sweepAll() : []
  }

  private mutating func sweepAll() -> [Element] {
    BindingWork.steps += slots.count
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

  /// All that belong to somebody.
  func all(of owner: ObjectIdentifier) -> [Element] {
    let places = index.map { ownedPlaces(in: $0)[owner] ?? [] } ?? Array(slots.indices)
    BindingWork.steps += places.count
    return places.compactMap { slots[$0] }.filter { $0.key.owner == owner }
  }

  private func ownedPlaces(in index: Index) -> [ObjectIdentifier: [Int]] {
    if let known = index.owned { return known }
    BindingWork.steps += slots.count
    var owned: [ObjectIdentifier: [Int]] = [:]
    for case (let place, let slot?) in slots.enumerated() {
      owned[slot.key.owner, default: []].append(place)
    }
    index.owned = owned
    return owned
  }

  /// Closes the gaps, and notes where each is.
  private mutating func arrange() {
    BindingWork.steps += slots.count
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
