/// Numbers for a few of many items, in the order in which the items come, any number of times in turn.
struct Numbering {
  /// The number of each item; -1 for none.
  private var numbers: [Int32]
  /// The numbered items.
  private(set) var items: [Int32] = []

  /// - Parameter count: The number of all items.
  init(count: Int) { numbers = Array(repeating: -1, count: count) }

  /// The number of an item, which may be its first.
  mutating func number(of item: Int32) -> Int32 {
    let known = numbers[Int(item)]
    guard known < 0 else { return known }
    let number = Int32(items.count)
    numbers[Int(item)] = number
    items.append(item)
    return number
  }

  /// Forgets all numbers.
  ///
  /// - Complexity: Linear in the number of numbered items.
  mutating func startOver() {
    for item in items { numbers[Int(item)] = -1 }
    items.removeAll(keepingCapacity: true)
  }
}
