extension Simplex {
  /// A move that pays, with what decides between it and others that pay as much, once that is needed.
  struct Bid {
    let choice: Choice
    fileprivate var rank: Rank?

    init(_ choice: Choice) { self.choice = choice }

    /// What moves at a price of its own mostly comes back: the width of a column that has come to its limit,
    /// instead of the rows in it, one by one. What pays more comes before what pays less; nil for as much.
    fileprivate func paysMore(than other: Bid) -> Bool? {
      if choice.hasPrice != other.choice.hasPrice { return other.choice.hasPrice }
      guard choice.derivative != other.choice.derivative else { return nil }
      return choice.derivative < other.choice.derivative
    }
  }

  /// What decides between moves that pay as much.
  fileprivate struct Rank {
    /// The first level at which the move costs the variable itself something.
    let level: Int32
    /// How far the variable is from where it costs something else itself.
    let reach: Double
    let variable: Int32

    func isBetter(than other: Rank) -> Bool {
      // Else a later level would have to move something else in its place.
      if level != other.level { return level > other.level }
      // One that can give much saves the moves of many that can give little.
      return reach != other.reach ? reach > other.reach : variable < other.variable
    }
  }

  /// Takes a move in place of the best so far if it is better; by Bland's rule if its variable is earlier.
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

  /// Puts the candidates of the first level in the order in which it is best to move them: what does not fit is then
  /// taken at once from what counts least, and no later level has to move that on to something else.
  ///
  /// - Returns: Whether that was worth it.
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
