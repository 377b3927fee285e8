/// Solves linear constraints with priorities, exactly and incrementally.
///
/// ```swift
/// var solver = Solver()
/// let width = solver.addVariable(.length)
/// _ = solver.add([Term(width)], .greaterThanOrEqual, 120, priority: 750)
/// _ = solver.add([Term(width)], .lessThanOrEqual, 100)
/// _ = solver.solve()  // .solved
/// solver.value(of: width)  // 100
/// ```
///
/// Priorities are levels, not weights. Constraints at 1000 must hold. Below that, each level minimizes the sum of its
/// absolute violations without giving up anything that higher levels achieved. Where a choice remains, the kinds of the
/// variables decide (``Variable/Kind``). The result does not depend on the order in which constraints were added.
///
/// ## What is exact
/// Numbers are `Double`. They count as equal within 1e-7 of their size, or 1e-7 points if that is more. A required
/// constraint may have coefficients of any size, and multiplying it by a number does not change its meaning; within one
/// constraint, the largest coefficient may be up to ten thousand times the smallest. Violations of other constraints
/// count as stated, so keep their coefficients within a factor of a thousand of each other. Values are exact up to a
/// billion points.
///
/// A solver is a value: you can change and solve a copy to find out what would happen.
///
/// ## How it works
/// Required equalities eliminate variables (`Elimination`). The remaining system divides into components (`Partition`),
/// most of them with one or two variables. Each component is solved by itself (`ComponentProblem`), by a lexicographic
/// simplex if its variables can't all have their cheapest values. After a constant or a priority changes, only the
/// component concerned is solved again.
public struct Solver: Sendable {
  /// The outcome of a solve.
  public enum Outcome: Hashable, Sendable {
    case solved
    /// Required constraints that can't hold together, but could without any one of them. Which of several such sets it
    /// is depends on the content of the constraints, never on their order. The variables have the values that violate
    /// the required constraints least.
    case conflict([ConstraintID])
  }

  /// The variables whose values have changed.
  public enum Changes: Sendable {
    /// Possibly all variables.
    case all
    /// These variables, in no particular order.
    case some([Variable])
  }

  /// The cost of solving so far.
  public struct Counters: Hashable, Sendable {
    /// The number of eliminations of the required equalities.
    public var eliminations = 0
    /// The number of required equalities processed rather than taken over from the previous elimination.
    public var equalitiesEliminated = 0
    public var componentsSolved = 0
    public var pivots = 0
    /// The number of components whose wishes determined their values one after another, without the simplex.
    public var determinations = 0
    /// The number of times that soft equalities were tried as required ones.
    public var promotions = 0
    /// The number of times that factors of the basis replaced a tableau that would have filled in.
    public var factorisations = 0
    /// The number of coefficients visited to expand definitions, to find conflicts, and by the simplex: the measure
    /// that grows faster than the system if anything does.
    public var coefficients = 0

    static func += (sum: inout Counters, more: Counters) {
      sum.eliminations += more.eliminations
      sum.equalitiesEliminated += more.equalitiesEliminated
      sum.componentsSolved += more.componentsSolved
      sum.pivots += more.pivots
      sum.determinations += more.determinations
      sum.promotions += more.promotions
      sum.factorisations += more.factorisations
      sum.coefficients += more.coefficients
    }
  }

  /// The tolerance for comparisons, relative to the size of the numbers.
  static let tolerance = 1e-7
  /// Storage for more variables or constraints than this is kept only while it is in use.
  @inlinable package static var mostKept: Int { 256 }

  public internal(set) var counters = Counters()
  /// The terms of the next constraint; callers that add thousands of constraints gather them here.
  public var terms: [Term] = []
  var store = ConstraintStore()
  var kinds: [Variable.Kind] = []
  /// The removed variables.
  var isGone = Marks()
  /// The values of all variables after the last solve, by index.
  public internal(set) var values: [Double] = []
  /// The order in which variables were added, as rising numbers.
  var rank: [Int32] = []
  /// Variables whose given value has changed before.
  var isVolatile = Marks()
  /// The constraint whose value each variable prefers, -1 for none, up to the last variable that prefers any.
  var preferred: [Int32] = []
  private var vacant: [Int32] = []
  var nextRank: Int32 = 0

  /// Whether any of the following properties may be set.
  var hasPrepared = false
  /// The elimination; nil once a required equality has changed.
  var elimination: Elimination?
  /// The previous elimination, if the next one can use it.
  var former: PreviousElimination?
  /// The partition; nil once a constraint was added or removed.
  var partition: Partition?
  /// The previous partition, if the next one can use it.
  var formerPartition: Partition?
  /// The storage of an earlier solver's elimination and partition.
  var spareElimination: Elimination?
  var sparePartition: Partition?
  /// The variables that the last solve changed.
  public internal(set) var changes = Changes.all
  var changedParameters: [Int32] = []
  var scratch: [Int32] = []
  /// Whether the values are out of date.
  var isStale = true
  /// Whether nothing has been solved since the last elimination.
  var isFresh = true
  /// Whether the values come from a solve, whatever the constraints were then.
  var hasSolved = false
  var dirtyComponents: [Int] = []
  var isDirty: [Bool] = []
  var choices: [Choice] = []
  /// The components that are still free to choose once their lengths are chosen.
  var isMovable: [Bool] = []
  /// The remaining choices of components, as far as requested since the last solve.
  var faces: [Int: Face] = [:]
  /// The variables defined through a choice, if any were requested since the last solve.
  var followers: Set<Int32>?
  var dependents = Dependents()
  /// How components are solved.
  var effort = ComponentProblem.Effort()
  /// The required constraints that give way so that others can hold.
  var concessions = Concessions()

