/// Required bounds that other required bounds imply.
///
/// Where views follow each other, and each is also kept within the view around them, only the first and the last need
/// those bounds: the others can't be outside. Without the implied bounds, far fewer rows are solved together, and every
/// view in between follows from its neighbors.
///
/// A bound is on a point: a variable, or a sum of positive multiples of variables, such as the end of a view. A row
/// with terms of both signs says that one point lies behind another. So does the sign of a length, for both ends of its
/// view.
///
/// - SeeAlso: Andersen, Andersen, *Presolving in linear programming*, Mathematical Programming 71, 1995,
///   doi:10.1007/BF01586000 (dominated constraints).
struct ImpliedBounds {
  typealias Term = (variable: Int32, coefficient: Double)

  /// States that a point is at least a multiple of another point plus a constant.
  fileprivate struct Distance {
    var point: Int32
    var origin: Int32
    var factor: Double
    var constant: Double
  }

  private struct Sum: Hashable {
    let variables: [Int32]
    let coefficients: [Double]
  }

  /// Sums with more terms are not points.
  private static let mostTerms = 4

  private var sums: [Sum: Int32] = [:]
  private var termsOfSum: [[Term]] = []
  private let variableCount: Int
  private var distances: [Distance] = []
  /// For each point, the tightest wish that bounds it from below, and from above; -1 for none.
  private var lower: [Int32]
  private var upper: [Int32]
  /// Whether a distance is derived from the wish, which must then stay.
  private var isHeld: [Bool]

  /// The places of the implied wishes.
  ///
  /// - Parameter wishes: Sorted by target, then value.
  /// - Complexity: Linear in the terms of the rows.
  static func places(
    in wishes: [Penalties.Wish], _ variableCount: Int, _ rows: ComponentProblem.Rows
  ) -> [Int] {
    var bounds = ImpliedBounds(wishes, variableCount, rows)
    bounds.addDistancesOfLengths(wishes)
    let (lower, upper) = (bounds.lower, bounds.upper)
    return bounds.implied(lower, wishes, bounds.distances, sign: 1)
      + bounds.implied(upper, wishes, bounds.distances.map(\.reversed), sign: -1)
  }

  private init(_ wishes: [Penalties.Wish], _ variableCount: Int, _ rows: ComponentProblem.Rows) {
    self.variableCount = variableCount
    lower = Array(repeating: -1, count: variableCount)
    upper = lower
    isHeld = Array(repeating: false, count: wishes.count)
    for (place, wish) in wishes.enumerated()
    where wish.priority == ConstraintStore.required && wish.relation != .equal {
      let row = Int(wish.target) - variableCount
      if row < 0 {
        note(place, wish.relation, at: wish.target)
      } else {
        take(place, wish, rows[row])
      }
    }
  }

  /// Notes that a wish bounds a point. Wishes come in rising order of value.
  private mutating func note(_ place: Int, _ relation: Relation, at point: Int32) {
    if relation == .greaterThanOrEqual {
      lower[Int(point)] = Int32(place)
    } else if upper[Int(point)] < 0 {
      upper[Int(point)] = Int32(place)
    }
  }

  /// Reads the wish for a row: it bounds a point, or is a distance between two points.
  private mutating func take(
    _ place: Int, _ wish: Penalties.Wish, _ terms: ArraySlice<Term>
  ) {
    let sign = wish.relation == .greaterThanOrEqual ? 1.0 : -1
    let positive = terms.filter { $0.coefficient > 0 }
    let negative = terms.filter { $0.coefficient < 0 }.map { ($0.variable, -$0.coefficient) }
    guard max(positive.count, negative.count) <= Self.mostTerms else { return }
    guard !negative.isEmpty else {
      // The first coefficient of a row is 1.
      let (point, _) = point(positive)
      return note(place, wish.relation, at: point)
    }
    guard !positive.isEmpty else { return }
    let (first, firstScale) = point(sign > 0 ? positive : negative)
    let (second, secondScale) = point(sign > 0 ? negative : positive)
    distances.append(
      Distance(
        point: first, origin: second, factor: secondScale / firstScale,
        constant: sign * wish.value / firstScale))
  }

