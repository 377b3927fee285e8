import Foundation

/// Returns the number of random cases to check a law on: a quick number, multiplied by
/// `PROPERTY_TIMES`.
///
/// `PROPERTY_TIMES=20 swift test --filter SolverLawTests` checks twenty times as many systems.
public func caseCount(_ usual: Int) -> Int {
  let times = ProcessInfo.processInfo.environment["PROPERTY_TIMES"].flatMap { Int($0) } ?? 1
  return usual * max(1, times)
}
