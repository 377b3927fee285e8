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
      ("memory", MemoryBenchmark.run),
      ("solver", SolverBenchmark.run), ("views", ViewBenchmark.run), ("cell", CellBenchmark.run),
      ("list", ListBenchmark.run), ("blocks", BlockBenchmark.run),
      ("classic", ClassicBenchmark.run), ("changes", ChangeBenchmark.run),
      ("growth", GrowthBenchmark.run),
      ("styles", StyleBenchmark.run), ("states", StateBenchmark.run), ("diff", DiffBenchmark.run),
      ("text", TextBenchmark.run), ("rows", RowBenchmark.run), ("matrix", MatrixBenchmark.run),
    ]

  /// Runs the named parts, or all; several parts run each in a process of its own.
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
    let isQuick = wanted.count < arguments.count
    let chosen = parts.filter { wanted.isEmpty || wanted.contains($0.name) }
    for part in chosen {
      if chosen.count == 1 { try part.run(isQuick) } else { try runApart(part.name, isQuick) }
    }
  }

  /// Runs a part in its own process: memory fragmented by other parts would slow it down.
  private static func runApart(_ name: String, _ isQuick: Bool) throws(UsageError) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = isQuick ? ["--quick", name] : [name]
    do { try process.run() } catch { throw UsageError("\(name) can't be run: \(error)") }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw UsageError("\(name) has failed")
    }
  }
}
