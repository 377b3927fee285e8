import DeStijl
import Foundation

/// Times layouts of growing size: what they cost is to grow in step with it.
@MainActor
enum GrowthBenchmark {
  /// A size that has taken so many milliseconds of measuring is the last one; there are at least two.
  private static let patience = 600.0

  /// Prints what each costs at several sizes, to build and lay out, and the exponents of its growth between
  /// the first and the last of them: of time, which moves with the machine, and of what is counted.
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

  /// Two small sizes, each once.
  private static func counted(_ subject: GrowthSubject) -> Growth {
    let (first, last) = (100, 400)
    // What is made once for a process is not the first one's.
    _ = work(of: subject, first)
    let works = (work(of: subject, first), work(of: subject, last))
    return Growth(first, last, times: [first: works.0.time, last: works.1.time], works)
  }

  /// More and more, until one takes too long.
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

  /// What one layout costs, in numbers that no other program changes, and in milliseconds.
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

/// What a layout of one size costs.
private struct Work {
  let time: Double
  let counts: [Int]
}

/// What a layout costs at several sizes, and how that grows from the first to the last of them.
private struct Growth {
  let last: Int
  /// Milliseconds by size.
  let times: [Int: Double]
  let ofTime: Double
  /// Of what grows most.
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
