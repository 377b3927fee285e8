import DeStijl

/// Times text that wraps: the widths of letters, the line breaks and the height.
@MainActor
enum TextBenchmark {
  private static let texts = [
    ("ASCII", "The quick brown fox jumps over the lazy dog, and nobody looks up. "),
    ("CJK", "いろはにほへと散りぬるを我が世誰ぞ常ならむ有為の奥山今日越えて浅き夢見じ酔ひもせず。"),
  ]
  private static let length = 200
  private static let width: CGFloat = 300

  /// Prints the time to make a label of 200 characters and to measure its height.
  static func run(isQuick: Bool) throws(UsageError) {
    let count = isQuick ? 20 : 200
    print(
      "Text: microseconds for a new label of \(length) characters that is wrapped; and its lines")
    var number = 0
    for (script, words) in texts {
      var (lines, before) = (0.0, Headless.counters.textsMeasured)
      let times = Measurement.medians(of: [script], budget: .milliseconds(isQuick ? 60 : 1_000)) {
        measure in
        before = Headless.counters.textsMeasured
        // All texts differ, so that none is in a cache.
        let texts = (0..<count).map { _ in
          number += 1
          return String(("\(number) " + String(repeating: words, count: 6)).prefix(length))
        }
        measure(script) {
          for text in texts {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            lines = Double(size.height / label.font.lineHeight)
          }
        }
      }
      let time = (times[script] ?? 0) * 1e3 / Double(count)
      print("  \(script) \(formatted(time, decimals: 1))  \(formatted(lines, decimals: 0))")
      let measured = Headless.counters.textsMeasured - before
      guard lines > 1, measured <= count else {
        throw UsageError(
          "\(script): \(count) labels of \(formatted(lines, decimals: 1)) lines have been measured"
            + " \(measured) times")
      }
    }
  }
}
