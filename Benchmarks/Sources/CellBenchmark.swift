import DeStijl

/// Times an everyday cell (an icon, two labels, a badge) in each dialect, as a multiple of the time
/// with constraints written by hand.
@MainActor
enum CellBenchmark {
  private static let copies = 50
  private static let parts = ["describe", "layout", "reuse"]

  /// Prints the costs of describing, activating, laying out and reusing one cell, with the numbers
  /// of its constraints and guides and of the objects that it makes.
  static func run(isQuick: Bool) throws(UsageError) {
    var frames: [Dialect: [CGRect]] = [:]
    var step = 0
    let times = Measurement.medians(
      of: Dialect.allCases.flatMap { dialect in parts.map(dialect.named) },
      budget: .milliseconds(isQuick ? 200 : 2_000)
    ) { measure in
      step += 1
      for dialect in Dialect.allCases {
        let (hosts, cells) = makeCells(copies)
        measure(dialect.named("describe")) { for cell in cells { cell.describe(in: dialect) } }
        measure(dialect.named("layout")) { for host in hosts { host.layoutIfNeeded() } }
        frames[dialect] = cells[0].frames
        measure(dialect.named("reuse")) {
          for cell in cells { cell.rebind(step) }
          for host in hosts { host.layoutIfNeeded() }
        }
        frames[dialect, default: []] += cells[0].frames
      }
    }
    print(
      "Cell: microseconds to describe, to lay out, and to use again in another width with other texts,",
      "and times by hand; constraints and guides; objects made to describe, and to lay out")
    for dialect in Dialect.allCases {
      let counts = CellCounts(dialect)
      print("  \(dialect.rawValue)", columns(dialect, times), counts.text, separator: "  ")
      guard frames[dialect] == frames[.hand] else {
        throw UsageError(
          "The cell in \(dialect.rawValue) is another one than by hand: \(frames[dialect] ?? [])")
      }
      try counts.check(dialect)
    }
  }

  /// Makes cells without a description, each alone in a view.
  fileprivate static func makeCells(_ count: Int) -> (hosts: [UIView], cells: [ContactCell]) {
    let hosts = (0..<count).map { _ in UIView(frame: ContactCell.bounds) }
    let cells = hosts.map { host in
      let cell = ContactCell(frame: ContactCell.bounds)
      host.addSubview(cell)
      return cell
    }
    return (hosts, cells)
  }

  private static func columns(_ dialect: Dialect, _ times: [String: Double]) -> String {
    parts.map { part in
      let time = times[dialect.named(part)] ?? 0
      let ratio = time / (times[Dialect.hand.named(part)] ?? 1)
      return "\(formatted(time * 1e3 / Double(copies), decimals: 1))"
        + " × \(formatted(ratio, decimals: 1))"
    }.joined(separator: "  ")
  }
}

/// The size of a cell in numbers that are the same on every machine.
@MainActor
private struct CellCounts {
  private let constraints: Int
  private let guides: Int
  private let describing: Int?
  private let layingOut: Int?

  /// Counts several cells one by one, as a single count may differ by an object depending on memory
  /// addresses.
  init(_ dialect: Dialect) {
    let (hosts, cells) = CellBenchmark.makeCells(12)
    let counts = zip(hosts, cells).map { host, cell in
      (
        describing: ObjectCount.of { cell.describe(in: dialect) },
        layingOut: ObjectCount.of { host.layoutIfNeeded() }
      )
    }
    describing = ObjectCount.median(counts.map(\.describing))
    layingOut = ObjectCount.median(counts.map(\.layingOut))
    (constraints, guides) = cells[0].count()
  }

  var text: String {
    let objects = [describing, layingOut].compactMap { $0?.description }
    return (["\(constraints) + \(guides)"] + objects).joined(separator: "  ")
  }

  func check(_ dialect: Dialect) throws(UsageError) {
    let cell = "a cell in \(dialect.rawValue)"
    try limit("Constraints of \(cell)", constraints, to: dialect == .blocks ? 25 : 14)
    try limit("Guides of \(cell)", guides, to: dialect == .blocks ? 1 : 0)
    guard let most = Self.mostObjects[dialect], let describing, let layingOut else { return }
    try limit("Objects made to describe \(cell)", describing, to: most.describing)
    try limit("Objects made to lay out \(cell)", layingOut, to: most.layingOut)
  }

  /// The largest number of objects that a cell may make; without optimization more objects are on
  /// the heap.
  private static let mostObjects: [Dialect: (describing: Int, layingOut: Int)] =
    Measurement.isOptimized
    ? [
      .hand: (55, 79), .chain: (54, 79), .content: (58, 79), .anchors: (63, 79),
      .blocks: (110, 88),
    ]
    : [
      .hand: (57, 85), .chain: (54, 85), .content: (60, 85), .anchors: (65, 85),
      .blocks: (129, 94),
    ]
}
