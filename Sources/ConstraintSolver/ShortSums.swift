/// Short sums of free variables and parameters that equal variables defined through many others.
///
/// In a chain of views, each centered on the one before it, each is centered on the first. A constraint on the next
/// view need not be traced back through the whole chain.
struct ShortSums: Sendable {
  /// Longer sums are not kept.
  private static let mostTerms = 4
  /// A sum found by way of so few terms is as quickly found again.
  private static let fewTerms = 16

  private var sums: [Int32: (constant: Double, terms: Range<Int>)] = [:]
  private var terms: [(variable: Int32, coefficient: Double)] = []

  /// Adds a multiple of the known sum of a variable.
  ///
  /// - Returns: The number of terms in that sum; nil if it is not known.
  func add(_ variable: Int32, times factor: Double, to sum: inout LinearSum) -> Int? {
    guard !sums.isEmpty, let known = sums[variable] else { return nil }
    sum.constant += factor * known.constant
    for place in known.terms {
      _ = sum.add(terms[place].variable, factor * terms[place].coefficient)
    }
    return known.terms.count
  }

  /// Keeps the sum of a variable if that saves enough work.
  ///
  /// - Parameter count: The number of terms visited to find it.
  fileprivate mutating func note(_ variable: Int32, _ sum: LinearSum, found count: Int) {
    guard count > Self.fewTerms, sum.touched.count <= Self.mostTerms else { return }
    let start = terms.count
    for term in sum.touched { terms.append((term, sum[term])) }
    sums[variable] = (sum.constant, start..<terms.count)
  }
}

extension Elimination {
  /// Leaves a variable in `sum`, expressed in free variables and parameters only.
  ///
  /// - Parameter known: The sums known so far; this one joins them if it is worth keeping.
  mutating func reduce(_ variable: Int32, knowing known: inout ShortSums) {
    let before = expandedCount
    start(with: variable)
    expand(knowing: known)
    known.note(variable, sum, found: expandedCount - before)
  }
}
