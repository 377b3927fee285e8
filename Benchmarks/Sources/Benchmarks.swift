import Foundation

/// Measures the framework: `Benchmarks [--quick]`, `Benchmarks workload FILE`, `Benchmarks oracle FILE`.
@main
@MainActor
struct Benchmarks {
  static func main() {
    do throws(UsageError) {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch (arguments.first, arguments.count) {
      case ("workload", 2): try runWorkload(arguments[1])
      case ("oracle", 2): if try !runOracle(arguments[1]) { exit(1) }
      case (nil, 0), ("--quick", 1):
        SolverBenchmark.run(isQuick: arguments.count == 1)
        ViewBenchmark.run(isQuick: arguments.count == 1)
        BlockBenchmark.run(isQuick: arguments.count == 1)
        ClassicBenchmark.run(isQuick: arguments.count == 1)
      default:
        throw UsageError("usage: Benchmarks [--quick] | workload FILE | oracle FILE")
      }
    } catch {
      FileHandle.standardError.write(Data("Benchmarks: \(error.message)\n".utf8))
      exit(2)
    }
  }
}
