extension Simplex {
  /// Minimises an objective; false if it has no minimum.
  mutating func minimize(_ objective: Objective) -> Bool {
    updateGradient(for: objective)
    var stalled = 0
    var steps = stepLimit
    while steps > 0, work < workLimit,
      let choice = entering(
        objective, usingBland: stalled > Self.patience, amongAll: steps == stepLimit)
    {
      let before = value[Int(nonbasic[choice.slot])]
      let entering = nonbasic[choice.slot]
      guard advance(choice, objective, usingBland: stalled > Self.patience) else {
        return false
      }
      steps -= 1
      stalled = abs(value[Int(entering)] - before) > Self.pricing ? 0 : stalled + 1
    }
    return true
  }

  /// Many times what any system has needed. Exact arithmetic would never come here; with rounding, a
  /// value that is not quite the best is better than none.
  private var stepLimit: Int { 1_000 + 100 * (basic.count + nonbasic.count) }

  /// Forbids every move that would cost at an objective that has been minimised.
  mutating func freeze(_ objective: Objective) {
    updateGradient(for: objective)
    for slot in nonbasic.indices {
      let variable = Int(nonbasic[slot])
      allow(
        variable,
        rise: canRise[variable] && rise(slot, objective) <= Self.pricing,
        fall: canFall[variable] && fall(slot, objective) <= Self.pricing)
    }
  }

  /// Moves a variable to where it is to be, or as near as others let it, and keeps it there.
  mutating func pin(_ target: Int32, at stop: Double) {
    var objective = Objective(level: penalties.levelCount, target: target)
    objective.sign = value[Int(target)] > stop ? 1 : -1
    objective.stop = stop
    _ = minimize(objective)
    freeze(objective)
  }

  private struct Choice {
    var slot: Int
    var isRising: Bool
    var derivative: Double
    /// Whether the move costs the variable something itself.
    var hasPrice: Bool
  }

  func slope(_ variable: Int, _ segment: Int, _ objective: Objective) -> Double {
    if objective.target >= 0 { return Int(objective.target) == variable ? objective.sign : 0 }
    guard variable < penalties.targetCount else { return 0 }
    return penalties.slope(variable, segment: segment, level: objective.level)
  }

  private mutating func updateGradient(for objective: Objective) {
    work += nonbasic.count + basic.count
    gradient.removeAll(keepingCapacity: true)
    for _ in nonbasic.indices { gradient.append(0) }
    if objective.target >= 0 {
      let home = place[Int(objective.target)]
      if home < 0 { addToGradient(row: Int(~home), times: objective.sign) }
      return
    }
    for row in basic.indices {
      let slope = slope(Int(basic[row]), Int(segment[Int(basic[row])]), objective)
      if slope != 0 { addToGradient(row: row, times: slope) }
    }
  }

  mutating func addToGradient(row: Int, times factor: Double) {
    for position in rowSlots[row].indices {
      gradient[Int(rowSlots[row][position])] += factor * rowCoefficients[row][position]
    }
  }

  private func rise(_ slot: Int, _ objective: Objective) -> Double {
    let variable = Int(nonbasic[slot])
    let above = stand[variable] >= 0 ? Int(stand[variable]) + 1 : Int(segment[variable])
    return gradient[slot] + slope(variable, above, objective)
  }

  private func fall(_ slot: Int, _ objective: Objective) -> Double {
    let variable = Int(nonbasic[slot])
    let below = stand[variable] >= 0 ? Int(stand[variable]) : Int(segment[variable])
    return -(gradient[slot] + slope(variable, below, objective))
  }

  /// A nonbasic variable whose move pays; by Bland's rule the first.
  ///
  /// Otherwise the one that pays most among the next few that were not looked at lately, so that a
  /// step does not cost a look at all. The first of a level is the best of all: what many others wait for,
  /// such as the width of a column, is then moved once, and not by each of them.
  private mutating func entering(
    _ objective: Objective, usingBland: Bool, amongAll: Bool
  ) -> Choice? {
    var best: Choice?
    let count = nonbasic.count
    if cursor >= count { cursor = 0 }
    for offset in 0..<count {
      let slot = cursor + offset < count ? cursor + offset : cursor + offset - count
      if best?.hasPrice == false, !usingBland, !amongAll, offset % Self.pricingWindow == 0 {
        cursor = slot
        break
      }
      guard let choice = choice(slot, objective) else { continue }
      if let other = best, !isBetter(choice, than: other, usingBland: usingBland) { continue }
      best = choice
    }
    return best
  }

  /// The direction in which the variable of a slot pays to move.
  private func choice(_ slot: Int, _ objective: Objective) -> Choice? {
    let variable = Int(nonbasic[slot])
    if canRise[variable] {
      let derivative = rise(slot, objective)
      if derivative < -Self.pricing {
        return Choice(
          slot: slot, isRising: true, derivative: derivative,
          hasPrice: derivative - gradient[slot] > Self.pricing)
      }
    }
    guard canFall[variable] else { return nil }
    let derivative = fall(slot, objective)
    guard derivative < -Self.pricing else { return nil }
    return Choice(
      slot: slot, isRising: false, derivative: derivative,
      hasPrice: derivative + gradient[slot] > Self.pricing)
  }

