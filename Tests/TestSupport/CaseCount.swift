import Foundation

/// How many random cases a law is tried on: as many as are quick, or `PROPERTY_TIMES` times as many.
///
/// `PROPERTY_TIMES=20 swift test --filter SolverLawTests` looks at twenty times as many systems.
public func caseCount(_ usual: Int) -> Int {
  let times = ProcessInfo.processInfo.environment["PROPERTY_TIMES"].flatMap { Int($0) } ?? 1
  return usual * max(1, times)
}
