import Foundation

/// Measures work in processor time, which other programs do not add to.
enum Measurement {
  /// Repeats work until `budget` has passed, at least three times.
  ///
  /// - Parameters:
  ///   - names: The measured parts of the work.
  ///   - budget: The processor time to spend.
  ///   - work: Does all parts once, each in a call of the passed closure.
  /// - Returns: The median of each part, in milliseconds.
  static func medians(
    of names: [String], budget: Duration, _ work: ((String, () -> Void) -> Void) -> Void
  ) -> [String: Double] {
    var samples: [String: [Double]] = [:]
    let end = processorTime() + milliseconds(budget)
    var runs = 0
    while runs < 3 || processorTime() < end {
      work { name, part in
        let start = processorTime()
        part()
        samples[name, default: []].append(processorTime() - start)
      }
      runs += 1
    }
    return samples.mapValues { $0.sorted()[$0.count / 2] }
  }

  /// Prints a line with the time of each part and their sum, in milliseconds.
  ///
  /// - Parameter previous: The sum of the next smaller size, for comparison.
  /// - Returns: The sum.
  @discardableResult
  static func report(
    _ name: String, _ parts: [String], _ times: [String: Double], after previous: Double? = nil
  ) -> Double {
    let total = parts.reduce(0) { $0 + (times[$1] ?? 0) }
    let columns = parts.map { formatted(times[$0] ?? 0) } + [formatted(total)]
    let growth = previous.map { " × \(formatted(total / $0, decimals: 1))" } ?? ""
    print("  \(name)", columns.joined(separator: "  ") + growth)
    return total
  }

  /// Whether this build is optimized: assertions are not evaluated in such a build.
  static var isOptimized: Bool {
    var isOptimized = true
    assert(
      {
        isOptimized = false
        return true
      }())
    return isOptimized
  }

  /// The processor time that this program has used, in milliseconds.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) * 1e-15
  }
}

/// A command or a check that fails.
struct UsageError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

/// Checks a number that is the same on every machine.
///
/// - Throws: An error with the name if the number exceeds the limit.
func limit(_ name: String, _ number: Int, to most: Int) throws(UsageError) {
  guard number > most else { return }
  throw UsageError("\(name) have come to \(number), instead of \(most) at most")
}

func formatted(_ number: Double, decimals: Int = 3) -> String {
  String(format: "%.\(decimals)f", number)
}
