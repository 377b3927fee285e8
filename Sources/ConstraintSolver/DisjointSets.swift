/// Union-find with path halving.
struct DisjointSets {
  private var parent: [Int32]

  init(count: Int) { parent = (0..<Int32(count)).map { $0 } }

  mutating func root(_ item: Int32) -> Int32 {
    var item = item
    while parent[Int(item)] != item {
      parent[Int(item)] = parent[Int(parent[Int(item)])]
      item = parent[Int(item)]
    }
    return item
  }

  mutating func unite(_ first: Int32, _ second: Int32) {
    let first = root(first)
    let second = root(second)
    // The smaller index is the root, so the result does not depend on the order of calls.
    if first < second { parent[Int(second)] = first } else { parent[Int(first)] = second }
  }
}
