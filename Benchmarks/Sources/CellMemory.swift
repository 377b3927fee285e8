import DeStijl

/// Counts the bytes held by the views of cells: before and after layout.
@MainActor
enum CellMemory {
  private static let cells = 1_000
  /// The largest number of bytes that a view may hold, with and without optimization.
  private static let most: [Dialect: (alone: Int, laidOut: Int)] = [
    .hand: (490, 1_600), .blocks: (490, 2_400),
  ]

  /// Prints the bytes for each view of a cell, which has five.
  static func run() throws(UsageError) {
    print(
      "Memory: bytes for each of 5,000 views of cells that are laid out, and times by hand;",
      "of these, before they are described")
    var byHand: Double?
    for dialect in [Dialect.hand, .blocks] {
      // Excludes memory that is allocated once per process.
      _ = bytes(of: 10, dialect)
      guard let bytes = bytes(of: cells, dialect) else { return }
      let (alone, laidOut) = (bytes.alone / (5 * cells), bytes.laidOut / (5 * cells))
      let ratio = Double(laidOut) / (byHand ?? Double(laidOut))
      print("  \(dialect.rawValue) \(laidOut) × \(formatted(ratio, decimals: 2))  \(alone)")
      byHand = byHand ?? Double(laidOut)
      guard let most = most[dialect] else { continue }
      try limit("The bytes of a view in \(dialect.rawValue)", laidOut, to: most.laidOut)
      try limit("The bytes of a view alone", alone, to: most.alone)
    }
  }

  private static func bytes(of count: Int, _ dialect: Dialect) -> (alone: Int, laidOut: Int)? {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    guard let before = Heap.bytesInUse else { return nil }
    let cells = (0..<count).map { number in
      let cell = ContactCell(frame: ContactCell.bounds)
      cell.frame.origin.y = cell.frame.height * CGFloat(number)
      return cell
    }
    guard let alone = Heap.bytesInUse else { return nil }
    for cell in cells {
      host.addSubview(cell)
      cell.describe(in: dialect)
    }
    host.layoutIfNeeded()
    guard let laidOut = Heap.bytesInUse else { return nil }
    withExtendedLifetime(cells) {}
    return (alone - before, laidOut - before)
  }
}
