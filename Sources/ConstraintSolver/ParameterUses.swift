/// The demands that depend on each parameter.
///
/// They share one array, sorted on request: an array for each parameter would be mostly unused capacity.
struct ParameterUses: Sendable {
  struct Use: Sendable {
    let parameter: Int32
    let demand: Int32
    let coefficient: Double

    fileprivate func precedes(_ other: Use) -> Bool {
      (parameter, demand) < (other.parameter, other.demand)
    }
  }

  private var all: [Use] = []
  private var isSorted = true

  mutating func append(_ parameter: Int32, _ coefficient: Double, in demand: Int32) {
    let use = Use(parameter: parameter, demand: demand, coefficient: coefficient)
    if let last = all.last, !last.precedes(use) { isSorted = false }
    all.append(use)
  }

  /// The demands that depend on a parameter, by their places.
  ///
  /// - Complexity: Logarithmic, plus linear in the uses found, once the array is sorted.
  mutating func of(_ parameter: Int32) -> ArraySlice<Use> {
    if !isSorted { all.sort { $0.precedes($1) } }
    isSorted = true
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].parameter < parameter { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix { $0.parameter == parameter }
  }

  mutating func removeAll(where isGone: (_ demand: Int32) -> Bool) {
    all.removeAll { isGone($0.demand) }
  }

  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    isSorted = true
  }

  mutating func expect(_ more: Int) { all.expect(more) }
  mutating func trim() { all.trim() }
}
