import DeStijl
import Foundation

/// Times layouts of growing size: the costs must grow linearly.
@MainActor
enum GrowthBenchmark {
  /// The measuring time in milliseconds after which no greater size follows; there are at least two
  /// sizes.
  private static let patience = 600.0

  /// Prints the times to build and lay out each subject at several sizes, and the exponents of
  /// growth between the first and the last size: of the time, which depends on the machine, and of
  /// the counts.
  static func run(isQuick: Bool) throws(UsageError) {
    let handler = Headless.conflictHandler
    defer { Headless.conflictHandler = handler }
    Headless.conflictHandler = { _ in true }
    print(
      "Growth: milliseconds by size, as far as there is time; exponent of time, and of what grows most of",
      "constraints, variables, components, pivots, coefficients, layouts, visited views, measured and",
      "visited texts and objects"
    )
    var known: [String: [Int: Double]] = [:]
    var tooSteep: [String] = []
    for subject in GrowthSubject.all {
      let growth = isQuick ? counted(subject) : timed(subject)
      known[subject.name] = growth.times
      let columns = growth.times.sorted { $0.key < $1.key }.map { "\($0): \(formatted($1))" }
      print(
        "  \(subject.name)  \(columns.joined(separator: "  "))  exponent",
        "\(formatted(growth.ofTime, decimals: 2)) \(formatted(growth.ofCounts, decimals: 2))"
          + comparison(subject, growth, known))
      if growth.ofCounts > subject.steepest { tooSteep.append(subject.name) }
    }
    guard tooSteep.isEmpty else {
      throw UsageError("These grow faster than they may: \(tooSteep.joined(separator: "; "))")
    }
  }

  private static func comparison(
    _ subject: GrowthSubject, _ growth: Growth, _ known: [String: [Int: Double]]
  ) -> String {
    guard let base = subject.bases.first(where: { known[$0] != nil }),
      let time = growth.times[growth.last], let other = known[base]?[growth.last]
    else { return "" }
    return "  × \(formatted(time / other, decimals: 2)) \(base)"
  }

  // MARK: Sizes

  /// Measures two small sizes once each.
  private static func counted(_ subject: GrowthSubject) -> Growth {
    let (first, last) = (100, 400)
    // Excludes work that is done once per process.
    _ = work(of: subject, first)
    let works = (work(of: subject, first), work(of: subject, last))
    return Growth(first, last, times: [first: works.0.time, last: works.1.time], works)
  }

  /// Measures ever greater sizes, until one takes too long.
  private static func timed(_ subject: GrowthSubject) -> Growth {
    var times: [Int: Double] = [:]
    var last = 0
    for size in [100, 200, 400, 1_000, 2_000, 4_000, 10_000] where size <= subject.most {
      let start = Measurement.processorTime()
      let medians = Measurement.medians(of: [subject.name], budget: .milliseconds(100)) { measure in
        let (view, build) = subject.make(size)
        measure(subject.name) {
          build(view)
          view.layoutIfNeeded()
        }
      }
      times[size] = medians[subject.name]
      last = size
      if Measurement.processorTime() - start > patience, times.count > 1 { break }
    }
    return Growth(100, last, times: times, (work(of: subject, 100), work(of: subject, last)))
  }

  /// Returns the costs of one layout, in counts that no other program affects, and in milliseconds.
  private static func work(of subject: GrowthSubject, _ size: Int) -> Work {
    let (view, build) = subject.make(size)
    let (before, start) = (Headless.counters, Measurement.processorTime())
    let objects = ObjectCount.of {
      build(view)
      view.layoutIfNeeded()
    }
    let (work, time) = (Headless.counters - before, Measurement.processorTime() - start)
    return Work(
      time: time,
      counts: [
        work.constraintsAdded, work.variablesAdded, work.componentsSolved, work.pivots,
        work.coefficients, work.viewsLaidOut, work.viewsVisited, work.textsMeasured,
        work.textsVisited, objects ?? 0,
      ])
  }
}

/// The costs of a layout of one size.
private struct Work {
  let time: Double
  let counts: [Int]
}

/// The times of a layout at several sizes, and the growth from the first to the last of them.
private struct Growth {
  let last: Int
  /// The times in milliseconds, by size.
  let times: [Int: Double]
  let ofTime: Double
  /// The exponent of the count that grows most.
  let ofCounts: Double

  init(_ first: Int, _ last: Int, times: [Int: Double], _ works: (Work, Work)) {
    self.last = last
    self.times = times
    let sizes = log(Double(last) / Double(first))
    ofTime = log((times[last] ?? 0) / (times[first] ?? 1)) / sizes
    ofCounts =
      zip(works.0.counts, works.1.counts).filter { $0.0 > 0 }
      .map { log(Double($0.1) / Double($0.0)) / sizes }.max() ?? 0
  }
}
