extension Solver {
  /// Lets a required constraint give way, so that the others can hold: it asks for as much as can be had
  /// below what is required.
  ///
  /// It stays so until ``reconsider()`` finds that what it contradicts may have changed.
  public mutating func concede(_ constraint: ConstraintID) {
    setPriority(ConstraintStore.required.nextDown, ofIndex: Int(constraint.index))
    conceded.insert(constraint.index)
  }

  /// Makes a constraint required again that has given way, and nothing else.
  public mutating func readmit(_ constraint: ConstraintID) {
    conceded.remove(constraint.index)
    setPriority(ConstraintStore.required, ofIndex: Int(constraint.index))
  }

  /// Gives those that have given way another chance, as far as required constraints have come, gone or
  /// changed since that hang together with them. So which give way is what a solver would find that has
  /// never held anything else.
  ///
  /// What is given and changes often, such as the size of a window, ties nothing together that does not
  /// hang together otherwise.
  ///
  /// - Returns: Those that are required again.
  /// - Complexity: Constant if no such constraint has changed, else linear in their number.
  public mutating func reconsider() -> [ConstraintID] {
    defer { if !touched.isEmpty { touched.removeAll() } }
    guard !touched.isEmpty, !conceded.isEmpty else { return [] }
    var neighborhoods = Neighborhoods(self)
    let stale = neighborhoods.around(touched)
    let healed = conceded.sorted().filter {
      stale.contains(neighborhoods.root(ofConstraint: Int($0)))
    }
    return healed.map { index in
      readmit(ConstraintID(index: index))
      return ConstraintID(index: index)
    }
  }

  /// Gives all that have given way another chance.
  public mutating func reconsiderAll() {
    for index in conceded { touchVariables(of: Int(index)) }
  }

  /// Notes that a constraint comes, goes or changes.
  mutating func touch(_ index: Int) {
    guard !conceded.isEmpty, isRequiredOrConceded(index) else { return }
    touchVariables(of: index)
  }

  private mutating func touchVariables(of index: Int) {
    let terms = store.terms(of: index)
    if terms.isEmpty { touched.insert(Neighborhoods.noVariable) }
    for position in terms { touched.insert(store.variables[position]) }
  }

  fileprivate func isRequiredOrConceded(_ index: Int) -> Bool {
    store.isRequired(index) || conceded.contains(Int32(index))
  }
}

/// Variables in groups that no required constraint connects.
private struct Neighborhoods {
  /// Stands for the variables of a constraint that mentions none.
  static let noVariable: Int32 = -1

  private var sets: DisjointSets
  /// Given values that change often, which connect nothing.
  private var isGiven: [Bool]
  /// The constraints that count.
  private let constraints: [Int]
  private let store: ConstraintStore

  init(_ solver: Solver) {
    store = solver.store
    sets = DisjointSets(count: solver.kinds.count)
    constraints = (0..<solver.store.count).filter {
      solver.store.isAlive[$0] && solver.isRequiredOrConceded($0)
    }
    isGiven = Self.given(constraints, solver)
    for index in constraints { connect(store.terms(of: index)) }
  }

  /// The variables that one constraint alone gives a value, and keeps giving it.
  private static func given(_ constraints: [Int], _ solver: Solver) -> [Bool] {
    var counts = Array(repeating: 0, count: solver.kinds.count)
    for index in constraints {
      guard let (variable, _) = solver.store.givenValue(index) else { continue }
      counts[Int(variable)] += solver.conceded.contains(Int32(index)) ? 2 : 1
    }
    return zip(counts, solver.isVolatile).map { $0 == 1 && $1 }
  }

  private mutating func connect(_ terms: Range<Int>) {
    let variables = terms.map { store.variables[$0] }
    let free = variables.filter { !isGiven[Int($0)] }
    let connected = free.isEmpty ? variables : free
    for variable in connected.dropFirst() { sets.unite(connected[0], variable) }
  }

  /// The group of a constraint.
  mutating func root(ofConstraint index: Int) -> Int32 {
    let terms = store.terms(of: index)
    guard let first = terms.first else { return Self.noVariable }
    let free = terms.first { !isGiven[Int(store.variables[$0])] }
    return sets.root(store.variables[free ?? first])
  }

  /// The groups of some variables, and of all that a given one among them has a part in.
  mutating func around(_ variables: Set<Int32>) -> Set<Int32> {
    var found: Set<Int32> = []
    for variable in variables {
      found.insert(variable == Self.noVariable ? variable : sets.root(variable))
    }
    for index in constraints {
      let meets = store.terms(of: index).contains { position in
        let variable = store.variables[position]
        return isGiven[Int(variable)] && variables.contains(variable)
      }
      if meets { found.insert(root(ofConstraint: index)) }
    }
    return found
  }
}
