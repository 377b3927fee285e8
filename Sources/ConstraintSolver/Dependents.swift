/// Makes the choices that the constraints leave open.
///
/// Choices come in this order:
///
/// 1. Among several lengths that prefer a value, each in order comes as near to its value as it can, so the last takes
///    the slack.
/// 2. Each other length, the latest first, is as short as it can be, so the earliest takes the slack.
/// 3. Each position, in order, is at the lower end of its range, otherwise at the upper end, otherwise at zero.
///
/// Eliminated variables take part as well, through the free variables that they depend on.
///
/// Each component makes its choices by itself, with one exception: a position defined through several components that
/// are still free to choose, where it is not as small as it can be in each of them. Such components are tied together
/// and choose as one.
///
/// Usually few variables are defined through those of a component. Where there are many, the search for the components
/// that a variable depends on follows the order of choices, and goes only as far as some component is still free to
/// choose.
struct Dependents: Sendable {
  /// The search through the variables of one kind.
  private struct Search {
    /// The variables, in the order of their choices.
    var all: [Int32] = []
    /// The variables to visit.
    var variables: [Int32] = []
    /// The number of variables visited.
    var count = 0
    /// The variables found to depend on each component. Of several multiples of one variable only the first counts; it
    /// chooses for all.
    var found: [Int: [Int32]] = [:]
    var known = ShortSums()
    /// The variables of which the visited ones are multiples.
    var bases: Set<Int32> = []
    /// The components on which a variable must depend to be visited; nil for all.
    var movable: [Bool]?

    /// Starts again with the variables that depend on the movable components.
    mutating func restart(among movable: [Bool], _ partition: Partition, _ elimination: Elimination)
    {
      (count, found, bases, self.movable) = (0, [:], [], movable)
      let affected = elimination.affected(
        by: partition.component.map { $0 >= 0 && movable[Int($0)] })
      variables = all.filter { affected[Int($0)] }
    }
  }

  /// From so many dependent variables on, one pass over all variables for all components is cheaper.
  private static let many = 32

  private var kinds: [Variable.Kind] = []
  private var searches: [Variable.Kind: Search] = [:]
  /// The lengths of each component that prefer the value of a constraint, in order.
  private var preferences: [Int: [(variable: Int32, constraint: Int32)]] = [:]
  /// The components with a choice that depends on variables outside of them.
  private(set) var linked: Set<Int> = []

  /// Prepares the choices for variables of all kinds.
  ///
  /// - Parameter preferred: The constraint whose value each variable prefers; -1, or an index past the end, for none.
  mutating func prepare(
    _ elimination: Elimination, _ kinds: [Variable.Kind], _ isGone: Marks,
    preferred: [Int32], _ partition: Partition
  ) {
    guard searches.isEmpty else { return }
    self.kinds = kinds
    var (positions, lengths) = (Search(), Search())
    for variable in elimination.earliestFirst where !isGone[Int(variable)] {
      switch kinds[Int(variable)] {
      case .position: positions.all.append(variable)
      case .length: lengths.all.append(variable)
      }
      let constraint = Int(variable) < preferred.count ? preferred[Int(variable)] : -1
      if constraint >= 0, let component = partition.component(ofConstraint: Int(constraint)) {
        preferences[component, default: []].append((variable, constraint))
      }
    }
    lengths.all.reverse()
    positions.variables = positions.all
    lengths.variables = lengths.all
    searches = [.position: positions, .length: lengths]
  }

  /// Makes the choices of the lengths that prefer a value.
  mutating func settlePreferred(
    _ problem: inout ComponentProblem, _ group: [Int], _ partition: Partition,
    _ elimination: inout Elimination, _ values: [Double], _ local: [Int32],
    _ store: ConstraintStore
  ) {
    for component in group {
      guard let lengths = preferences[component], lengths.count > 1, problem.hasFreedom
      else { continue }
      // In place: a copy would copy all arrays of the simplex.
      let before = problem.simplex.spent
      var known = ShortSums()
      for (variable, constraint) in lengths where problem.simplex.hasFreedom {
        let sum = sum(of: variable, in: group, partition, &elimination, &known, values, local)
        problem.simplex.settle(sum.terms, near: store[Int(constraint)].constant - sum.rest)
        if sum.isLinked { linked.formUnion(group) }
      }
      problem.adoptChoices(since: before)
    }
  }

