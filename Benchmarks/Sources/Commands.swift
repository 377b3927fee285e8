import ConstraintSolver
import Foundation

/// `workload FILE`: times one system and prints its violations.
func runWorkload(_ path: String) throws(UsageError) {
  let system = try System(text: read(path))
  let times = SolverBenchmark.times(of: system, budget: .seconds(1))
  for part in SolverBenchmark.parts {
    print("\(part) \(formatted(times[part] ?? 0)) ms")
  }
  var solver = Solver()
  _ = system.load(into: &solver)
  guard case .solved = solver.solve() else {
    print("conflict: the required constraints can't hold together")
    return
  }
  for (priority, violation) in solver.violations {
    print("violation @\(priority) \(formatted(violation, decimals: 6))")
  }
}

/// `oracle FILE`: solves cases and edits with known answers on live solvers; returns false if an
/// answer differs.
func runOracle(_ path: String) throws(UsageError) -> Bool {
  let cases: [OracleCase]
  do {
    cases = try JSONDecoder().decode([OracleCase].self, from: Data(read(path).utf8))
  } catch let error as UsageError {
    throw error
  } catch {
    throw UsageError("\(path) is not a list of cases: \(error)")
  }
  var mismatches: [String] = []
  for oracle in cases {
    var run = OracleRun(oracle)
    if !run.differences(from: oracle.answer).isEmpty { mismatches.append(oracle.id) }
    for (number, edit) in oracle.edits.enumerated() {
      run.apply(edit)
      if !run.differences(from: edit.answer).isEmpty {
        mismatches.append("\(oracle.id), edit \(number)")
      }
    }
  }
  let edits = cases.reduce(0) { $0 + $1.edits.count }
  print("cases \(cases.count), edits \(edits), mismatches \(mismatches.count)")
  for mismatch in mismatches { print(mismatch) }
  return mismatches.isEmpty
}

private func read(_ path: String) throws(UsageError) -> String {
  do {
    return try String(contentsOfFile: path, encoding: .utf8)
  } catch {
    throw UsageError("can't read \(path)")
  }
}