  public init() {}

  // MARK: - Changing the system

  /// Adds a variable, which comes after the existing ones where their order decides a choice.
  public mutating func addVariable(_ kind: Variable.Kind = .position) -> Variable {
    forgetPartition(andElimination: true)
    defer { nextRank += 1 }
    guard let index = vacant.popLast() else {
      kinds.appendSparingly(kind)
      values.appendSparingly(0)
      rank.appendSparingly(nextRank)
      return Variable(index: Int32(kinds.count - 1))
    }
    former?.note(variable: index)
    kinds[Int(index)] = kind
    isGone[Int(index)] = false
    values[Int(index)] = 0
    rank[Int(index)] = nextRank
    isVolatile[Int(index)] = false
    if Int(index) < preferred.count { preferred[Int(index)] = -1 }
    return Variable(index: index)
  }

  /// Removes a variable.
  ///
  /// - Precondition: No constraint mentions it.
  public mutating func removeVariable(_ variable: Variable) {
    forgetPartition(andElimination: true)
    isGone[Int(variable.index)] = true
    vacant.append(variable.index)
  }

  /// Announces that the value a required equality gives a variable will change, such as the size of a window. Then even
  /// the first change costs only what depends on the variable.
  public mutating func expectChanges(of variable: Variable) {
    forgetPartition(andElimination: true)
    former?.note(variable: variable.index)
    isVolatile[Int(variable.index)] = true
  }

  /// Adds `terms relation constant`.
  ///
  /// - Parameters:
  ///   - terms: Multiples of variables; a variable may appear more than once.
  ///   - relation: How the sum of the terms compares with the constant.
  ///   - constant: The right side, finite.
  ///   - priority: 1 to 1000, not rounded; from 1000 on the constraint is required.
  /// - Returns: A handle for changing or removing the constraint.
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double,
    priority: Float = 1000
  ) -> ConstraintID {
    self.terms = terms
    return add(relation, constant, priority: priority)
  }

  /// Adds a constraint on the ``terms``, which stay unchanged.
  public mutating func add(
    _ relation: Relation, _ constant: Double, priority: Float = 1000
  ) -> ConstraintID {
    let index = store.add(terms, relation, constant, priority: priority)
    let isStructural = store.isRequiredEquality(index)
    forgetPartition(andElimination: isStructural, noting: index)
    if isStructural, former != nil { former?.note(constraint: index, of: store) }
    return ConstraintID(index: Int32(index))
  }

  /// Removes a constraint.
  public mutating func remove(_ constraint: ConstraintID) {
    let index = Int(constraint.index)
    changed(index, isStructural: store.isRequiredEquality(index))
    // A component that falls apart matters to lengths that prefer a value.
    if partition?.release(index) == false { forgetPartition(andElimination: false) }
    concessions.touch(constraint.index)
    concessions.remove(constraint.index)
    store.remove(index)
  }

  /// Changes the right side of a constraint.
  ///
  /// - Complexity: The next solve costs as much as the component of the constraint. If the constraint is a required
  ///   equality that gives one variable a value, such as the size of a window, the next solve costs as much as the
  ///   components that depend on it, except for the first change unless ``expectChanges(of:)`` was called. For other
  ///   required equalities, it costs as much as the whole system.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    let index = Int(constraint.index)
    guard store.statedConstant(of: index) != constant else { return }
    concessions.touch(constraint.index)
    let isStructural = store.isRequiredEquality(index)
    let parameter = isStructural ? parameter(of: index) : nil
    store.setConstant(constant, of: index)
    if let parameter {
      shift(parameter, index)
    } else {
      changed(index, isStructural: isStructural)
    }
  }

  /// Changes the priority of a constraint, including to and from required. A constraint that had given way is then
  /// treated like any other.
  public mutating func setPriority(_ priority: Float, of constraint: ConstraintID) {
    concessions.touch(constraint.index)
    concessions.remove(constraint.index)
    setPriority(priority, ofIndex: Int(constraint.index))
  }

  mutating func setPriority(_ priority: Float, ofIndex index: Int) {
    guard store[index].priority != priority else { return }
    let (wasRequired, wasStructural) = (store.isRequired(index), store.isRequiredEquality(index))
    let hasOtherTerms = store.setPriority(priority, of: index)
    changed(index, isStructural: wasStructural || store.isRequiredEquality(index))
    // The partition collects required constraints without free variables.
    if hasOtherTerms
      || wasRequired != store.isRequired(index)
        && partition?.component(ofConstraint: index) == nil
    {
      forgetPartition(andElimination: false, noting: index)
    }
  }

  // MARK: - Reading

  /// The value of a variable after the last solve.
  public func value(of variable: Variable) -> Double { values[Int(variable.index)] }

  /// The right side of a constraint.
  public func constant(of constraint: ConstraintID) -> Double {
    store.statedConstant(of: Int(constraint.index))
  }

  /// The variables that a constraint mentions.
  public func variables(of constraint: ConstraintID) -> [Variable] {
    store.terms(of: Int(constraint.index)).map { Variable(index: store.variables[$0]) }
  }

  /// The priority of a constraint; slightly less than required if the constraint has given way.
  public func priority(of constraint: ConstraintID) -> Float {
    store[Int(constraint.index)].priority
  }

  /// Whether the next solve leaves all variables of a constraint unchanged.
  public func isSettled(_ constraint: ConstraintID) -> Bool {
    guard let partition else { return false }
    guard let component = partition.component(ofConstraint: Int(constraint.index)) else {
      return true
    }
    return !isDirty[component]
      && (dirtyComponents.isEmpty || !dependents.linked.contains(component))
  }

  /// A number for the component of a constraint; nil if it has none.
  public func component(of constraint: ConstraintID) -> Int? {
    partition?.component(ofConstraint: Int(constraint.index))
  }

  /// The sum of absolute violations at each priority below required that occurs, from the highest down.
  public var violations: [(priority: Float, violation: Double)] {
    var sums: [Float: Double] = [:]
    for index in 0..<store.count where store[index].isAlive && !store.isRequired(index) {
      sums[store[index].priority, default: 0] += violation(of: index)
    }
    return sums.keys.sorted(by: >).map { ($0, sums[$0] ?? 0) }
  }

  /// The amount by which the left side of a constraint exceeds the right side; negative if it is less.
  public func excess(of constraint: ConstraintID) -> Double {
    let index = Int(constraint.index)
    var difference = -store[index].constant
    for position in store.terms(of: index) {
      difference += store.coefficients[position] * values[Int(store.variables[position])]
    }
    return difference / store.scale(of: index)
  }

  /// The amount by which a constraint is violated, never negative.
  public func violation(of constraint: ConstraintID) -> Double {
    violation(of: Int(constraint.index))
  }

  /// The constraints, of those given, that are violated by more than a distance.
  public func missed(_ constraints: [ConstraintID], by distance: Double) -> [ConstraintID] {
    var missed: [ConstraintID] = []
    for constraint in constraints where violation(of: Int(constraint.index)) > distance {
      missed.append(constraint)
    }
    return missed
  }
}

