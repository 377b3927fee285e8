/// What some variables are in free variables and parameters, where that is short, but many definitions lie in between.
///
/// Of views of which each is centered on the one before, each is centered on the first: what is asked of the
/// next one need not be led back there by way of all before it.
struct BriefSums: Sendable {
  /// Only sums of so few terms are kept.
  private static let mostTerms = 4
  /// With so few terms on the way a sum is as soon found again.
  private static let fewTerms = 16

  private var sums: [Int32: (constant: Double, terms: Range<Int>)] = [:]
  private var terms: [(variable: Int32, coefficient: Double)] = []

  /// Adds a multiple of what a variable is known to be.
  ///
  /// - Returns: How many terms that is; nil if it is not known.
  func add(_ variable: Int32, times factor: Double, to sum: inout LinearSum) -> Int? {
    guard !sums.isEmpty, let known = sums[variable] else { return nil }
    sum.constant += factor * known.constant
    for place in known.terms {
      _ = sum.add(terms[place].variable, factor * terms[place].coefficient)
    }
    return known.terms.count
  }

  /// Keeps what a variable is, if that is worth it.
  ///
  /// - Parameter count: How many terms have been looked at to find it.
  fileprivate mutating func note(_ variable: Int32, _ sum: LinearSum, found count: Int) {
    guard count > Self.fewTerms, sum.touched.count <= Self.mostTerms else { return }
    let start = terms.count
    for term in sum.touched { terms.append((term, sum[term])) }
    sums[variable] = (sum.constant, start..<terms.count)
  }
}

extension Elimination {
  /// Leaves in `sum` a variable, in free variables and parameters only.
  ///
  /// - Parameter known: What some are; what this one is comes to it if it is of use.
  mutating func reduce(_ variable: Int32, knowing known: inout BriefSums) {
    let before = expandedCount
    start(with: variable)
    expand(knowing: known)
    known.note(variable, sum, found: expandedCount - before)
  }
}
