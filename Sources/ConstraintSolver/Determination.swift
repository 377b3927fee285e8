/// Finds the values of a component whose wishes all hold and leave no choice, one after another, as one would by hand:
/// the width is given, so the edge is known, so the next view begins there.
///
/// The result is exact. Wishes down to some level pin every variable, either directly or through a row whose other
/// variables are known; and every wish down to that level holds. Nothing is violated there, which is optimal, and every
/// solution that violates nothing there has these values. Lower levels have nothing left to decide.
///
/// Where wishes contradict each other, such as those of two texts for the width of their column, the wishes above them
/// may leave variables each of which depends on known variables only. The cost of such a variable is convex. It takes
/// its cheapest value if that can be found without weighing wishes of one level against each other. As long as
/// everything holds down to the level of the pins, this is optimal, too.
///
/// The same goes where others depend on such a variable, as the width of a list depends on those of its rows: see
/// ``excuses(_:isLess:_:)``.
///
/// - SeeAlso: Andersen, Andersen, *Presolving in linear programming*, Mathematical Programming 71, 1995,
///   doi:10.1007/BF01586000 (singleton rows).
struct Determination: Sendable {
  /// A value at which wishes down to a level hold a target.
  struct Pin {
    var target: Int32
    var value: Double
    var level: Float
  }

  /// How a variable became known.
  struct Find {
    /// The level down to which wishes determine the variable; below all levels until it is known.
    var level = -Float.infinity
    /// The variable may miss only wishes below this level: nothing that it was weighed against is less certain.
    var mayMissBelow = -Float.infinity
    /// Where every wish above these levels is kept as it is here, the variable can't be less, or can't be greater.
    var leastBelow = -Float.infinity
    var mostBelow = -Float.infinity
  }

  var values: [Double] = []
  private(set) var finds: [Find] = []
  private var pins: [Pin] = []
  private(set) var states: [RowState] = []
  /// The rows that contain each variable.
  private(set) var users: [Int32] = []
  private(set) var userStart: [Int32] = []
  /// Where the wishes for each target begin, if variables are weighed as they become known.
  private(set) var wishStart: [Int32] = []
  /// Known variables that have not been propagated to their rows yet.
  private var found: [Int32] = []
  /// The unknown variables; `own` holds the wishes for each of them alone.
  private var loose: [Int32] = []
  var own: [Penalties.Wish] = []
  /// The limits of each variable and row, if variables are weighed.
  var limits: [Limits] = []

  /// The number of unknown variables in a row, and the row's pin, -1 for none yet.
  struct RowState {
    var unknowns: Int32
    var pin: Int32 = -1
  }

  /// The outcome of pinning.
  struct Outcome {
    /// The level down to which wishes determine the known variables.
    var level: Float
    /// The number of unknown variables.
    var missing: Int
  }

  /// Finds the values that wishes determine, and settles the other variables as soon as it can. Wishes are sorted by
  /// target, then value.
  ///
  /// - Parameters:
  ///   - floor: Only wishes above this level are used.
  ///   - weighing: Whether each variable takes the value that is best for it, whatever pins it.
  /// - Complexity: Linear in the terms of the rows, apart from sorting the levels.
  mutating func pin(
    _ wishes: [Penalties.Wish], _ variableCount: Int, _ rows: ComponentProblem.Rows,
    above floor: Float = -.infinity, weighing: Bool = false
  ) -> Outcome {
    findPins(wishes, latestFirst: weighing)
    prepare(variableCount, rows)
    if weighing {
      findWishes(wishes, variableCount + rows.count)
      findLimits(wishes, rows)
    }
    let weighed = weighing ? wishes : nil
    var outcome = Outcome(level: ConstraintStore.required, missing: variableCount)
    var crowded = states.count { $0.unknowns > 1 }
    var level = outcome.level
    var mayCompromise = true
    for (number, pin) in pins.enumerated() where pin.level > floor {
      if mayCompromise, crowded == 0, pin.level < level, areRivals(pinsFrom: number, rows) {
        mayCompromise = false
        if settle(wishes, rows) {
          outcome.missing = 0
          break
        }
      }
      level = pin.level
      let row = Int(pin.target) - variableCount
      if row < 0 {
        learn(pin.target, pin.value, level, weighing: weighed, rows)
      } else if states[row].pin < 0 {
        states[row].pin = Int32(number)
        if states[row].unknowns == 1 { complete(row, level, weighing: weighed, rows) }
      }
      while let variable = found.popLast() {
        outcome.missing -= 1
        outcome.level = pin.level
        guard !states.isEmpty else { continue }
        for place in userStart[Int(variable)]..<userStart[Int(variable) + 1] {
          let row = Int(users[Int(place)])
          states[row].unknowns -= 1
          guard states[row].unknowns == 1 else { continue }
          crowded -= 1
          if states[row].pin >= 0 { complete(row, level, weighing: weighed, rows) }
        }
      }
      if outcome.missing == 0 { break }
    }
    return outcome
  }

