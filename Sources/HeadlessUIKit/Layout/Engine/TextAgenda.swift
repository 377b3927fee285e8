/// The texts that a layout must visit, since their widths may have changed or may change.
struct TextAgenda {
  /// The slots of their records, and possibly of other items.
  private var slots: Set<Int> = []
  /// Whether the agenda covers all texts.
  private(set) var hasOverflowed = false

  mutating func insert(_ slot: Int) { slots.insert(slot) }

  mutating func overflow() { hasOverflowed = true }

  /// The slots, in order; meaningful only if the agenda does not cover all texts.
  func sorted() -> [Int] { slots.sorted() }

  mutating func startOver(with slots: [Int]) {
    self.slots.removeAll(keepingCapacity: true)
    self.slots.formUnion(slots)
    hasOverflowed = false
  }
}
