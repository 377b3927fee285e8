extension Partition {
  /// The left side of a demand: a multiple of a target, plus a constant and multiples of parameters.
  struct LeftSide {
    /// A free variable, or `~row`; `nothing` if there is neither.
    var target = Demand.nothing
    var scale = 1.0
    var constant = 0.0
    /// The range of its terms in ``KnownSides/parameters``; `parameterFactor` multiplies them.
    var parameters: Range<Int32> = 0..<0
    var parameterFactor = 1.0
    /// Whether it is a sum of lengths, and so can't be negative.
    var isSumOfLengths = false
    /// Whether it would be a sum of lengths if its constant were not negative.
    var hasLengthsOnly = false

    /// Whether it is a constant of at least `least`, whatever else changes.
    func isNever(below least: Double) -> Bool {
      target == Demand.nothing && parameters.isEmpty && constant >= least
    }

    /// A multiple of the side, plus a constant.
    func scaled(by factor: Double, plus constant: Double) -> LeftSide {
      var side = self
      side.scale *= factor
      side.constant = side.constant * factor + constant
      side.parameterFactor *= factor
      side.hasLengthsOnly = hasLengthsOnly && factor > 0
      side.isSumOfLengths = side.hasLengthsOnly && side.constant >= 0
      return side
    }
  }

  /// The left sides found so far, by variable.
  struct KnownSides {
    /// Searching so few is faster than hashing.
    private static let few = 8
    /// Most layouts have at least so many parameters; growing to that step by step takes longer.
    private static let usual = 16

    private var firstSides: [(variable: Int32, side: LeftSide)] = []
    private var otherSides: [Int32: LeftSide] = [:]
    fileprivate var sums = ShortSums()
    /// The multiples of parameters in the left sides, one side after another.
    private(set) var parameters: [(variable: Int32, coefficient: Double)] = []

    fileprivate func side(of variable: Int32) -> LeftSide? {
      for known in firstSides where known.variable == variable { return known.side }
      return otherSides.isEmpty ? nil : otherSides[variable]
    }

    fileprivate mutating func append(_ parameter: Int32, _ coefficient: Double) {
      if parameters.isEmpty { parameters.reserveCapacity(Self.usual) }
      parameters.append((parameter, coefficient))
    }

    fileprivate mutating func note(_ side: LeftSide, of variable: Int32) {
      if firstSides.count < Self.few {
        firstSides.append((variable, side))
      } else {
        otherSides[variable] = side
      }
    }
  }

  /// Reduces the left side that an elimination has started with.
  ///
  /// If it is a multiple of one variable, that variable is reduced once for all such sides: otherwise each of many
  /// equal gaps would expand everything that the gaps have to share.
  ///
  /// - Parameter known: The sides found so far.
  mutating func leftSide(
    _ elimination: inout Elimination, _ kinds: [Variable.Kind], _ known: inout KnownSides
  ) -> LeftSide {
    guard let (variable, coefficient) = elimination.expandToOnlyTerm(knowing: known.sums) else {
      return reducedSide(&elimination, kinds, &known)
    }
    let constant = elimination.sum.constant
    if let side = known.side(of: variable) { return side.scaled(by: coefficient, plus: constant) }
    elimination.reduce(variable, knowing: &known.sums)
    let side = reducedSide(&elimination, kinds, &known)
    known.note(side, of: variable)
    return side.scaled(by: coefficient, plus: constant)
  }

  /// The sum of an elimination, in free variables and parameters only.
  private mutating func reducedSide(
    _ elimination: inout Elimination, _ kinds: [Variable.Kind], _ known: inout KnownSides
  ) -> LeftSide {
    var side = LeftSide()
    side.constant = elimination.sum.constant
    side.hasLengthsOnly = elimination.sum.hasPositiveLengthsOnly(kinds)
    side.isSumOfLengths = side.hasLengthsOnly && side.constant >= 0
    let first = Int32(known.parameters.count)
    for parameter in elimination.sum.touched where elimination.isParameter(parameter) {
      known.append(parameter, elimination.sum.take(parameter))
    }
    side.parameters = first..<Int32(known.parameters.count)
    if !side.parameters.isEmpty { elimination.sum.dropCancelledTerms() }
    switch elimination.sum.touched.count {
    case 0: break
    case 1:
      side.target = elimination.sum.touched[0]
      side.scale = elimination.sum[side.target]
    default:
      elimination.sum.sortTerms()
      side.scale = elimination.sum[elimination.sum.touched[0]]
      side.target = ~Int32(row(like: elimination.sum, scale: side.scale))
    }
    return side
  }
}
