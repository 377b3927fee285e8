import ConstraintSolver
import DeStijl

/// Times whole layouts: views, constraints, one pass.
@MainActor
enum ViewBenchmark {
  private static let parts = ["views", "constraints", "layout"]

  /// Prints the times of layouts of all sizes, and their growth.
  static func run(isQuick: Bool) throws(UsageError) {
    let budget = Duration.milliseconds(isQuick ? 60 : 1_000)
    let sizes = isQuick ? [10, 100, 1_000] : [10, 100, 1_000, 10_000]
    print(
      "Views: milliseconds to make views, to constrain and to lay out; and times the size before")
    try report(sizes.map { .list(rows: $0) }, budget)
    try report((isQuick ? [3, 4] : [3, 4, 5, 6]).map { .stacks(depth: $0) }, budget)
    try report([20, 200].map { .form(pairs: $0) }, budget)
    changes(rows: isQuick ? 100 : 1_000, budget)
    squeeze(depth: isQuick ? 4 : 5, budget)
  }

  private static func report(_ workloads: [Workload], _ budget: Duration) throws(UsageError) {
    var previous: Double?
    for workload in workloads {
      try compare(workload)
      let times = Measurement.medians(of: parts, budget: budget) { measure in
        var scene = WorkloadViews()
        measure("views") { scene.build(workload) }
        measure("constraints") { scene.constrain(workload) }
        measure("layout") { scene.host.layoutIfNeeded() }
      }
      previous = Measurement.report(workload.name, parts, times, after: previous)
    }
  }

  /// Checks that the frames of views equal the results of the solver alone, except for rounding to
  /// pixels.
  private static func compare(_ workload: Workload) throws(UsageError) {
    var scene = WorkloadViews()
    scene.build(workload)
    scene.constrain(workload)
    scene.host.layoutIfNeeded()
    var solver = Solver()
    let variables = System(workload).load(into: &solver).variables
    _ = solver.solve()
    func value(_ item: Int?, _ offset: Int) -> Double {
      item.map { solver.value(of: variables[4 * $0 + offset]) } ?? 0
    }
    for (index, item) in workload.items.enumerated() {
      let frame = scene.views[index].frame
      let expected = [
        value(index, 0) - value(item.parent, 0), value(index, 1) - value(item.parent, 1),
        value(index, 2), value(index, 3),
      ]
      let found = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      guard zip(found, expected).allSatisfy({ abs($0 - $1) < 0.2 }) else {
        throw UsageError("\(workload.name): view \(index) is at \(frame), not at \(expected)")
      }
    }
  }

  /// Prints the times of changes to a list that is laid out.
  private static func changes(rows count: Int, _ budget: Duration) {
    let workload = Workload.list(rows: count)
    var scene = WorkloadViews()
    let first = Measurement.medians(of: ["layout"], budget: budget) { measure in
      scene = WorkloadViews()
      scene.build(workload)
      scene.constrain(workload)
      measure("layout") { scene.host.layoutIfNeeded() }
    }
    let titles = scene.views.compactMap { $0 as? Box }.filter { $0.content.height == 20 }
    var step = 0
    let times = Measurement.medians(of: ["width", "title", "nothing"], budget: budget) { measure in
      step += 1
      measure("width") {
        scene.host.frame.size.width = CGFloat(320 + step % 60)
        scene.host.layoutIfNeeded()
      }
      measure("title") {
        titles[step * 7 % titles.count].content = CGSize(width: 60 + step % 90, height: 20)
        scene.host.layoutIfNeeded()
      }
      measure("nothing") { scene.host.layoutIfNeeded() }
    }
    print("changes of a list of \(count) that is laid out, milliseconds each; in the first layout")
    for change in ["width", "title", "nothing"] {
      let share = (times[change] ?? 0) / (first["layout"] ?? 1)
      print("  \(change) \(formatted(times[change] ?? 0))  × \(formatted(share))")
    }
  }

  /// Prints the time to lay out stacks whose root has 80 % of its natural width.
  private static func squeeze(depth: Int, _ budget: Duration) {
    let workload = Workload.stacks(depth: depth)
    var natural = WorkloadViews()
    natural.build(workload)
    natural.constrain(workload)
    natural.host.layoutIfNeeded()
    let width = natural.views[Workload.root].frame.width * 0.8
    let times = Measurement.medians(of: ["layout"], budget: budget) { measure in
      var scene = WorkloadViews()
      scene.build(workload)
      scene.constrain(workload)
      scene.views[Workload.root].widthAnchor.constraint(equalToConstant: width).isActive = true
      measure("layout") { scene.host.layoutIfNeeded() }
    }
    print("  \(workload.name) squeezed to 80 %", formatted(times["layout"] ?? 0))
  }
}
