extension Simplex {
  /// An improving move and its rank among moves with the same gain, computed on demand.
  struct Bid {
    let choice: Choice
    fileprivate var rank: Rank?

    init(_ choice: Choice) { self.choice = choice }

    /// Whether the move gains more than another; nil if they gain the same. A variable that moves at a cost of its own
    /// usually has to come back: the width of a column, raised past its limit in place of the rows in it, comes back
    /// one row at a time. Moves without such a cost therefore come first.
    fileprivate func paysMore(than other: Bid) -> Bool? {
      if choice.hasPrice != other.choice.hasPrice { return other.choice.hasPrice }
      guard choice.derivative != other.choice.derivative else { return nil }
      return choice.derivative < other.choice.derivative
    }
  }

  /// The order of moves with the same gain.
  fileprivate struct Rank {
    /// The first level at which the move costs the variable itself something.
    let level: Int32
    /// The distance that the variable can move before its own cost changes.
    let reach: Double
    let variable: Int32

    func isBetter(than other: Rank) -> Bool {
      // Otherwise a later level would have to move another variable in its place.
      if level != other.level { return level > other.level }
      // One variable with much room saves the moves of many with little.
      return reach != other.reach ? reach > other.reach : variable < other.variable
    }
  }

  /// Replaces the best move so far if the new one is better, or, by Bland's rule, if its variable is earlier.
  mutating func take(_ choice: Choice, over best: inout Bid?, usingBland: Bool) {
    guard let other = best?.choice else { return best = Bid(choice) }
    if usingBland {
      if nonbasic[choice.slot] < nonbasic[other.slot] { best = Bid(choice) }
      return
    }
    var bid = Bid(choice)
    if let paysMore = best.flatMap(bid.paysMore) {
      if paysMore { best = bid }
      return
    }
    let rank = rank(choice)
    bid.rank = rank
    if best?.rank == nil { best?.rank = self.rank(other) }
    if let known = best?.rank, rank.isBetter(than: known) { best = bid }
  }

  /// Sorts the candidates of the first level by the order in which they are best moved. An excess then goes at once to
  /// the variables that matter least, and no later level has to pass it on.
  ///
  /// - Returns: Whether that was worthwhile.
  mutating func sortCandidates(_ objective: Objective) -> Bool {
    guard objective.level == 0, candidates.count > Self.pricingWindow else { return false }
    var paying: [(bid: Bid, rank: Rank)] = []
    var others: [Int32] = []
    for place in candidates.indices {
      let slot = Int(candidates[place])
      if let choice = choice(slot, gradient[slot], objective) {
        paying.append((Bid(choice), rank(choice)))
      } else {
        others.append(candidates[place])
      }
    }
    work += candidates.count
    guard paying.count > Self.pricingWindow, let level = paying.first?.rank.level,
      paying.contains(where: { $0.rank.level != level })
    else { return false }
    paying.sort { $0.bid.paysMore(than: $1.bid) ?? $0.rank.isBetter(than: $1.rank) }
    candidates.removeAll(keepingCapacity: true)
    for choice in paying { candidates.append(Int32(choice.bid.choice.slot)) }
    candidates += others
    cursor = 0
    return true
  }

  private mutating func rank(_ choice: Choice) -> Rank {
    let variable = Int(nonbasic[choice.slot])
    return Rank(
      level: levelOfCost(variable, isRising: choice.isRising),
      reach: reach(variable, isRising: choice.isRising), variable: Int32(variable))
  }

  private mutating func reach(_ variable: Int, isRising: Bool) -> Double {
    let breakpoint = segmentAhead(variable, isRising: isRising) - (isRising ? 0 : 1)
    guard breakpoint >= 0, breakpoint < penalties.breakpointCount(variable) else {
      return .infinity
    }
    return abs(penalties.breakpoint(variable, breakpoint) - value[variable])
  }
}
