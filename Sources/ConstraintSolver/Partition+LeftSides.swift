extension Partition {
  /// What a demand speaks of: a multiple of a target, and what is given.
  struct LeftSide {
    /// A free variable, or `~row`; `nothing` if all is given.
    var target = Demand.nothing
    var scale = 1.0
    var constant = 0.0
    /// Which of all ``KnownSides/parameters`` are given, and how many times.
    var parameters: Range<Int32> = 0..<0
    var parameterFactor = 1.0
    /// Whether it can't be negative, being a sum of lengths.
    var isSumOfLengths = false
    /// Whether that would be so with a constant that is not negative.
    var hasLengthsOnly = false

    /// Whether it is a number, whatever else changes, and not below another.
    func isNever(below least: Double) -> Bool {
      target == Demand.nothing && parameters.isEmpty && constant >= least
    }

    /// A multiple, and a constant.
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

  /// What variables are, as far as it has been found.
  struct KnownSides {
    /// So many are looked through faster than they are hashed.
    private static let few = 8
    /// Layouts mostly have so many at least: to grow to it step by step takes longer.
    private static let usual = 16

    private var firstSides: [(variable: Int32, side: LeftSide)] = []
    private var otherSides: [Int32: LeftSide] = [:]
    fileprivate var sums = BriefSums()
    /// What left sides depend on besides their targets, one side after another.
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

  /// The left side that an elimination has started with.
  ///
  /// Where that is a multiple of one variable, what this is defined as is found once for all of them: many
  /// equal gaps would each go through all that they have to share.
  ///
  /// - Parameter known: What has been found so far.
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

  /// What the sum of an elimination is, in free variables and parameters only.
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
