import DeStijl

/// Times a whole list in each dialect, as a multiple of the time with constraints written by hand.
@MainActor
enum ListBenchmark {
  private static let parts = ["describe", "layout"]

  /// Prints the times to describe the list and to lay it out, and the size of the layout.
  static func run(isQuick: Bool) throws(UsageError) {
    let count = isQuick ? 100 : 1_000
    let hand = DescribedList(count)
    hand.describe(in: .hand)
    hand.host.layoutIfNeeded()
    let times = Measurement.medians(
      of: Dialect.allCases.flatMap { parts.map($0.named) },
      budget: .milliseconds(isQuick ? 200 : 5_000)
    ) { measure in
      for dialect in Dialect.allCases {
        let list = DescribedList(count)
        measure(dialect.named("describe")) { list.describe(in: dialect) }
        measure(dialect.named("layout")) { list.host.layoutIfNeeded() }
      }
    }
    func time(_ dialect: Dialect) -> Double {
      parts.reduce(0) { $0 + (times[dialect.named($1)] ?? 0) }
    }
    print(
      "List of \(count) rows, whole: milliseconds to describe, and to lay out, both, and times by hand;",
      "for each row constraints, and times by hand; components solved and objects made")
    for dialect in Dialect.allCases {
      let counts = try ListCounts(dialect, count, equalTo: hand)
      print(
        "  \(dialect.rawValue)",
        parts.map { formatted(times[dialect.named($0)] ?? 0) }.joined(separator: "  "),
        "\(formatted(time(dialect))) × \(formatted(time(dialect) / time(.hand), decimals: 2))",
        counts.text, separator: "  ")
      try counts.check(dialect)
    }
  }
}

/// The size of a list's layout in numbers that are the same on every machine.
@MainActor
private struct ListCounts {
  private let rows: Int
  private let constraints: Int
  private let constraintsExpected: Int
  private let components: Int
  private let objects: Int?

  /// Counts a list.
  ///
  /// - Throws: An error for a frame that differs from `expected`.
  init(_ dialect: Dialect, _ rows: Int, equalTo expected: DescribedList) throws(UsageError) {
    let list = DescribedList(rows)
    let before = Headless.counters
    objects = ObjectCount.of {
      list.describe(in: dialect)
      list.host.layoutIfNeeded()
    }
    components = (Headless.counters - before).componentsSolved
    (constraints, constraintsExpected) = (list.constraints, expected.constraints)
    self.rows = rows
    for (found, expected) in zip(list.frames, expected.frames) where found != expected {
      throw UsageError(
        "The list in \(dialect.rawValue) has a view at \(found), which by hand is at \(expected)")
    }
  }

  /// The numbers for each row; the constraints as a multiple of the expected ones, too.
  var text: String {
    let ratio = formatted(Double(constraints) / Double(constraintsExpected), decimals: 2)
    let others = [components, objects].compactMap { $0.map(perRow) }
    return (["\(perRow(constraints)) × \(ratio)"] + others).joined(separator: "  ")
  }

  private func perRow(_ number: Int) -> String {
    formatted(Double(number) / Double(rows), decimals: 2)
  }

  func check(_ dialect: Dialect) throws(UsageError) {
    guard let most = Self.most[dialect] else { return }
    let list = "\(rows) rows in \(dialect.rawValue)"
    try limit("Constraints of \(list)", constraints, to: most.constraints * rows + 4)
    try limit("Components of \(list)", components, to: most.components * rows + 2)
    guard let objects else { return }
    try limit("Objects made for \(list)", objects, to: most.objects * rows)
  }

  /// The largest numbers for each row; without optimization more objects are on the heap.
  private static let most: [Dialect: (constraints: Int, components: Int, objects: Int)] =
    Measurement.isOptimized
    ? [
      .hand: (9, 3, 33), .chain: (9, 3, 35), .content: (9, 3, 31), .anchors: (9, 1, 44),
      .blocks: (16, 5, 55),
    ]
    : [
      .hand: (9, 3, 38), .chain: (9, 3, 38), .content: (9, 3, 35), .anchors: (9, 1, 48),
      .blocks: (16, 5, 66),
    ]
}
