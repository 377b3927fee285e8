extension Partition {
  /// An update is worthwhile while no more than one row in so many, plus a few, is unbounded.
  private static let idleShare = 4

  /// Whether so little has changed that an update costs less than a new partition.
  func isWorthUpdating(_ store: ConstraintStore) -> Bool {
    let idle = demandCountOfRow.reduce(0) { $1 == 0 ? $0 + 1 : $0 }
    return changed.count < store.livingCount / 4 && idle <= rowCount / Self.idleShare + 16
  }

  /// Applies the changes: only the demands that they affect are reduced again.
  ///
  /// - Parameter affected: Whether each variable is determined differently than before.
  /// - Returns: For each component, the former component with the same variables, rows and demands; -1 if there is
  ///   none.
  /// - Complexity: Linear in the numbers of variables and terms, with little to do for most of them.
  mutating func update(
    _ store: ConstraintStore, _ elimination: inout Elimination, kinds: [Variable.Kind],
    isGone: Marks, affected: [Bool]
  ) -> [Int32] {
    var hasLost = Array(repeating: false, count: componentCount)
    let gone = demandsToRemove(store, isGone, affected)
    for demand in gone {
      if let component = component(ofTarget: demands.target(of: Int(demand))) {
        hasLost[component] = true
      }
    }
    vacate(gone)
    let before = component
    let added = addDemands(store, &elimination, kinds) { !isGone[$0] && affected[$0] }
    connect(elimination, isGone)
    var former = Array(repeating: Int32(-1), count: componentCount)
    var isNew = Array(repeating: false, count: componentCount)
    for variable in component.indices where component[variable] >= 0 {
      let known = variable < before.count ? before[variable] : -1
      former[Int(component[variable])] = known
      if known < 0 || hasLost[Int(known)] || affected[variable] {
        isNew[Int(component[variable])] = true
      }
    }
    for demand in added {
      if let component = component(ofTarget: demands.target(of: Int(demand))) {
        isNew[component] = true
      }
    }
    for component in former.indices where isNew[component] { former[component] = -1 }
    return former
  }

  /// The demands of removed or changed constraints and lengths, and of those that mention affected variables.
  private func demandsToRemove(
    _ store: ConstraintStore, _ isGone: Marks, _ affected: [Bool]
  ) -> [Int32] {
    var isChanged = Array(repeating: false, count: store.count)
    for index in changed { isChanged[Int(index)] = true }
    var gone: [Int32] = []
    for demand in demands.indices {
      let source = demands.source(of: demand)
      let isKept: Bool
      if source == Demand.nothing {
        continue
      } else if source < 0 {
        isKept = !isGone[Int(~source)] && !affected[Int(~source)]
      } else {
        let index = Int(source)
        isKept =
          !isChanged[index] && store[index].isAlive && !store.isRequiredEquality(index)
          && store.terms(of: index).allSatisfy { !affected[Int(store.variables[$0])] }
      }
      if !isKept { gone.append(Int32(demand)) }
    }
    return gone
  }

  private mutating func vacate(_ gone: [Int32]) {
    guard !gone.isEmpty else { return }
    var isGone = Array(repeating: false, count: demands.count)
    for demand in gone {
      isGone[Int(demand)] = true
      vacate(demand: Int(demand))
    }
    checks.removeAll { isGone[Int($0)] }
    uses.removeAll { isGone[Int($0)] }
  }
}

extension Elimination {
  /// The variables that are determined differently than before: those with new definitions, and all that are defined
  /// through them.
  ///
  /// - Parameter isMoved: Whether a variable may have a different definition than before.
  /// - Complexity: Linear in the number of definitions.
  func affected(by isMoved: [Bool]) -> [Bool] {
    var affected = isMoved
    for variable in lowered.reversed() { affect(variable, &affected) }
    for variable in raised { affect(variable, &affected) }
    return affected
  }

  private func affect(_ variable: Int32, _ affected: inout [Bool]) {
    guard !affected[Int(variable)] else { return }
    for term in terms(definingSlot: Int(variable)) where affected[Int(termVariables[term])] {
      affected[Int(variable)] = true
      return
    }
  }

  /// Whether the same variables are parameters as before, with the same values, leaving out affected variables, whose
  /// demands are all reduced again.
  func givesTheSame(as other: Elimination, but affected: [Bool]) -> Bool {
    for variable in source.indices where !affected[variable] {
      let isGiven = isParameter(Int32(variable))
      guard isGiven == other.isParameter(Int32(variable)),
        !isGiven || constant[variable] == other.constant[variable]
      else { return false }
    }
    return true
  }
}
