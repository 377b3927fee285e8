/// The solutions among which a component chooses, and what is known about them.
struct Face: Sendable {
  /// The simplex as the levels left it, at one of the solutions.
  var simplex: Simplex
  /// The values at that solution.
  private let start: [Double]
  /// The values at another solution, the mean of all that are known.
  private var mean: [Double]
  private var knownCount: Double

  init(_ simplex: Simplex, variableCount: Int) {
    self.simplex = simplex
    start = simplex.structuralValues(simplex.value, variableCount)
    let (sum, count) = self.simplex.sumOfNeighbors()
    knownCount = Double(count)
    mean = simplex.structuralValues(sum.map { $0 / Double(count) }, variableCount)
  }

  /// Notes a solution that a search has met.
  mutating func note(_ other: Simplex) {
    knownCount += 1
    for (variable, value) in other.structuralValues(other.value, mean.count).enumerated() {
      mean[variable] += (value - mean[variable]) / knownCount
    }
  }

  /// A part of the range of a sum, which spans two known solutions. As the mean has a share of each solution, whatever
  /// differs at one of them differs there, unless others make up for it.
  func known(_ terms: [(variable: Int32, coefficient: Double)]) -> (lower: Double, upper: Double) {
    var (first, second) = (0.0, 0.0)
    for (variable, coefficient) in terms {
      first += coefficient * start[Int(variable)]
      second += coefficient * mean[Int(variable)]
    }
    return (min(first, second), max(first, second))
  }
}

extension Simplex {
  /// The values of the structurals, including those replaced by rows.
  fileprivate func structuralValues(_ values: [Double], _ count: Int) -> [Double] {
    var structurals = Array(values.prefix(count))
    substitution.complete(&structurals) { values[Int($0)] }
    return structurals
  }
}
