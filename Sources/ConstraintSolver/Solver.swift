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
/// Priorities are levels, not weights. Constraints at 1000 must hold. Below, each level minimises the
/// sum of its absolute violations without touching what the levels above have reached. Where that
/// leaves a choice the kinds of the variables decide (``Variable/Kind``). The result does not depend
/// on the order in which constraints were added.
///
/// ## What is exact
/// Numbers are `Double`, and count as equal within 1e-7 of their size, or of a point. Required constraints
/// may have coefficients of any size, and say the same multiplied by any number; within one the largest
/// may be up to ten thousand times the smallest. The violation of the others counts as they are stated: keep
/// their coefficients within a thousand times of each other's. Values are exact up to a billion points.
///
/// A solver is a value: a copy can be changed and solved to find out what would happen.
///
/// ## How it works
/// Required equalities eliminate variables (`Elimination`). What is left falls apart into components
/// (`Partition`), most of them with one variable or two. Each is solved alone (`ComponentProblem`),
/// by a lexicographic simplex where its variables can't all have the values they like best. After a
/// change of a constant or a priority only the component concerned is solved again.
public struct Solver: Sendable {
  /// How a solve ended.
  public enum Outcome: Hashable, Sendable {
    case solved
    /// Required constraints that can't hold together, but would without any one of them. Which of
    /// several such sets it is depends on what the constraints say, never on the order in which they
    /// came. The variables have values that violate the required ones least.
    case conflict([ConstraintID])
  }

  /// Variables whose values have changed.
  public enum Changes: Sendable {
    /// Perhaps all of them.
    case all
    /// These, in no particular order.
    case some([Variable])
  }

  /// What solving has cost so far.
  public struct Counters: Hashable, Sendable {
    /// How often the required equalities were worked through.
    public var eliminations = 0
    /// How many required equalities were worked through, and not taken over from the elimination before.
    public var equalitiesEliminated = 0
    public var componentsSolved = 0
    public var pivots = 0
    /// How many components were solved by what their wishes say one after another, without the simplex.
    public var determinations = 0
    /// How often soft equalities were tried as required ones.
    public var promotions = 0
    /// How many components were solved with factors of the basis, where a tableau would have filled.
    public var factorisations = 0
    /// How many coefficients were looked at to expand definitions, to find what contradicts what, and by the
    /// simplex: what grows faster than the system if anything does.
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

  /// What counts as zero, relative to the numbers compared.
  static let tolerance = 1e-7
  /// Space for more than so many variables or constraints is kept only where it is in use.
  @inlinable package static var mostKept: Int { 256 }

  public internal(set) var counters = Counters()
  /// The terms of the next constraint, gathered here one by one by those who add thousands.
  public var terms: [Term] = []
  var store = ConstraintStore()
  var kinds: [Variable.Kind] = []
  /// Variables that have been removed.
  var isGone = Marks()
  /// The values of all variables, by their indices, as the last solve left them.
  public internal(set) var values: [Double] = []
  /// When a variable was added, as a number that rises.
  var rank: [Int32] = []
  /// Variables with a given value that has changed before.
  var isVolatile = Marks()
  /// The constraint whose value each variable prefers, up to the last one that prefers any; -1 for none.
  var preferred: [Int32] = []
  private var vacant: [Int32] = []
  var nextRank: Int32 = 0

  /// Whether there may be any of the following.
  var hasPrepared = false
  /// Nil when a required equality has changed since.
  var elimination: Elimination?
  /// What there was before, if it is of use to what comes.
  var former: FormerElimination?
  /// Nil when a constraint has come or gone since.
  var partition: Partition?
  /// What there was before, if it is of use to what comes.
  var formerPartition: Partition?
  /// What a solver before this one has left, for its space.
  var spareElimination: Elimination?
  var sparePartition: Partition?
  /// Which values the last solve changed.
  public internal(set) var changes = Changes.all
  var changedParameters: [Int32] = []
  var scratch: [Int32] = []
  /// Whether values are out of date.
  var isStale = true
  /// Whether nothing has been solved since variables were eliminated anew.
  var isFresh = true
  /// Whether the values are those of a solve, of whatever the constraints were then.
  var hasSolved = false
  var dirtyComponents: [Int] = []
  var isDirty: [Bool] = []
  var choices: [Choice] = []
  /// Which components are free to choose once their lengths have been chosen.
  var isMovable: [Bool] = []
  /// The choices of the components that have been asked for them since the last solve.
  var faces: [Int: Simplex] = [:]
  /// The variables that are defined through a choice, if one has been asked for since the last solve.
  var followers: Set<Int32>?
  var dependents = Dependents()
  /// How components are solved.
  var effort = ComponentProblem.Effort()
  /// The required constraints that give way, so that the others can hold.
  var concessions = Concessions()

