/// The demands of a partition in parallel arrays, one element per demand.
struct Demands: Sendable {
  private struct Ends: Sendable {
    let source: Int32
    var target: Int32
  }

  private var ends: [Ends] = []
  private var scales = Coefficients()
  private var offsets: [Double] = []

  var count: Int { ends.count }
  var indices: Range<Int> { ends.indices }

  subscript(place: Int) -> Partition.Demand {
    get {
      let ends = ends[place]
      return Partition.Demand(
        source: ends.source, target: ends.target, scale: scales[place], offset: offsets[place])
    }
    set {
      ends[place] = Ends(source: newValue.source, target: newValue.target)
      scales[place] = newValue.scale
      offsets[place] = newValue.offset
    }
  }

  func source(of place: Int) -> Int32 { ends[place].source }
  func target(of place: Int) -> Int32 { ends[place].target }

  mutating func setTarget(_ target: Int32, of place: Int) { ends[place].target = target }
  mutating func shift(_ place: Int, by change: Double) { offsets[place] += change }

  mutating func append(_ demand: Partition.Demand) {
    ends.append(Ends(source: demand.source, target: demand.target))
    scales.append(demand.scale)
    offsets.append(demand.offset)
  }

  mutating func reserveCapacity(_ count: Int) {
    ends.reserveCapacity(count)
    scales.reserveCapacity(count)
    offsets.reserveCapacity(count)
  }

  mutating func trim() {
    ends.trim()
    scales.trim()
    offsets.trim()
  }

  /// Removes all demands, keeping the storage.
  mutating func removeAll() {
    ends.removeAll(keepingCapacity: true)
    scales.removeAll()
    offsets.removeAll(keepingCapacity: true)
  }
}
