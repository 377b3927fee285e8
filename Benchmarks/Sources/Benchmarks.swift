import Foundation

/// Measures the framework: `Benchmarks [--quick] [PART...]`, `Benchmarks workload FILE`,
/// `Benchmarks oracle FILE`, `Benchmarks depth COUNT`.
@main
@MainActor
struct Benchmarks {
  static func main() {
    do throws(UsageError) {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch (arguments.first, arguments.count) {
      case ("workload", 2): try runWorkload(arguments[1])
      case ("oracle", 2): if try !runOracle(arguments[1]) { exit(1) }
      case ("depth", 2): try runDepth(arguments[1])
      default: try measure(arguments)
      }
    } catch {
      FileHandle.standardError.write(Data("Benchmarks: \(error.message)\n".utf8))
      exit(2)
    }
  }

  private static let parts:
    [(name: String, run: @MainActor (_ isQuick: Bool) throws(UsageError) -> Void)] = [
      // First, as long as nobody has let go of memory that lists would lie in.
      ("memory", MemoryBenchmark.run),
      ("solver", SolverBenchmark.run), ("views", ViewBenchmark.run), ("cell", CellBenchmark.run),
      ("list", ListBenchmark.run), ("blocks", BlockBenchmark.run),
      ("classic", ClassicBenchmark.run), ("changes", ChangeBenchmark.run),
      ("growth", GrowthBenchmark.run),
      ("styles", StyleBenchmark.run), ("states", StateBenchmark.run), ("diff", DiffBenchmark.run),
      ("text", TextBenchmark.run), ("rows", RowBenchmark.run), ("matrix", MatrixBenchmark.run),
    ]

  /// Runs the parts that are named, or all.
  private static func measure(_ arguments: [String]) throws(UsageError) {
    let wanted = arguments.filter { $0 != "--quick" }
    let names = parts.map(\.name)
    guard wanted.allSatisfy(names.contains) else {
      throw UsageError(
        """
        usage: Benchmarks [--quick] [\(names.joined(separator: "|"))]... | workload FILE | oracle FILE \
        | depth COUNT
        """)
    }
    for part in parts where wanted.isEmpty || wanted.contains(part.name) {
      try part.run(wanted.count < arguments.count)
    }
  }
}