  public init() {}

  // MARK: - Changing the system

  /// Adds a variable; it is later than those before it, which matters where there is a choice.
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
  /// - Precondition: No constraint mentions it any more.
  public mutating func removeVariable(_ variable: Variable) {
    forgetPartition(andElimination: true)
    isGone[Int(variable.index)] = true
    vacant.append(variable.index)
  }

  /// Says that the value which a required equality gives a variable is going to change, such as the
  /// size of a window: then already the first change costs only what depends on it.
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
  /// - Returns: A handle to change or remove the constraint by.
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double,
    priority: Float = 1000
  ) -> ConstraintID {
    self.terms = terms
    return add(relation, constant, priority: priority)
  }

  /// Adds a constraint on the ``terms``, which stay as they are.
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
    // What is solved together matters to lengths that prefer a value.
    if partition?.release(index) == false { forgetPartition(andElimination: false) }
    concessions.touch(constraint.index)
    concessions.remove(constraint.index)
    store.remove(index)
  }

  /// Changes the right side of a constraint.
  ///
  /// - Complexity: The next solve costs what the component of the constraint costs. If it is a
  ///   required equality that gives one variable a value, such as the size of a window, it costs the
  ///   components that depend on it, except the first time, unless ``expectChanges(of:)`` has been told;
  ///   for other required equalities all.
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

  /// Changes the priority of a constraint, also to and from required. One that has given way is
  /// treated as any other then.
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
    // What must hold without any variable is gathered with the partition.
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

  /// The variables that a constraint speaks of.
  public func variables(of constraint: ConstraintID) -> [Variable] {
    store.terms(of: Int(constraint.index)).map { Variable(index: store.variables[$0]) }
  }

  /// The priority of a constraint; a little less than required for one that has given way.
  public func priority(of constraint: ConstraintID) -> Float {
    store[Int(constraint.index)].priority
  }

  /// Whether the next solve leaves all variables as they are that a constraint speaks of.
  public func isSettled(_ constraint: ConstraintID) -> Bool {
    guard let partition else { return false }
    guard let component = partition.component(ofConstraint: Int(constraint.index)) else {
      return true
    }
    return !isDirty[component]
      && (dirtyComponents.isEmpty || !dependents.linked.contains(component))
  }

  /// A number for all that is solved together with a constraint; nil if nothing is.
  public func component(of constraint: ConstraintID) -> Int? {
    partition?.component(ofConstraint: Int(constraint.index))
  }

  /// The sum of absolute violations at each priority below required that is present, from the
  /// highest down.
  public var violations: [(priority: Float, violation: Double)] {
    var sums: [Float: Double] = [:]
    for index in 0..<store.count where store[index].isAlive && !store.isRequired(index) {
      sums[store[index].priority, default: 0] += violation(of: index)
    }
    return sums.keys.sorted(by: >).map { ($0, sums[$0] ?? 0) }
  }

  /// By how much the left side of a constraint is more than the right one, negative where it is less.
  public func excess(of constraint: ConstraintID) -> Double {
    let index = Int(constraint.index)
    var difference = -store[index].constant
    for position in store.terms(of: index) {
      difference += store.coefficients[position] * values[Int(store.variables[position])]
    }
    return difference / store.scale(of: index)
  }

  /// By how much a constraint is missed, never negative.
  public func violation(of constraint: ConstraintID) -> Double {
    violation(of: Int(constraint.index))
  }

  /// Those of some constraints that are missed by more than a distance.
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

  /// Forgets what is to be solved together, but for what the next partition takes over.
  ///
  /// - Parameter index: The constraint that comes, goes or changes, if it is one.
  mutating func forgetPartition(andElimination: Bool, noting index: Int? = nil) {
    // To look whether there are any is to copy them, and constraints come in thousands.
    guard hasPrepared else { return }
    if partition != nil {
      formerPartition = partition
      partition = nil
    }
    if let index, formerPartition != nil { formerPartition?.note(constraint: index) }
    if andElimination, let known = elimination {
      elimination = nil
      former = FormerElimination(known)
    }
  }

  /// Notes that a constraint has changed, or is about to go.
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

  /// The parameter that a required equality gives its value; notes that the variable is one if it is
  /// not yet treated so.
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
