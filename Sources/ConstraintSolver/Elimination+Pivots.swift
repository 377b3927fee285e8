/// The choice of the variable that an equality eliminates.
extension Elimination {
  mutating func eliminate(
    with index: Int, of store: ConstraintStore, kinds: [Variable.Kind]
  ) {
    workCount += 1
    start(with: index, of: store)
    sum.constant -= store[index].constant
    sum.dropCancelledTerms()
    if sum.touched.count > 1, let fresh = freshPosition(kinds) {
      isPlain[index] = true
      define(fresh, by: index, isRaised: true)
      return
    }
    isPlain[index] = queue.isEmpty
    if !queue.isEmpty, let (position, follower) = positionBehindOne(kinds) {
      replace(follower)
      sum.dropCancelledTerms()
      if sum[position] != 0 {
        define(position, by: index, isRaised: true)
        // No definition mentions the follower, so it may be ordered after the position it depends on.
        raise(follower)
        return
      }
    }
    expand()
    guard let pivot = pivot(kinds, of: store, isPlain: isPlain[index]) else {
      if !sum.touched.isEmpty { hasTiedParameters = true }
      let left = sum.touched.reduce(sum.constant) { $0 + sum[$1] * constant[Int($1)] }
      if abs(left) > Solver.tolerance * (1 + abs(store[index].constant)) {
        contradictions.append(Int32(index))
      }
      return
    }
    define(pivot, by: index, isRaised: false)
  }

  /// The latest free position that no definition mentions yet: defining it closes no cycle.
  private func freshPosition(_ kinds: [Variable.Kind]) -> Int32? {
    var best: Int32?
    for variable in sum.touched
    where isFree(variable) && mention[Int(variable)] == Self.noMention
      && kinds[Int(variable)] == .position
    {
      best = later(best ?? variable, variable)
    }
    return best
  }

  /// The latest free position mentioned only by the definition of a variable in the sum, the follower, that no
  /// definition mentions. Defining the position closes no cycle if the follower is ordered after it.
  private func positionBehindOne(_ kinds: [Variable.Kind]) -> (position: Int32, follower: Int32)? {
    var best: (position: Int32, follower: Int32)?
    for follower in sum.touched
    where order[Int(follower)] != 0 && mention[Int(follower)] == Self.noMention {
      for term in terms(definingSlot: Int(follower)) {
        let variable = termVariables[term]
        guard kinds[Int(variable)] == .position, isFree(variable),
          mention[Int(variable)] == follower
        else { continue }
        if best.map({ later($0.position, variable) == variable }) ?? true {
          best = (variable, follower)
        }
      }
    }
    return best
  }

  /// The free variable to solve an equality for.
  ///
  /// Positions go before lengths. Among lengths, the only one of its sign is chosen: it is then a sum of the others,
  /// and so never negative where they are not. Otherwise the latest is chosen, unless very many constraints mention it,
  /// all of which would then mention all the others.
  private mutating func pivot(
    _ kinds: [Variable.Kind], of store: ConstraintStore, isPlain: Bool
  ) -> Int32? {
    var latestPosition: Int32?
    var latest: Int32?
    var positive = (count: 0, last: Int32(0))
    var negative = positive
    for variable in sum.touched where isFree(variable) {
      latest = later(latest ?? variable, variable)
      if kinds[Int(variable)] == .position {
        latestPosition = later(latestPosition ?? variable, variable)
      }
      if sum[variable] > 0 {
        positive = (positive.count + 1, variable)
      } else {
        negative = (negative.count + 1, variable)
      }
    }
    if let latestPosition { return latestPosition }
    if positive.count == 1, negative.count > 1 { return positive.last }
    if negative.count == 1, positive.count > 1 { return negative.last }
    guard !isPlain, let latest, positive.count + negative.count > Self.manyVariables else {
      return latest
    }
    return leastMentioned(in: store, but: latest)
  }

  /// The number of variables, and of mentions, above which the choice matters.
  private static let (manyVariables, manyMentions) = (16, 16)

  /// The free variable with the fewest mentions, the latest among equals, if the given one has many mentions; otherwise
  /// the given one.
  private mutating func leastMentioned(in store: ConstraintStore, but latest: Int32) -> Int32 {
    if mentionCounts.isEmpty {
      mentionCounts = Array(repeating: 0, count: variableCount)
      for index in 0..<store.count where store[index].isAlive {
        for term in store.terms(of: index) { mentionCounts[Int(store.variables[term])] += 1 }
      }
    }
    guard mentionCounts[Int(latest)] > Self.manyMentions else { return latest }
    var best = latest
    for variable in sum.touched where isFree(variable) {
      let (count, least) = (mentionCounts[Int(variable)], mentionCounts[Int(best)])
      if count < least || count == least && later(best, variable) == variable { best = variable }
    }
    return best
  }

  /// Records `variable = -(sum without variable) / coefficient`.
  private mutating func define(_ variable: Int32, by index: Int, isRaised: Bool) {
    queue.removeAll()
    let coefficient = sum.take(variable)
    let slot = Int(variable)
    termStart[slot] = Int32(termVariables.count)
    for other in sum.touched where sum[other] != 0 {
      termVariables.append(other)
      termCoefficients.append(-sum[other] / coefficient)
      note(other, mentionedBy: variable)
    }
    termCount[slot] = Int32(termVariables.count) - termStart[slot]
    constant[slot] = -sum.constant / coefficient
    note(variable, by: index, isRaised: isRaised)
  }
}
