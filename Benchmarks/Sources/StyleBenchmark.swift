import DeStijl

/// Times labels that are configured by chained calls and by attributes, compared with plain
/// assignments.
@MainActor
enum StyleBenchmark {
  /// Prints each time, also as a multiple of the time of plain assignments.
  static func run(isQuick: Bool) {
    let budget = Duration.milliseconds(isQuick ? 60 : 1_000)
    let count = isQuick ? 100 : 1_000
    let font = UIFont.systemFont(ofSize: 20)
    let style: ViewStyle = [
      .text("Total"), .font(font), .textColor(.red), .textAlignment(.center), .numberOfLines(2),
      .color(.white), .alpha(0.5), .tintColor(.blue),
    ]
    let ways: [(name: String, setUp: @MainActor (UILabel) -> Void)] = [
      ("assigned", { assign(to: $0, font) }), ("chained", { chain($0, font) }),
      ("styled", { style.install(on: $0) }),
    ]
    let labels = ways.map { way in
      let label = UILabel()
      way.setUp(label)
      return looks(label)
    }
    guard Set(labels).count == 1 else { return print("The labels are not the same: \(labels)") }
    let times = Measurement.medians(of: ways.map(\.name), budget: budget) { measure in
      for way in ways {
        let labels = (0..<count).map { _ in UILabel() }
        measure(way.name) { for label in labels { way.setUp(label) } }
      }
    }
    print(
      "Styles: milliseconds to set up \(count) labels with 8 properties, and times plain assignments"
    )
    for way in ways {
      let ratio = (times[way.name] ?? 0) / (times["assigned"] ?? 1)
      print("  \(way.name) \(formatted(times[way.name] ?? 0)) × \(formatted(ratio, decimals: 2))")
    }
  }

  private static func assign(to label: UILabel, _ font: UIFont) {
    label.text = "Total"
    label.font = font
    label.textColor = .red
    label.textAlignment = .center
    label.numberOfLines = 2
    label.backgroundColor = .white
    label.alpha = 0.5
    label.tintColor = .blue
  }

  private static func chain(_ label: UILabel, _ font: UIFont) {
    label.text("Total").font(font).textColor(.red).textAlignment(.center).numberOfLines(2)
      .backgroundColor(.white).alpha(0.5).tintColor(.blue)
  }

  private static func looks(_ label: UILabel) -> String {
    let words: [Any?] = [
      label.text, label.font, label.textColor, label.textAlignment.rawValue, label.numberOfLines,
      label.backgroundColor, label.alpha, label.tintColor,
    ]
    return words.map { "\($0 ?? "nil")" }.joined(separator: " ")
  }
}