  /// A variable as a combination of the variables of a group of components, plus the contribution of variables outside
  /// the group.
  private func sum(
    of variable: Int32, in group: [Int], _ partition: Partition,
    _ elimination: inout Elimination, _ known: inout ShortSums, _ values: [Double],
    _ local: [Int32]
  ) -> (terms: [(variable: Int32, coefficient: Double)], rest: Double, isLinked: Bool) {
    elimination.reduce(variable, knowing: &known)
    let sum = elimination.sum
    let terms = sum.touched.filter { group.contains(Int(partition.component[Int($0)])) }
      .map { (variable: local[Int($0)], coefficient: sum[$0]) }
    let outside = sum.touched.filter { !group.contains(Int(partition.component[Int($0)])) }
    let rest = outside.reduce(sum.constant) { $0 + sum[$1] * values[Int($1)] }
    return (terms, rest, !outside.isEmpty)
  }

  /// Notes that the choices of some components depend on each other.
  mutating func link(_ group: [Int]) { linked.formUnion(group) }

  /// Makes the choices for one kind of variable.
  ///
  /// - Parameters:
  ///   - group: A component, or several that are tied together.
  ///   - values: The values of all variables, as far as they are known.
  ///   - local: The numbers of the group's variables in its problem.
  ///   - isMovable: Which other components may be tied to the group.
  /// - Returns: The components that turn out to be tied to the group. If there are any, its problem is no longer of
  ///   use.
  @discardableResult
  mutating func settle(
    _ kind: Variable.Kind, _ problem: inout ComponentProblem, _ group: [Int],
    _ partition: Partition, _ elimination: inout Elimination, _ values: [Double], _ local: [Int32],
    isMovable: [Bool] = []
  ) -> [Int] {
    guard problem.hasFreedom else { return [] }
    let before = problem.simplex.spent
    let few = elimination.variables(
      definedThrough: partition.part(group).variables, limit: group.count > 1 ? .max : Self.many
    )?.filter { kinds[Int($0)] == kind }
    var number = 0
    var chosen: Set<Int32> = []
    var known = ShortSums()
    while problem.simplex.hasFreedom,
      let variable = few.map({ Self.choice(number, of: $0, kind) })
        ?? next(kind, number, group[0], partition, &elimination, isMovable)
    {
      number += 1
      // Of several multiples of one variable, the first chooses for all.
      guard let base = elimination.base(of: variable), chosen.insert(base).inserted else {
        continue
      }
      let (terms, rest, isLinked) = sum(
        of: variable, in: group, partition, &elimination, &known, values, local)
      guard !problem.simplex.settle(terms, rest: rest), isLinked else { continue }
      linked.formUnion(group)
      let others = elimination.sum.touched.map { Int(partition.component[Int($0)]) }
        .filter { $0 >= 0 && !group.contains($0) && !isMovable.isEmpty && isMovable[$0] }
      guard others.isEmpty else { return others }
    }
    problem.adoptChoices(since: before)
    return []
  }

  /// The variable with a number among those that depend on a component; nil past the last.
  ///
  /// Visits only variables that depend on movable components.
  private mutating func next(
    _ kind: Variable.Kind, _ number: Int, _ component: Int, _ partition: Partition,
    _ elimination: inout Elimination, _ isMovable: [Bool]
  ) -> Int32? {
    guard var search = searches.removeValue(forKey: kind) else { return nil }
    defer { searches[kind] = search }
    if !isMovable.isEmpty, search.movable?[component] != true {
      search.restart(among: isMovable, partition, elimination)
    }
    while search.count < search.variables.count {
      if let known = search.found[component], number < known.count { return known[number] }
      let variable = search.variables[search.count]
      search.count += 1
      guard let base = elimination.base(of: variable), search.bases.insert(base).inserted else {
        continue
      }
      elimination.reduce(variable, knowing: &search.known)
      for touched in Self.distinct(elimination.sum.touched.map { partition.component[Int($0)] }) {
        search.found[Int(touched), default: []].append(variable)
      }
    }
    let known = search.found[component] ?? []
    return number < known.count ? known[number] : nil
  }

  /// The variable with a number in the order of choices, among variables given earliest first.
  private static func choice(_ number: Int, of all: [Int32], _ kind: Variable.Kind) -> Int32? {
    guard number < all.count else { return nil }
    return all[kind == .length ? all.count - 1 - number : number]
  }

  private static func distinct(_ components: [Int32]) -> [Int32] {
    let inside = components.filter { $0 >= 0 }
    return inside.count > 1 ? Set(inside).sorted() : inside
  }
}