extension Solver {
  private func violation(of index: Int) -> Double {
    let difference = excess(of: ConstraintID(index: Int32(index)))
    return switch store[index].relation {
    case .lessThanOrEqual: max(0, difference)
    case .equal: abs(difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  /// Discards the partition, keeping it as the former one for the next to build on.
  ///
  /// - Parameter index: The constraint being added, removed or changed, if any.
  mutating func forgetPartition(andElimination: Bool, noting index: Int? = nil) {
    // Checking for them would copy them, and constraints come in thousands.
    guard hasPrepared else { return }
    if partition != nil {
      formerPartition = partition
      partition = nil
    }
    if let index, formerPartition != nil { formerPartition?.note(constraint: index) }
    if andElimination, let known = elimination {
      elimination = nil
      former = PreviousElimination(known)
    }
  }

  /// Notes that a constraint has changed or is about to be removed.
  private mutating func changed(_ index: Int, isStructural: Bool) {
    guard !isStructural, let partition else {
      forgetPartition(andElimination: isStructural, noting: index)
      if isStructural, former != nil { former?.note(constraint: index, of: store) }
      return
    }
    if let component = partition.component(ofConstraint: index) {
      markDirty(component)
    } else {
      isStale = true  // No value depends on it, but it may contradict what is given.
    }
  }

  /// The parameter to which a required equality gives a value; nil, after marking the variable as volatile, if it is
  /// not a parameter yet.
  private mutating func parameter(of index: Int) -> Int32? {
    guard let (variable, _) = store.givenValue(index) else { return nil }
    isVolatile[Int(variable)] = true
    guard let elimination, partition != nil, !elimination.hasTiedParameters,
      elimination.isParameter(variable), elimination.source[Int(variable)] == Int32(index)
    else { return nil }
    return variable
  }

  private mutating func shift(_ parameter: Int32, _ index: Int) {
    guard let (_, value) = store.givenValue(index) else { return }
    var touched: [Int] = []
    partition?.shift(parameter, by: value - values[Int(parameter)]) { touched.append($0) }
    values[Int(parameter)] = value
    changedParameters.append(parameter)
    elimination?.setParameter(parameter, to: value)
    isStale = true
    for component in touched + dependents.linked { markDirty(component) }
  }

  mutating func markDirty(_ component: Int) {
    guard !isDirty[component] else { return }
    isDirty[component] = true
    isStale = true
    dirtyComponents.append(component)
  }
}
