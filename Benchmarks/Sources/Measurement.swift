import Foundation

/// The middle of several measured times, in milliseconds.
struct Measurement {
  var milliseconds: Double

  /// Runs some work until `budget` has passed, at least three times, and keeps the median of each of
  /// the times that it reports.
  static func medians(
    of names: [String], budget: Duration, _ work: ((String, () -> Void) -> Void) -> Void
  ) -> [String: Double] {
    var samples: [String: [Double]] = [:]
    let clock = ContinuousClock()
    let start = clock.now
    var runs = 0
    while runs < 3 || clock.now - start < budget {
      work { name, part in
        samples[name, default: []].append(milliseconds(clock.measure(part)))
      }
      runs += 1
    }
    return samples.mapValues { $0.sorted()[$0.count / 2] }
  }

  static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) * 1e-15
  }
}

/// What a person typed can't be carried out.
struct UsageError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

func formatted(_ number: Double, decimals: Int = 3) -> String {
  String(format: "%.\(decimals)f", number)
}
