/// Finds the values of a component whose wishes leave no choice and all hold, one after another, as one
/// would by hand: this width is given, so that edge is there, so the next view begins here.
///
/// What it finds is exact. Wishes down to some level pin every variable, directly or through a row of which
/// all others are known; and everything that is asked for down to that level holds. Then nothing is violated
/// there, which can't be bettered, and whatever violates nothing there has these values: what lower levels
/// ask for has nothing left to decide.
///
/// Where wishes contradict each other, as those of two texts for the width of their column, those above them
/// may leave variables each of which depends on what is known only. What such a variable costs is convex, and
/// it takes the value that is cheapest, if one is seen to be without weighing wishes of a level against each
/// other: as long as everything holds down to the level of the pins, that can't be bettered either.
///
/// So it is where others depend on such a variable, as the width of a list does on those of its rows: see
/// ``excuses(_:isLess:_:)``.
///
/// - SeeAlso: Andersen, Andersen, *Presolving in linear programming*, Mathematical Programming 71, 1995,
///   doi:10.1007/BF01586000, whose rows with a single variable these are.
struct Determination: Sendable {
  /// A value that wishes down to a level hold a target at.
  struct Pin {
    var target: Int32
    var value: Double
    var level: Float
  }

  /// How a variable has become known.
  struct Find {
    /// The level down to which wishes say what it is; below all of them until it is known.
    var level = -Float.infinity
    /// Only wishes below that level may it miss: nothing that it was weighed by is less certain.
    var mayMissBelow = -Float.infinity
    /// Where all above that level is kept as it is here, it can't be less, or not more.
    var leastBelow = -Float.infinity
    var mostBelow = -Float.infinity
  }

  var values: [Double] = []
  private(set) var finds: [Find] = []
  private var pins: [Pin] = []
  private(set) var states: [RowState] = []
  /// The rows that each variable stands in.
  private(set) var users: [Int32] = []
  private(set) var userStart: [Int32] = []
  /// Where the wishes for each target begin, if variables are weighed as they become known.
  private(set) var wishStart: [Int32] = []
  /// Variables that are known, but not yet to the rows that they stand in.
  private var found: [Int32] = []
  /// The variables that are not known, and what is asked of each alone.
  private var loose: [Int32] = []
  var own: [Penalties.Wish] = []
  /// How small and how large each variable and each row can be, if variables are weighed.
  var limits: [Limits] = []

  /// How many variables of a row are not known, and the pin that it has, -1 for none yet.
  struct RowState {
    var unknowns: Int32
    var pin: Int32 = -1
  }

  /// What pins have found.
  struct Outcome {
    /// The level down to which wishes determine what is known.
    var level: Float
    /// How many variables are not known.
    var missing: Int
  }

  /// Looks for the values that wishes determine, and settles what is left as soon as it can be; wishes are sorted
  /// by target, then value.
  ///
  /// - Parameters:
  ///   - floor: Only wishes above that level are taken.
  ///   - weighing: Whether a variable takes the value that is best for it, whatever pins it.
  /// - Complexity: Linear in the terms of the rows, but for the order of the levels.
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

  /// Gives each of the other variables the value that is best for it alone.
  ///
  /// - Returns: Whether there is one for each; there is none where they depend on each other.
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

  /// Whether two neighbours among the pins of a level are for the same variable, the only unknown one of their rows.
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

  /// What a wish asks of the only unknown variable that it speaks of; nil if all are known.
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

  /// Gives the last unknown variable of a row the value that the row's pin leaves it.
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
    // The last unknown may be among those that are found and wait to be told.
    if let last { learn(last.variable, rest / last.coefficient, level, weighing: wishes, rows) }
  }

  /// The pins of all targets, from the highest level down: an equality is one, and so are two bounds that
  /// meet, such as the wishes for the width of a text, or that contradict each other.
  ///
  /// - Parameter latestFirst: Whether of a level the latest targets come first, which are further in than what is as
  ///   large as they are.
  private mutating func findPins(_ wishes: [Penalties.Wish], latestFirst: Bool) {
    pins.removeAll(keepingCapacity: true)
    var next = 0
    while next < wishes.count {
      let first = next
      let target = wishes[first].target
      var (isBounded, areContradictory) = (false, false)
      while next < wishes.count, wishes[next].target == target {
        if isBounded, wishes[next].relation != .lessThanOrEqual { areContradictory = true }
        // They come by rising value.
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

  /// Appends the pins of the wishes for a target.
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

  /// Whether numbers differ by no more than rounding.
  private static func isSame(_ more: Double, _ less: Double) -> Bool {
    more - less <= LinearSum.negligible * (1 + abs(less))
  }

  /// The value that is best for a target alone: where those of one level can't have what they ask for, as near to
  /// it as those above let it; nil if there may be several, or those of a level contradict each other between what
  /// those above let it be.
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
      // Where all ask for less than may be, or all for more, the nearest to it is best for each.
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
    // One place further on than it belongs, each start moves there as it is filled.
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