  /// The point of which some terms are a multiple.
  private mutating func point(_ terms: [Term]) -> (point: Int32, scale: Double) {
    let scale = terms[0].coefficient
    guard terms.count > 1 else { return (terms[0].variable, scale) }
    let sum = Sum(
      variables: terms.map(\.variable), coefficients: terms.map { $0.coefficient / scale })
    if let known = sums[sum] { return (known, scale) }
    let point = Int32(lower.count)
    sums[sum] = point
    termsOfSum.append(Array(zip(sum.variables, sum.coefficients)))
    lower.append(-1)
    upper.append(-1)
    return (point, scale)
  }

  /// Adds distances that follow from the least values of lengths: a sum is at least the sum without a length plus that
  /// length's least value. A variable counts as a length only if no distance mentions it.
  private mutating func addDistancesOfLengths(_ wishes: [Penalties.Wish]) {
    var isPlace = Array(repeating: false, count: lower.count)
    for distance in distances {
      isPlace[Int(distance.point)] = true
      isPlace[Int(distance.origin)] = true
    }
    for (number, terms) in termsOfSum.enumerated() {
      for position in terms.indices {
        let (variable, coefficient) = terms[position]
        let bound = Int(lower[Int(variable)])
        guard bound >= 0, !isPlace[Int(variable)] else { continue }
        var rest = terms
        rest.remove(at: position)
        let scale = rest[0].coefficient
        let sum = Sum(
          variables: rest.map(\.variable), coefficients: rest.map { $0.coefficient / scale })
        guard let origin = rest.count == 1 ? rest[0].variable : sums[sum] else { continue }
        isHeld[bound] = true
        distances.append(
          Distance(
            point: Int32(variableCount + number), origin: origin, factor: scale,
            constant: coefficient * wishes[bound].value))
      }
    }
  }

  /// The bounds that follow from others by distances.
  ///
  /// A bound is decided once all bounds that it may follow from are known, except those that in turn follow from it.
  ///
  /// - Parameter sign: -1 for upper bounds, which are lower bounds of the negated points.
  private func implied(
    _ own: [Int32], _ wishes: [Penalties.Wish], _ distances: [Distance], sign: Double
  ) -> [Int] {
    let incoming = Buckets(distances.map(\.point), count: own.count)
    var found: [Int] = []
    var least = Array(repeating: -Double.infinity, count: own.count)
    var states = Array(repeating: State.unknown, count: own.count)
    // The number of distances to each point already visited.
    var taken = Array(repeating: 0, count: own.count)
    for start in own.indices where states[start] == .unknown {
      var path = [start]
      while let point = path.last {
        states[point] = .awaiting
        if let number = incoming[point].dropFirst(taken[point]).first {
          let distance = distances[Int(number)]
          let origin = Int(distance.origin)
          guard states[origin] != .unknown else {
            path.append(origin)
            continue
          }
          taken[point] += 1
          guard states[origin] == .known else { continue }
          least[point] = max(least[point], distance.factor * least[origin] + distance.constant)
        } else {
          path.removeLast()
          states[point] = .known
          guard own[point] >= 0 else { continue }
          let bound = sign * wishes[Int(own[point])].value
          if least[point] >= bound, !isHeld[Int(own[point])] { found.append(Int(own[point])) }
          least[point] = max(least[point], bound)
        }
      }
    }
    return found
  }

  /// The progress of the search at a point.
  private enum State {
    case unknown
    /// Visiting the points that its bound may follow from.
    case awaiting
    case known
  }
}

extension ImpliedBounds.Distance {
  /// The same distance between the negated points.
  fileprivate var reversed: Self {
    Self(point: origin, origin: point, factor: 1 / factor, constant: constant / factor)
  }
}
