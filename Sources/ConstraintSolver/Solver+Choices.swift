extension Solver {
  /// What a component leaves open.
  enum Choice {
    case none
    /// The value of a variable that nothing else has to do with, which is the same in any order.
    case lone
    case open
  }

  /// Whether the constraints left a choice somewhere at the last solve that the order of the variables
  /// decides. A variable that nothing else has to do with has the same value in any order.
  public var hasChoices: Bool { choices.contains(.open) }

  /// Says anew which variables are earlier than others, which matters where there is a choice.
  ///
  /// - Parameter variables: All variables, the earliest first.
  /// - Returns: Whether that is another order than before; if so, choices are made again by the next
  ///   solve.
  /// - Complexity: Linear in the number of variables.
  public mutating func reorder(_ variables: [Variable]) -> Bool {
    var last = Int.min
    let isInOrder = variables.allSatisfy { variable in
      defer { last = rank[Int(variable.index)] }
      return rank[Int(variable.index)] > last
    }
    guard !isInOrder else { return false }
    for (place, variable) in variables.enumerated() { rank[Int(variable.index)] = place }
    nextRank = max(nextRank, variables.count)
    elimination = nil  // Which variables stay free depends on their order, too.
    former = nil
    partition = nil
    isStale = true
    return true
  }

  /// Says which value a length is to be near to where there is a choice. It matters where several lengths
  /// with such a value are solved together: they choose before others, the earliest first, so that the
  /// last takes the slack.
  ///
  /// - Parameter constraint: A constraint on this length alone, whose constant is the value; nil for none.
  public mutating func prefer(_ constraint: ConstraintID?, for length: Variable) {
    let index = constraint?.index ?? -1
    guard preferred[Int(length.index)] != index else { return }
    preferred[Int(length.index)] = index
    if partition != nil { partition = nil }
  }
}
