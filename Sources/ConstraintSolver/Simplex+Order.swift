extension Simplex {
  /// Puts the candidates of the first level in the order in which it is best to move them: what does not fit is then
  /// taken at once from what counts least, and no later level has to move that on to something else.
  ///
  /// - Returns: Whether that was worth it.
  mutating func sortCandidates(_ objective: Objective) -> Bool {
    guard objective.level == 0, candidates.count > Self.pricingWindow else { return false }
    var paying: [Choice] = []
    var others: [Int32] = []
    for place in candidates.indices {
      let slot = Int(candidates[place])
      if let choice = choice(slot, gradient[slot], objective) {
        paying.append(choice)
      } else {
        others.append(candidates[place])
      }
    }
    work += candidates.count
    guard paying.count > Self.pricingWindow, haveRanks(paying) else { return false }
    paying.sort { isBetter($0, than: $1, usingBland: false) }
    candidates.removeAll(keepingCapacity: true)
    for choice in paying { candidates.append(Int32(choice.slot)) }
    candidates += others
    cursor = 0
    return true
  }

  /// Whether some moves cost at other levels than others.
  private mutating func haveRanks(_ choices: [Choice]) -> Bool {
    let level = levelOfCost(choices[0])
    for choice in choices where levelOfCost(choice) != level { return true }
    return false
  }
}