  /// Gives each of the remaining variables the value that is best for it alone.
  ///
  /// - Returns: Whether each has one; they have none where they depend on each other.
  mutating func settle(_ wishes: [Penalties.Wish], _ rows: ComponentProblem.Rows) -> Bool {
    guard states.allSatisfy({ $0.unknowns <= 1 }) else { return false }
    findLoose()
    own.removeAll(keepingCapacity: true)
    for wish in wishes {
      guard let alone = self.wish(wish, alone: rows) else { continue }
      own.append(alone)
    }
    own.sortFew { $0.target < $1.target }
    var next = 0
    for variable in loose {
      let first = next
      while next < own.count, own[next].target == variable { next += 1 }
      guard let best = Self.compromise(own[first..<next]) else { return false }
      values[Int(variable)] = best.value
    }
    return true
  }

  /// Whether two successive pins of a level are for the same variable, the only unknown one in their rows.
  private func areRivals(pinsFrom number: Int, _ rows: ComponentProblem.Rows) -> Bool {
    var last: Int32 = -1
    for pin in pins[number...] {
      guard pin.level == pins[number].level else { return false }
      let row = Int(pin.target) - values.count
      guard row >= 0, states[row].unknowns == 1 else { continue }
      for term in rows[row] where !isKnown(term.variable) {
        if term.variable == last { return true }
        last = term.variable
      }
    }
    return false
  }

  private mutating func findLoose() {
    loose.removeAll(keepingCapacity: true)
    for variable in 0..<Int32(values.count) where !isKnown(variable) { loose.append(variable) }
  }

  /// What a wish asks of the only unknown variable in its target; nil if all are known.
  func wish(_ wish: Penalties.Wish, alone rows: ComponentProblem.Rows) -> Penalties.Wish? {
    let row = Int(wish.target) - values.count
    guard row >= 0 else { return isKnown(wish.target) ? nil : wish }
    guard states[row].unknowns > 0 else { return nil }
    var own = wish
    var factor = 1.0
    for term in rows[row] {
      if isKnown(term.variable) {
        own.value -= term.coefficient * values[Int(term.variable)]
      } else {
        own.target = term.variable
        factor = term.coefficient
      }
    }
    own.value /= factor
    if factor < 0 { own.relation = own.relation.reversed }
    return own
  }

  private func isKnown(_ variable: Int32) -> Bool { finds[Int(variable)].level > -.infinity }

  private mutating func learn(
    _ variable: Int32, _ value: Double, _ level: Float, weighing wishes: [Penalties.Wish]?,
    _ rows: ComponentProblem.Rows
  ) {
    guard !isKnown(variable) else { return }
    var best: (value: Double, find: Find)?
    if let wishes { best = self.best(for: variable, wishes, rows, downTo: level) }
    values[Int(variable)] = best?.value ?? value
    finds[Int(variable)] = best?.find ?? Find(level: level)
    found.append(variable)
  }

  /// Gives the last unknown variable of a row the value that follows from the row's pin.
  private mutating func complete(
    _ row: Int, _ level: Float, weighing wishes: [Penalties.Wish]?, _ rows: ComponentProblem.Rows
  ) {
    var rest = pins[Int(states[row].pin)].value
    var last: (variable: Int32, coefficient: Double)?
    for position in rows.range(row) {
      let term = rows.terms[position]
      if isKnown(term.variable) {
        rest -= term.coefficient * values[Int(term.variable)]
      } else {
        last = term
      }
    }
    // The last unknown may already be in `found`, waiting to be propagated.
    if let last { learn(last.variable, rest / last.coefficient, level, weighing: wishes, rows) }
  }

