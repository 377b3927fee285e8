/// Bounds on each variable that follow from the required wishes alone.
extension Determination {
  /// The least and the greatest value of a variable or row.
  struct Limits {
    var least = -Double.infinity
    var most = Double.infinity

    var areOpen: Bool { least == -.infinity && most == .infinity }

    /// Applies a bound.
    ///
    /// - Returns: Whether the bound narrows the limits.
    @discardableResult
    fileprivate mutating func take(_ relation: Relation, _ value: Double) -> Bool {
      let (oldLeast, oldMost) = (least, most)
      if relation != .lessThanOrEqual, value > least { least = value }
      if relation != .greaterThanOrEqual, value < most { most = value }
      return least != oldLeast || most != oldMost
    }

    fileprivate func times(_ factor: Double) -> Limits {
      factor < 0
        ? Limits(least: factor * most, most: factor * least)
        : Limits(least: factor * least, most: factor * most)
    }
  }

  /// A row with more variables says little about each of them.
  private static let mostTerms = 8
  /// The average number of visits to each row: around a cycle of rows, bounds can tighten forever.
  private static let patience = 8

  /// Finds the required bounds of each variable, and those that follow through rows: the width of a text is bounded by
  /// the column that contains its row.
  ///
  /// - Complexity: Linear in the terms of the rows.
  mutating func findLimits(_ wishes: [Penalties.Wish], _ rows: ComponentProblem.Rows) {
    limits.refill(values.count + rows.count, with: Limits())
    for wish in wishes where wish.isRequired {
      limits[Int(wish.target)].take(wish.relation, wish.value)
    }
    var queue = (0..<rows.count).filter { mayNarrow($0, rows) }
    var isQueued = Array(repeating: false, count: rows.count)
    for row in queue { isQueued[row] = true }
    var credit = Self.patience * rows.terms.count
    var next = 0
    while next < queue.count, credit > 0 {
      let row = queue[next]
      next += 1
      isQueued[row] = false
      credit -= rows.range(row).count
      for variable in narrowed(by: row, rows) {
        for place in userStart[Int(variable)]..<userStart[Int(variable) + 1] {
          let user = Int(users[Int(place)])
          credit -= 1
          guard user != row, !isQueued[user], mayNarrow(user, rows) else { continue }
          isQueued[user] = true
          queue.append(user)
        }
      }
    }
  }

  private func mayNarrow(_ row: Int, _ rows: ComponentProblem.Rows) -> Bool {
    !limits[values.count + row].areOpen && rows.range(row).count <= Self.mostTerms
  }

  /// Narrows the limits of a row's variables by those of the row and of its other variables.
  ///
  /// - Returns: The variables whose limits narrowed.
  private mutating func narrowed(by row: Int, _ rows: ComponentProblem.Rows) -> [Int32] {
    let whole = limits[values.count + row]
    var found: [Int32] = []
    for own in rows[row] {
      var (least, most) = (whole.least, whole.most)
      for other in rows[row] where other.variable != own.variable {
        let limits = limits[Int(other.variable)].times(other.coefficient)
        least -= limits.most
        most -= limits.least
      }
      let rest = Limits(least: least, most: most).times(1 / own.coefficient)
      let isLess = limits[Int(own.variable)].take(.lessThanOrEqual, rest.most)
      let isMore = limits[Int(own.variable)].take(.greaterThanOrEqual, rest.least)
      if isLess || isMore { found.append(own.variable) }
    }
    return found
  }

  /// The limits of a variable, as required wishes.
  func requirements(of variable: Int32) -> [Penalties.Wish] {
    let limits = limits[Int(variable)]
    return [(Relation.greaterThanOrEqual, limits.least), (.lessThanOrEqual, limits.most)]
      .filter(\.1.isFinite).map { relation, value in
        Penalties.Wish(
          target: variable, priority: ConstraintStore.required, relation: relation, value: value,
          weight: 1)
      }
  }
}
