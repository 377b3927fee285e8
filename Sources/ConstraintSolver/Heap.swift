/// A priority queue: the greatest element comes first.
///
/// - SeeAlso: Williams, *Algorithm 232: Heapsort*, Communications of the ACM 7(6), 1964.
package struct Heap<Element: Comparable & Sendable>: Sendable {
  private var elements: [Element] = []

  package init() {}

  var isEmpty: Bool { elements.isEmpty }
  /// The element that ``pop()`` would remove.
  package var top: Element? { elements.first }

  @_specialize(where Element == Int64)
  @_specialize(where Element == Simplex.Stop)
  package mutating func push(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard elements[parent] < elements[child] else { return }
      elements.swapAt(parent, child)
      child = parent
    }
  }

  @_specialize(where Element == Int64)
  @_specialize(where Element == Simplex.Stop)
  package mutating func pop() -> Element? {
    guard let top = elements.first else { return nil }
    let last = elements.removeLast()
    if !elements.isEmpty {
      elements[0] = last
      sink()
    }
    return top
  }

  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  @inline(__always)
  private mutating func sink() {
    var parent = 0
    while true {
      var largest = parent
      for child in (2 * parent + 1)...(2 * parent + 2)
      where child < elements.count && elements[child] > elements[largest] {
        largest = child
      }
      guard largest != parent else { return }
      elements.swapAt(parent, largest)
      parent = largest
    }
  }
}