  /// Finds the pins of all targets, from the highest level down. A pin is an equality, or two bounds that meet, such as
  /// the wishes for the width of a text, or that contradict each other.
  ///
  /// - Parameter latestFirst: Whether the latest targets of a level come first. They lie further inside than lengths
  ///   that equal the largest of them.
  private mutating func findPins(_ wishes: [Penalties.Wish], latestFirst: Bool) {
    pins.removeAll(keepingCapacity: true)
    var next = 0
    while next < wishes.count {
      let first = next
      let target = wishes[first].target
      var (isBounded, areContradictory) = (false, false)
      while next < wishes.count, wishes[next].target == target {
        if isBounded, wishes[next].relation != .lessThanOrEqual { areContradictory = true }
        // The wishes of a target come in rising order of value.
        if wishes[next].relation != .greaterThanOrEqual { isBounded = true }
        next += 1
      }
      if areContradictory, let compromise = Self.compromise(wishes[first..<next]) {
        pins.append(compromise)
      } else if isBounded {
        appendPins(wishes, first..<next)
      }
    }
    if latestFirst {
      pins.sortFew { ($1.level, $1.target) < ($0.level, $0.target) }
    } else {
      pins.sortFew { ($1.level, $0.target) < ($0.level, $1.target) }
    }
  }

  /// Appends the pins from the wishes for a target.
  private mutating func appendPins(_ wishes: [Penalties.Wish], _ range: Range<Int>) {
    var next = range.lowerBound
    while next < range.upperBound {
      let value = wishes[next].value
      let first = next
      var (floor, ceiling) = (-Float.infinity, -Float.infinity)
      while next < range.upperBound, wishes[next].value == value {
        let wish = wishes[next]
        if wish.relation != .lessThanOrEqual { floor = max(floor, wish.priority) }
        if wish.relation != .greaterThanOrEqual { ceiling = max(ceiling, wish.priority) }
        next += 1
      }
      let level = min(floor, ceiling)
      guard level > -.infinity else { continue }
      pins.append(Pin(target: wishes[first].target, value: value, level: level))
    }
  }

  /// Whether two numbers differ only by rounding.
  private static func isSame(_ more: Double, _ less: Double) -> Bool {
    more - less <= LinearSum.negligible * (1 + abs(less))
  }

  /// The value that is best for a target alone: where the wishes of a level can't be met, as near to them as higher
  /// wishes allow; nil if there may be several, or if the wishes of a level contradict each other within the range that
  /// higher wishes leave.
  ///
  /// - Complexity: Linear in the wishes, for each of their levels.
  static func compromise(_ wishes: ArraySlice<Penalties.Wish>) -> Pin? {
    var (least, most) = (-Double.infinity, Double.infinity)
    var above = Float.infinity
    while true {
      var level = -Float.infinity
      var (floor, ceiling) = (-Double.infinity, Double.infinity)
      for wish in wishes where wish.priority < above && wish.priority >= level {
        if wish.priority > level {
          (level, floor, ceiling) = (wish.priority, -.infinity, .infinity)
        }
        if wish.relation != .lessThanOrEqual { floor = max(floor, wish.value) }
        if wish.relation != .greaterThanOrEqual { ceiling = min(ceiling, wish.value) }
      }
      if floor > ceiling, isSame(floor, ceiling) { ceiling = floor }
      // Where all ask for less than the range allows, or all for more, its nearest end is best for each.
      guard level > -.infinity, floor <= ceiling || floor <= least || ceiling >= most else {
        return nil
      }
      (least, most) = (
        min(max(least, floor), most), max(min(most, ceiling), least)
      )
      if least.isFinite, isSame(most, least) {
        return Pin(target: wishes[wishes.startIndex].target, value: least, level: level)
      }
      above = level
    }
  }

  private mutating func prepare(_ variables: Int, _ rows: ComponentProblem.Rows) {
    values.refill(variables, with: 0)
    finds.refill(variables, with: Find())
    found.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    if rows.count > 0 { findUsers(variables, rows) }
  }

  private mutating func findWishes(_ wishes: [Penalties.Wish], _ targetCount: Int) {
    wishStart.refill(targetCount + 1, with: 0)
    for wish in wishes { wishStart[Int(wish.target) + 1] += 1 }
    for target in 0..<targetCount { wishStart[target + 1] += wishStart[target] }
  }

  private mutating func findUsers(_ variables: Int, _ rows: ComponentProblem.Rows) {
    // Each start begins one place too far on; filling it moves it to where it belongs.
    userStart.refill(variables + 2, with: 0)
    users.refill(rows.terms.count, with: 0)
    userStart.withUnsafeMutableBufferPointer { start in
      for term in rows.terms { start[Int(term.variable) + 2] += 1 }
      for variable in 0..<variables { start[variable + 2] += start[variable + 1] }
      users.withUnsafeMutableBufferPointer { users in
        for row in 0..<rows.count {
          let range = rows.range(row)
          states.append(RowState(unknowns: Int32(range.count)))
          for position in range {
            let variable = Int(rows.terms[position].variable)
            users[Int(start[variable + 1])] = Int32(row)
            start[variable + 1] += 1
          }
        }
      }
    }
  }
}
