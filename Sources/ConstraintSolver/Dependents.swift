/// Makes the choices that the constraints leave.
///
/// First the lengths, those added last first, each as short as can be: so the earliest takes the
/// slack. Then the positions in order: at the lower end of what is left, else the upper, else zero.
/// Eliminated variables have their say as well, through the free ones that they depend on.
struct Dependents: Sendable {
  /// For each component the variables that depend on it, in the order of their choices.
  private var byKind: [Variable.Kind: Buckets] = [:]
  private var variables: [Variable.Kind: [Int32]] = [:]
  /// The components with a choice that depends on what is outside of them.
  private(set) var linked: Set<Int> = []

  /// Makes the choices of one kind.
  mutating func settle(
    _ kind: Variable.Kind, _ problem: inout ComponentProblem, _ component: Int,
    _ partition: Partition, _ elimination: inout Elimination, _ solver: Solver, _ local: [Int32]
  ) {
    guard var simplex = problem.face, simplex.hasFreedom else { return }
    find(kind, partition, &elimination, solver)
    guard let bucket = byKind[kind]?[component], let all = variables[kind] else { return }
    for item in bucket where simplex.hasFreedom {
      elimination.reduce(all[Int(item)])
      let sum = elimination.sum
      let terms = sum.touched.filter { partition.component[Int($0)] == component }
        .map { (variable: local[Int($0)], coefficient: sum[$0]) }
      let outside = sum.touched.filter { partition.component[Int($0)] != component }
      let rest = outside.reduce(sum.constant) { $0 + sum[$1] * solver.values[Int($1)] }
      if simplex.settle(terms, rest: rest), !outside.isEmpty { linked.insert(component) }
    }
    problem.adopt(simplex)
  }

  /// Finds once which components the variables of a kind depend on.
  private mutating func find(
    _ kind: Variable.Kind, _ partition: Partition, _ elimination: inout Elimination,
    _ solver: Solver
  ) {
    guard byKind[kind] == nil else { return }
    let ordered = solver.kinds.indices
      .filter { solver.kinds[$0] == kind && solver.isAlive[$0] }
      .sorted { (solver.rank[$0] < solver.rank[$1]) == (kind == .position) }
    var items: [Int32] = []
    var components: [Int32] = []
    for variable in ordered {
      elimination.reduce(Int32(variable))
      let touched = elimination.sum.touched.map { partition.component[Int($0)] }
        .filter { $0 >= 0 }
      for component in touched.count > 1 ? Set(touched).sorted() : touched {
        items.append(Int32(variable))
        components.append(component)
      }
    }
    variables[kind] = items
    byKind[kind] = Buckets(components, count: partition.componentCount)
  }
}