  private func isBetter(_ choice: Choice, than other: Choice, usingBland: Bool) -> Bool {
    // What moves at a price of its own mostly comes back: the width of a column that has come to its limit,
    // instead of the rows in it, one by one.
    if !usingBland, choice.hasPrice != other.hasPrice { return other.hasPrice }
    return usingBland || choice.derivative == other.derivative
      ? nonbasic[choice.slot] < nonbasic[other.slot] : choice.derivative < other.derivative
  }

  /// A variable that changes while another one moves, and the breakpoint it comes to next.
  struct Mover {
    var variable: Int
    var rate: Double
    var start: Double
    var firstSegment: Int
  }

  /// Moves the chosen variable as far as that pays; false if nothing ever stops it.
  private mutating func advance(
    _ choice: Choice, _ objective: Objective, usingBland: Bool
  ) -> Bool {
    settleSegment(nonbasic[choice.slot], rising: choice.isRising)
    findMovers(choice, objective)
    var derivative = choice.derivative
    var travelled = 0.0
    while let stop = nextStop(objective, usingBland: usingBland) {
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
    // Nothing stops it: put the segments back as they were.
    for mover in movers { segment[mover.variable] = Int32(mover.firstSegment) }
    return false
  }

  /// The segment into which a nonbasic variable is about to move.
  private mutating func settleSegment(_ variable: Int32, rising: Bool) {
    let breakpoint = stand[Int(variable)]
    if breakpoint >= 0 { segment[Int(variable)] = rising ? breakpoint + 1 : breakpoint }
  }

  private mutating func findMovers(_ choice: Choice, _ objective: Objective) {
    let direction = choice.isRising ? 1.0 : -1.0
    movers.removeAll(keepingCapacity: true)
    addMover(Int(nonbasic[choice.slot]), rate: direction)
    for position in columns[choice.slot].indices {
      let row = Int(columns[choice.slot][position])
      let variable = Int(basic[row])
      guard penalties.breakpointCount(variable) > 0 || variable == Int(objective.target) else {
        continue
      }
      addMover(variable, rate: direction * coefficient(row: row, slot: Int32(choice.slot)))
    }
  }

  private mutating func addMover(_ variable: Int, rate: Double) {
    movers.append(
      Mover(
        variable: variable, rate: rate, start: value[variable],
        firstSegment: Int(segment[variable])))
  }

  /// Where a mover comes next: a breakpoint of its own, or where the objective stops.
  private struct Stop {
    var index: Int
    var distance: Double
    var breakpoint: Int?
  }

  /// The mover that first comes to a stop; among equals the steepest, by Bland's rule the first.
  private func nextStop(_ objective: Objective, usingBland: Bool) -> Stop? {
    var best: Stop?
    for index in movers.indices {
      let mover = movers[index]
      guard let stop = stop(of: mover, index, objective) else { continue }
      guard let other = best else {
        best = stop
        continue
      }
      let isTie = abs(stop.distance - other.distance) <= 1e-12 * (1 + stop.distance)
      let wins =
        usingBland
        ? mover.variable < movers[other.index].variable
        : abs(mover.rate) > abs(movers[other.index].rate)
      if isTie ? wins : stop.distance < other.distance { best = stop }
    }
    return best
  }

  private func stop(of mover: Mover, _ index: Int, _ objective: Objective) -> Stop? {
    var stop: Stop?
    let breakpoint = Int(segment[mover.variable]) - (mover.rate > 0 ? 0 : 1)
    if breakpoint >= 0, breakpoint < penalties.breakpointCount(mover.variable) {
      let length = penalties.breakpoint(mover.variable, breakpoint) - mover.start
      stop = Stop(index: index, distance: max(0, length / mover.rate), breakpoint: breakpoint)
    }
    if let end = objective.stop, mover.variable == Int(objective.target) {
      let distance = max(0, (end - mover.start) / mover.rate)
      if distance < stop?.distance ?? .infinity {
        stop = Stop(index: index, distance: distance, breakpoint: nil)
      }
    }
    return stop
  }

  /// Takes into the gradient that basic variables have come into other segments.
  private mutating func applyCrossings(_ objective: Objective) {
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
    stand[mover.variable] = Int32(breakpoint)
    value[mover.variable] = penalties.breakpoint(mover.variable, breakpoint)
    allow(mover.variable, rise: !isRising || !isWall, fall: isRising || !isWall)
  }

  private mutating func land(_ variable: Int, at stop: Double) {
    stand[variable] = -1
    value[variable] = stop
    allow(variable, rise: false, fall: false)
  }
}
