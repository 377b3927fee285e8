extension Solver {
  /// Brings the elimination and the partition up to date; ``solve()`` does so by itself.
  public mutating func prepare() {
    guard elimination == nil || partition == nil else { return }
    hasPrepared = true
    let affected = elimination == nil ? eliminate() : Array(repeating: false, count: kinds.count)
    // Taken, so that it is changed in place.
    guard var reduction = elimination.take() else { return }
    if let affected, formerPartition?.isWorthUpdating(store) == true {
      update(&reduction, affected)
    } else {
      var fresh = sparePartition.take() ?? Partition()
      fresh.fill(store, &reduction, kinds: kinds, isGone: isGone)
      choices = Array(repeating: .none, count: fresh.componentCount)
      isMovable.refill(fresh.componentCount, with: false)
      isDirty.refill(fresh.componentCount, with: true)
      dirtyComponents.removeAll(keepingCapacity: true)
      dirtyComponents.append(contentsOf: 0..<fresh.componentCount)
      partition = consume fresh
    }
    formerPartition = nil
    counters.coefficients += reduction.takeExpandedCount()
    elimination = consume reduction
    dependents = Dependents()
    isStale = true
    isFresh = true
    changedParameters.removeAll(keepingCapacity: true)
  }

  /// Eliminates variables by the required equalities.
  ///
  /// - Returns: Whether each variable is determined differently than before; nil if all of them may be.
  private mutating func eliminate() -> [Bool]? {
    store.compactIfWorthwhile()
    var known = former
    former = nil
    var fresh = spareElimination.take() ?? Elimination(variableCount: 0)
    fresh.startOver(
      with: store, kinds: kinds, rank: rank, isVolatile: isVolatile, reusing: &known)
    for variable in kinds.indices where fresh.isParameter(Int32(variable)) {
      values[variable] = fresh.constant[variable]
    }
    if Int(nextRank) > 2 * kinds.count {
      // Smaller ranks are faster to sort by.
      rank = fresh.places
      nextRank = Int32(kinds.count)
    }
    counters.eliminations += 1
    counters.equalitiesEliminated += fresh.workCount
    var affected: [Bool]?
    if formerPartition != nil, let known {
      let moved = fresh.affected(by: known.isMoved)
      if fresh.givesTheSame(as: known.elimination, but: moved) { affected = moved }
    }
    elimination = consume fresh
    return affected
  }

  /// Updates the partition: unchanged components stay solved. Components with a choice are solved again, since choices
  /// may depend on each other and on given values.
  private mutating func update(_ reduction: inout Elimination, _ affected: [Bool]) {
    guard var known = formerPartition else { return }
    formerPartition = nil  // so that it is changed in place
    let before = known.update(
      store, &reduction, kinds: kinds, isGone: isGone, affected: affected)
    let (oldChoices, oldIsDirty) = (choices, isDirty)
    choices = Array(repeating: .none, count: before.count)
    isMovable = Array(repeating: false, count: before.count)
    isDirty = Array(repeating: true, count: before.count)
    dirtyComponents = []
    for component in before.indices {
      let old = Int(before[component])
      if old >= 0, !oldIsDirty[old], oldChoices[old] == .none {
        isDirty[component] = false
      } else {
        dirtyComponents.append(component)
      }
    }
    partition = known
  }
}
