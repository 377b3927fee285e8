extension Simplex {
  /// Minimizes an objective; false if it has no minimum.
  ///
  /// - Parameter end: The value of a target's objective at which the search may end.
  mutating func minimize(_ objective: Objective, to end: Double = -.infinity) -> Bool {
    var objective = objective
    if objective.target < 0 {
      updateGradient(for: objective)
      objective.hasOrder = sortCandidates(objective)
    }
    var stalled = 0
    var steps = stepLimit
    while steps > 0, work < workLimit,
      let choice = objective.target < 0
        ? entering(objective, usingBland: stalled > Self.patience, amongAll: steps == stepLimit)
        : mover(of: objective, usingBland: stalled > Self.patience)
    {
      let before = value[Int(nonbasic[choice.slot])]
      let entering = nonbasic[choice.slot]
      guard advance(choice, objective, usingBland: stalled > Self.patience) else {
        return false
      }
      if factors.isInUse, objective.target < 0 { updateGradient(for: objective) }
      if objective.target >= 0, objective.sign * value[Int(objective.target)] <= end {
        return true
      }
      steps -= 1
      stalled = abs(value[Int(entering)] - before) > Self.pricing ? 0 : stalled + 1
    }
    return true
  }

  /// A bound far above the steps that any system has needed. Exact arithmetic would never reach it; with rounding, a
  /// value that is not quite optimal is better than none.
  private var stepLimit: Int { 1_000 + 100 * (basic.count + nonbasic.count) }

  /// Forbids every move that would increase a minimized objective.
  mutating func freeze(_ objective: Objective) {
    if objective.target < 0 {
      // With factors, the last step has already updated it.
      if !factors.isInUse { updateGradient(for: objective) }
      for index in candidates.indices {
        freeze(Int(candidates[index]), gradient[Int(candidates[index])], objective)
      }
      return
    }
    let home = place[Int(objective.target)]
    if home >= 0 { return freeze(Int(home), 0, objective) }
    let (terms, scale) = row(Int(~home))
    work += terms.slots.count
    for (slot, coefficient) in zip(terms.slots, terms.coefficients) {
      freeze(Int(slot), objective.sign * scale * coefficient, objective)
    }
  }

  private mutating func freeze(_ slot: Int, _ gradient: Double, _ objective: Objective) {
    let variable = Int(nonbasic[slot])
    allow(
      variable,
      rise: canRise[variable] && rise(slot, gradient, objective) <= Self.pricing,
      fall: canFall[variable] && fall(slot, gradient, objective) <= Self.pricing)
  }

  /// Moves a variable to a value, or as near as others let it, and keeps it there.
  mutating func pin(_ target: Int32, at stop: Double) {
    var objective = Objective(level: penalties.levelCount, target: target)
    objective.sign = value[Int(target)] > stop ? 1 : -1
    objective.stop = stop
    _ = minimize(objective)
    freeze(objective)
  }

  struct Choice {
    var slot: Int
    var isRising: Bool
    var derivative: Double
    /// Whether the move costs the variable itself something.
    var hasPrice: Bool
  }

  // These are mutating, though they change nothing: for nonmutating ones, the compiler copies the simplex, and so
  // retains each of its arrays at each call.

  mutating func slope(_ variable: Int, _ segment: Int, _ objective: Objective) -> Double {
    if objective.target >= 0 { return Int(objective.target) == variable ? objective.sign : 0 }
    guard variable < penalties.targetCount else { return 0 }
    return penalties.slope(variable, segment: segment, level: objective.level)
  }

  /// Computes the gradient at a level.
  private mutating func updateGradient(for objective: Objective) {
    for slot in candidates {
      gradient[Int(slot)] = 0
      isCandidate[Int(slot)] = false
    }
    candidates.removeAll(keepingCapacity: true)
    let targets = penalties.targets(ofLevel: objective.level)
    work += targets.count
    var isFlat = true
    for place in targets {
      let target = penalties.target(place)
      let home = self.place[Int(target)]
      if home >= 0 {
        addCandidate(home)
        continue
      }
      let slope = slope(Int(target), Int(segment[Int(target)]), objective)
      guard slope != 0 else { continue }
      isFlat = false
      if factors.isInUse {
        factors.places[Int(~home)] = slope
      } else {
        addToGradient(row: Int(~home), times: slope)
      }
    }
    guard factors.isInUse, !isFlat else { return }
    var sum = Combination()
    addRows(to: &sum)
    release(sum)
    for (slot, coefficient) in zip(sum.slots, sum.coefficients) {
      gradient[Int(slot)] = coefficient
      addCandidate(slot)
    }
  }

  mutating func addCandidate(_ slot: Int32) {
    guard !isCandidate[Int(slot)] else { return }
    isCandidate[Int(slot)] = true
    candidates.append(slot)
  }

  mutating func addToGradient(row: Int, times factor: Double) {
    let factor = factor * rowScales[row]
    work += rowSlots[row].count
    for position in rowSlots[row].indices {
      let slot = rowSlots[row][position]
      gradient[Int(slot)] += factor * rowCoefficients[row][position]
      addCandidate(slot)
    }
  }

  private mutating func rise(_ slot: Int, _ gradient: Double, _ objective: Objective) -> Double {
    let variable = Int(nonbasic[slot])
    let above =
      currentBreakpoint[variable] >= 0
      ? Int(currentBreakpoint[variable]) + 1 : Int(segment[variable])
    return gradient + slope(variable, above, objective)
  }

  private mutating func fall(_ slot: Int, _ gradient: Double, _ objective: Objective) -> Double {
    let variable = Int(nonbasic[slot])
    let below =
      currentBreakpoint[variable] >= 0 ? Int(currentBreakpoint[variable]) : Int(segment[variable])
    return -(gradient + slope(variable, below, objective))
  }

  /// A nonbasic variable whose move improves the objective; by Bland's rule, the first.
  ///
  /// Without Bland's rule, the best of the next few that were not visited lately, so that a step does not visit all
  /// candidates. The first move of a level is the best of all: a variable that many others depend on, such as the width
  /// of a column, then moves once, rather than with each of them.
  private mutating func entering(
    _ objective: Objective, usingBland: Bool, amongAll: Bool
  ) -> Choice? {
    var best: Bid?
    var first: Int?
    let count = candidates.count
    if cursor >= count { cursor = 0 }
    for offset in 0..<count {
      let index = cursor + offset < count ? cursor + offset : cursor + offset - count
      if best?.choice.hasPrice == false, !usingBland, !amongAll, offset % Self.pricingWindow == 0 {
        cursor = first ?? index
        break
      }
      work += 1
      let slot = Int(candidates[index])
      guard let choice = choice(slot, gradient[slot], objective) else { continue }
      if objective.hasOrder { first = first ?? index }
      take(choice, over: &best, usingBland: usingBland)
    }
    return best?.choice
  }

  /// A nonbasic variable whose move brings the target nearer to its stop: the best of the next few that were not
  /// visited lately, or, by Bland's rule, the first. Only the target itself, if it is nonbasic, and the variables of
  /// its row can move it.
  private mutating func mover(of objective: Objective, usingBland: Bool) -> Choice? {
    let home = place[Int(objective.target)]
    if home >= 0 { return choice(Int(home), 0, objective) }
    let (terms, scale) = row(Int(~home))
    let (count, factor) = (terms.slots.count, objective.sign * scale)
    if rowCursor >= count { rowCursor = 0 }
    var best: Bid?
    for offset in 0..<count {
      let position = rowCursor + offset < count ? rowCursor + offset : rowCursor + offset - count
      if best != nil, !usingBland, offset % Self.pricingWindow == 0 {
        rowCursor = position
        break
      }
      work += 1
      let gradient = factor * terms.coefficients[position]
      guard let choice = choice(Int(terms.slots[position]), gradient, objective) else { continue }
      take(choice, over: &best, usingBland: usingBland)
    }
    return best?.choice
  }

  /// The move of a nonbasic variable that brings the basic target of an objective nearer to its stop.
  mutating func choice(of variable: Int32, _ objective: Objective) -> Choice? {
    let (slot, row) = (place[Int(variable)], ~place[Int(objective.target)])
    guard slot >= 0, row >= 0,
      let entry = columns[Int(slot)].first(where: { $0.row == row })
    else { return nil }
    return choice(Int(slot), objective.sign * coefficient(of: entry), objective)
  }

  /// The improving direction for the variable of a slot, given the gradient of the basic variables.
  mutating func choice(_ slot: Int, _ gradient: Double, _ objective: Objective) -> Choice? {
    let variable = Int(nonbasic[slot])
    if canRise[variable] {
      let derivative = rise(slot, gradient, objective)
      if derivative < -Self.pricing {
        return Choice(
          slot: slot, isRising: true, derivative: derivative,
          hasPrice: derivative - gradient > Self.pricing)
      }
    }
    guard canFall[variable] else { return nil }
    let derivative = fall(slot, gradient, objective)
    guard derivative < -Self.pricing else { return nil }
    return Choice(
      slot: slot, isRising: false, derivative: derivative,
      hasPrice: derivative + gradient > Self.pricing)
  }

  /// The first level at which moving a nonbasic variable costs that variable itself something; `max` if there is none.
  mutating func levelOfCost(_ variable: Int, isRising: Bool) -> Int32 {
    guard variable < penalties.targetCount else { return .max }
    return penalties.levelOfCost(
      variable, segment: segmentAhead(variable, isRising: isRising), isRising: isRising)
  }

  /// The segment in which a nonbasic variable moves first.
  func segmentAhead(_ variable: Int, isRising: Bool) -> Int {
    guard currentBreakpoint[variable] >= 0 else { return Int(segment[variable]) }
    return Int(currentBreakpoint[variable]) + (isRising ? 1 : 0)
  }

  /// A variable that changes with the moving one.
  struct Mover {
    var variable: Int
    var rate: Double
    var start: Double
    var firstSegment: Int
  }

  /// Moves the chosen variable as far as that improves the objective; false if nothing ever stops it.
  mutating func advance(
    _ choice: Choice, _ objective: Objective, usingBland: Bool
  ) -> Bool {
    settleSegment(nonbasic[choice.slot], rising: choice.isRising)
    loadColumn(choice.slot)
    findMovers(choice, objective)
    findStops(objective, usingBland: usingBland)
    var derivative = choice.derivative
    var travelled = 0.0
    while let stop = stops.pop() {
      travelled = max(travelled, stop.distance)
      let mover = movers[stop.index]
      if let breakpoint = stop.breakpoint {
        let current = Int(segment[mover.variable])
        let next = mover.rate > 0 ? current + 1 : current - 1
        let isWall = Int(penalties.wall(mover.variable, breakpoint)) < objective.level
        derivative +=
          mover.rate
          * (slope(mover.variable, next, objective) - slope(mover.variable, current, objective))
        if !isWall, derivative < -Self.pricing {
          segment[mover.variable] = Int32(next)
          addStop(ofMover: stop.index, objective, usingBland: usingBland)
          continue
        }
        arrive(choice, travelled, objective)
        land(mover, at: breakpoint, isWall: isWall)
      } else {
        arrive(choice, travelled, objective)
        land(mover.variable, at: objective.stop ?? 0)
      }
      if stop.index > 0 {
        exchange(row: Int(~place[mover.variable]), slot: choice.slot, objective)
      }
      return true
    }
    // Nothing stops it: restore the segments.
    for mover in movers { segment[mover.variable] = Int32(mover.firstSegment) }
    return false
  }

  /// The sum of the values of all variables at this solution and at others, each reached by moving one variable as far
  /// as no other stops it, and the number of solutions. Nothing moves.
  ///
  /// - Complexity: Linear in the tableau.
  mutating func sumOfNeighbors() -> (values: [Double], count: Int) {
    var (sum, count) = (value.map { _ in 0.0 }, 1)
    for slot in nonbasic.indices {
      let variable = nonbasic[slot]
      for isRising in [true, false]
      where isRising ? canRise[Int(variable)] : canFall[Int(variable)] {
        let before = segment[Int(variable)]
        settleSegment(variable, rising: isRising)
        loadColumn(slot)
        let choice = Choice(slot: slot, isRising: isRising, derivative: 0, hasPrice: false)
        let objective = Objective(level: penalties.levelCount)
        findMovers(choice, objective)
        findStops(objective, usingBland: false)
        let distance = min(stops.pop()?.distance ?? .infinity, Self.farEnough)
        segment[Int(variable)] = before
        guard distance > 0 else { continue }
        let step = isRising ? distance : -distance
        sum[Int(variable)] += step
        for term in column { sum[Int(basic[Int(term.index)])] += step * term.coefficient }
        count += 1
        // The opposite direction would cancel it.
        break
      }
    }
    for variable in sum.indices { sum[variable] += Double(count) * value[variable] }
    return (sum, count)
  }

  /// The longest way to a neighbor.
  private static let farEnough = 100.0

  /// Sets the segment into which a nonbasic variable is about to move.
  private mutating func settleSegment(_ variable: Int32, rising: Bool) {
    let breakpoint = currentBreakpoint[Int(variable)]
    if breakpoint >= 0 { segment[Int(variable)] = rising ? breakpoint + 1 : breakpoint }
  }

  private mutating func findMovers(_ choice: Choice, _ objective: Objective) {
    let direction = choice.isRising ? 1.0 : -1.0
    movers.removeAll(keepingCapacity: true)
    addMover(Int(nonbasic[choice.slot]), rate: direction)
    for index in column.indices {
      let variable = Int(basic[Int(column[index].index)])
      guard penalties.breakpointCount(variable) > 0 || variable == Int(objective.target) else {
        continue
      }
      addMover(variable, rate: direction * column[index].coefficient)
    }
  }

  private mutating func addMover(_ variable: Int, rate: Double) {
    movers.append(
      Mover(
        variable: variable, rate: rate, start: value[variable],
        firstSegment: Int(segment[variable])))
  }

  /// Updates the gradient for basic variables that moved into other segments.
  private mutating func applyCrossings(_ objective: Objective) {
    guard objective.target < 0, !factors.isInUse else { return }
    for index in movers.indices.dropFirst() {
      let mover = movers[index]
      guard Int(segment[mover.variable]) != mover.firstSegment else { continue }
      let change =
        slope(mover.variable, Int(segment[mover.variable]), objective)
        - slope(mover.variable, mover.firstSegment, objective)
      if change != 0 { addToGradient(row: Int(~place[mover.variable]), times: change) }
    }
  }

  private mutating func arrive(_ choice: Choice, _ distance: Double, _ objective: Objective) {
    move(slot: choice.slot, by: choice.isRising ? distance : -distance)
    applyCrossings(objective)
  }

  private mutating func land(_ mover: Mover, at breakpoint: Int, isWall: Bool) {
    let isRising = mover.rate > 0
    currentBreakpoint[mover.variable] = Int32(breakpoint)
    value[mover.variable] = penalties.breakpoint(mover.variable, breakpoint)
    allow(mover.variable, rise: !isRising || !isWall, fall: isRising || !isWall)
  }

  private mutating func land(_ variable: Int, at stop: Double) {
    currentBreakpoint[variable] = -1
    value[variable] = stop
    allow(variable, rise: false, fall: false)
  }
}
