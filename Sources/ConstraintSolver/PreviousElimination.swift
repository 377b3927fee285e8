/// An elimination from before some required equalities changed, and the variables affected by the changes.
///
/// Equalities are processed in an order that depends on their content. The effect of an equality depends on how its
/// variables are defined, on the variables of which those are multiples, and on whether an earlier definition mentions
/// them. If none of that has moved, the equality has the same effect as before. A row that is inserted into a list thus
/// affects only itself and the next row.
struct PreviousElimination: Sendable {
  let elimination: Elimination
  /// The variable that each equality had eliminated; -1 for none.
  private let eliminated: [Int32]
  /// The turn of each equality.
  private let turns: [Int32]
  /// Whether a variable may have a different definition now.
  private(set) var isMoved: [Bool]
  /// The turn from which different definitions may mention a variable.
  private var mentions: [Int32]
  /// Whether an equality was added, removed or changed.
  private var isChanged: [Bool]

  init(_ elimination: Elimination) {
    self.elimination = elimination
    eliminated = elimination.eliminatedByEquality()
    turns = elimination.turnsOfEqualities()
    isMoved = Array(repeating: false, count: elimination.variableCount)
    mentions = Array(repeating: .max, count: elimination.variableCount)
    isChanged = Array(repeating: false, count: eliminated.count)
  }

  /// Notes that a variable was added or removed, or is treated differently.
  mutating func note(variable: Int32) {
    fit(variableCount: Int(variable) + 1)
    isMoved[Int(variable)] = true
  }

  /// Notes that a constraint was added, removed or changed, or is about to be.
  mutating func note(constraint index: Int, of store: ConstraintStore) {
    // Equalities that give a value come before all others, and may do so in several ways.
    if let (variable, _) = store.givenValue(index) { note(variable: variable) }
    while isChanged.count <= index { isChanged.append(true) }
    guard !isChanged[index] else { return }
    isChanged[index] = true
    guard eliminated[index] >= 0 else { return }
    Self.move(
      eliminated[index], in: elimination, from: turns[index], &isMoved, &mentions)
  }

  /// Makes room for all current variables and constraints.
  mutating func fit(variableCount: Int, constraintCount: Int = 0) {
    while isMoved.count < variableCount {
      isMoved.append(true)
      mentions.append(-1)
    }
    while isChanged.count < constraintCount { isChanged.append(true) }
  }

  /// Whether an equality that visits a variable may see something different now.
  func hasMoved(_ variable: Int, for index: Int) -> Bool {
    isMoved[variable] || mentions[variable] < turns[index]
  }

  /// The variable that an equality eliminates again if nothing it visits has moved; nil if the equality must be
  /// processed in any case.
  func variable(eliminatedBy index: Int) -> Int32? {
    guard !isChanged[index], elimination.isPlain[index], eliminated[index] >= 0 else {
      return nil
    }
    return eliminated[index]
  }

  /// Notes the differences once an equality has been processed.
  mutating func compare(_ index: Int, with fresh: Elimination) {
    let variable = fresh.eliminated[index]
    let known = isChanged[index] ? -1 : eliminated[index]
    if variable == known {
      guard variable >= 0, !isSame(Int(variable), in: fresh) else { return }
    }
    // Every later equality is also later in the former order, so -1 covers all of them.
    if known >= 0 { Self.move(known, in: elimination, from: -1, &isMoved, &mentions) }
    if variable >= 0 { Self.move(variable, in: fresh, from: -1, &isMoved, &mentions) }
  }

  private func isSame(_ slot: Int, in fresh: Elimination) -> Bool {
    let (old, new) = (elimination.terms(definingSlot: slot), fresh.terms(definingSlot: slot))
    guard old.count == new.count, elimination.constant[slot] == fresh.constant[slot],
      (elimination.order[slot] > 0) == (fresh.order[slot] > 0)
    else { return false }
    return zip(old, new).allSatisfy {
      elimination.termVariables[$0] == fresh.termVariables[$1]
        && elimination.termCoefficients[$0] == fresh.termCoefficients[$1]
    }
  }

  // Static, so that the former elimination is not copied.
  private static func move(
    _ variable: Int32, in definitions: Elimination, from turn: Int32, _ isMoved: inout [Bool],
    _ mentions: inout [Int32]
  ) {
    isMoved[Int(variable)] = true
    for term in definitions.terms(definingSlot: Int(variable)) {
      let other = definitions.termVariables[term]
      // Mentions of a parameter have no effect.
      guard !definitions.isParameter(other) else { continue }
      mentions[Int(other)] = min(mentions[Int(other)], turn)
    }
  }
}

extension Elimination {
  /// The positions of the terms of a variable's definition.
  func terms(definingSlot slot: Int) -> Range<Int> {
    let start = Int(termStart[slot])
    return start..<start + Int(termCount[slot])
  }

  /// Repeats the former elimination of an equality if everything it visited is unchanged.
  mutating func takeOver(
    _ index: Int, of store: ConstraintStore, from former: PreviousElimination
  ) -> Bool {
    guard let variable = former.variable(eliminatedBy: index) else { return false }
    for position in store.terms(of: index) {
      var term = Int(store.variables[position])
      while true {
        if former.hasMoved(term, for: index) { return false }
        guard order[term] != 0, termCount[term] == 1 else { break }
        term = Int(termVariables[Int(termStart[term])])
      }
    }
    let slot = Int(variable)
    termStart[slot] = Int32(termVariables.count)
    for term in former.elimination.terms(definingSlot: slot) {
      let other = former.elimination.termVariables[term]
      termVariables.append(other)
      termCoefficients.append(former.elimination.termCoefficients[term])
      note(other, mentionedBy: variable)
    }
    termCount[slot] = former.elimination.termCount[slot]
    constant[slot] = former.elimination.constant[slot]
    isPlain[index] = true
    note(variable, by: index, isRaised: former.elimination.order[slot] > 0)
    return true
  }
}
