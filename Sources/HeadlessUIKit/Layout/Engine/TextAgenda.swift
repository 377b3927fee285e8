/// The texts that a layout has to look at: those whose width may be another one, or may become so.
struct TextAgenda {
  /// The places of their records, and perhaps of others.
  private var slots: Set<Int> = []
  /// Whether all texts are meant.
  private(set) var isOverfull = false

  mutating func insert(_ slot: Int) { slots.insert(slot) }

  mutating func overfill() { isOverfull = true }

  /// Those that are meant where not all are, in order.
  func sorted() -> [Int] { slots.sorted() }

  mutating func startOver(with slots: [Int]) {
    self.slots.removeAll(keepingCapacity: true)
    self.slots.formUnion(slots)
    isOverfull = false
  }
}
