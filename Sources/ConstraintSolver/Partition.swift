/// What is left after elimination, in parts that have nothing to do with each other.
///
/// A demand is a constraint, or the sign of a length, in free variables. One with a single variable
/// bounds that variable; one with more bounds a row, and rows with the same left side are one row.
/// Components are the sets of variables that rows connect.
struct Partition: Sendable {
  /// A constraint in terms of its target: `scale × target + offset relation constant`.
  struct Demand: Sendable {
    /// The constraint, or `~variable` where a length must not be negative.
    var source: Int32
    /// A free variable, or `~row`; `nothing` if all is given.
    var target: Int32 = nothing
    var scale = 1.0
    var offset = 0.0

    static let nothing = Int32.min
  }

  private(set) var demands: [Demand] = []
  /// Required demands without a target.
  private var checks: [Int32] = []
  /// The demands whose offset depends on a parameter, and how much.
  private var uses: [Int32: [(demand: Int32, coefficient: Double)]] = [:]

  private(set) var rowVariables: [Int32] = []
  private(set) var rowCoefficients: [Double] = []
  private var rowStart: [Int] = [0]
  private var index = RowIndex()

  /// For each variable its component, -1 for eliminated ones.
  private(set) var component: [Int32] = []
  /// For each constraint the target of its demand.
  private var targetOfConstraint: [Int32]
  private var componentOfRow: [Int32] = []
  /// How many demands bound each row.
  private var demandCountOfRow: [Int32] = []
  private(set) var variables = Buckets()
  private(set) var rows = Buckets()
  private(set) var demandsOfComponent = Buckets()

  var rowCount: Int { rowStart.count - 1 }
  var componentCount: Int { variables.count }

  /// The component that a constraint belongs to; nil if it has no free variable.
  func component(ofConstraint index: Int) -> Int? {
    component(ofTarget: targetOfConstraint[index])
  }

  private func component(ofTarget target: Int32) -> Int? {
    guard target != Demand.nothing else { return nil }
    return Int(target >= 0 ? component[Int(target)] : componentOfRow[Int(~target)])
  }

  func terms(ofRow row: Int) -> Range<Int> { rowStart[row]..<rowStart[row + 1] }

  /// The sources of required demands that do not hold, whatever the free variables are.
  func contradictions(_ store: ConstraintStore) -> [Int32] {
    checks.map { demands[Int($0)] }.filter { check in
      guard check.source >= 0 else { return check.offset < -Solver.tolerance }
      let index = Int(check.source)
      return store.isAlive[index]
        && !store.relation[index].holds(check.offset, store.constant[index], Solver.tolerance)
    }.map(\.source)
  }

  /// Takes in that a parameter has changed; `body` is called with each component that it touches.
  mutating func shift(_ parameter: Int32, by change: Double, _ body: (Int) -> Void) {
    for (demand, coefficient) in uses[parameter] ?? [] {
      demands[Int(demand)].offset += coefficient * change
      if let component = component(ofTarget: demands[Int(demand)].target) { body(component) }
    }
  }

  /// Takes in that a constraint goes; false if that may have been what connects a component.
  mutating func release(_ index: Int) -> Bool {
    let target = targetOfConstraint[index]
    guard target < 0, target != Demand.nothing else { return true }
    demandCountOfRow[Int(~target)] -= 1
    return demandCountOfRow[Int(~target)] > 0
  }

  /// What is solved together.
  struct Part {
    var variables: ArraySlice<Int32>
    var rows: ArraySlice<Int32>
    var demands: ArraySlice<Int32>
  }

  func part(_ component: Int) -> Part {
    Part(
      variables: variables[component], rows: rows[component], demands: demandsOfComponent[component]
    )
  }

  /// Some components as if one.
  func part(_ components: [Int]) -> Part {
    guard components.count != 1 else { return part(components[0]) }
    func all(_ buckets: Buckets) -> ArraySlice<Int32> {
      components.flatMap { buckets[$0] }.sorted()[...]
    }
    return Part(variables: all(variables), rows: all(rows), demands: all(demandsOfComponent))
  }

  /// - Complexity: Linear in the number of terms of the reduced constraints.
  init(
    _ store: ConstraintStore, _ elimination: inout Elimination, kinds: [Variable.Kind],
    isAlive: [Bool]
  ) {
    targetOfConstraint = Array(repeating: Demand.nothing, count: store.count)
    demands.reserveCapacity(store.livingCount)
    for index in 0..<store.count where store.isAlive[index] && !store.isRequiredEquality(index) {
      elimination.reduce(index, of: store)
      addDemand(Int32(index), isRequired: store.isRequired(index), &elimination)
    }
    for variable in kinds.indices where kinds[variable] == .length && isAlive[variable] {
      addSign(Int32(variable), &elimination, kinds)
    }
    connect(elimination, isAlive)
  }
}

extension Partition {
  /// Adds the demand that a length is not negative, unless the lengths it depends on say so.
  private mutating func addSign(
    _ variable: Int32, _ elimination: inout Elimination, _ kinds: [Variable.Kind]
  ) {
    if elimination.isFree(variable) {
      demands.append(Demand(source: ~variable, target: variable))
      return
    }
    elimination.reduce(variable)
    guard elimination.isParameter[Int(variable)] || !elimination.sum.isCombination(of: kinds)
    else { return }
    addDemand(~variable, isRequired: true, &elimination)
  }

  /// Adds the demand whose left side is the sum of the elimination.
  private mutating func addDemand(
    _ source: Int32, isRequired: Bool, _ elimination: inout Elimination
  ) {
    var demand = Demand(source: source)
    var usesParameters = false
    for parameter in elimination.sum.touched where elimination.isParameter[Int(parameter)] {
      let coefficient = elimination.sum.take(parameter)
      uses[parameter, default: []].append((Int32(demands.count), coefficient))
      demand.offset += coefficient * elimination.given[Int(parameter)]
      usesParameters = true
    }
    if usesParameters { elimination.sum.dropCancelledTerms() }
    demand.offset += elimination.sum.constant
    switch elimination.sum.touched.count {
    case 0:
      if isRequired { checks.append(Int32(demands.count)) }
    case 1:
      demand.target = elimination.sum.touched[0]
      demand.scale = elimination.sum[demand.target]
    default:
      elimination.sum.sortTerms()
      demand.scale = elimination.sum[elimination.sum.touched[0]]
      let row = row(like: elimination.sum, scale: demand.scale)
      demand.target = ~Int32(row)
      demandCountOfRow[row] += 1
    }
    if source >= 0 { targetOfConstraint[Int(source)] = demand.target }
    demands.append(demand)
  }

  /// The row with the terms of a sum, divided by `scale`; a new one if there is none.
  private mutating func row(like sum: LinearSum, scale: Double) -> Int {
    let start = rowVariables.count
    var hash: UInt64 = 14_695_981_039_346_656_037  // FNV-1a
    for variable in sum.touched {
      rowVariables.append(variable)
      rowCoefficients.append(sum[variable] / scale)
      hash = (hash ^ UInt64(UInt32(bitPattern: variable))) &* 1_099_511_628_211
    }
    if let twin = index.first(hash, where: { isRow(Int($0), equalTo: start..<rowVariables.count) })
    {
      rowVariables.removeLast(rowVariables.count - start)
      rowCoefficients.removeLast(rowCoefficients.count - start)
      return Int(twin)
    }
    let row = rowCount
    rowStart.append(rowVariables.count)
    demandCountOfRow.append(0)
    index.insert(Int32(row), hash)
    return row
  }

  private func isRow(_ row: Int, equalTo other: Range<Int>) -> Bool {
    let mine = terms(ofRow: row)
    guard mine.count == other.count else { return false }
    return zip(mine, other).allSatisfy {
      rowVariables[$0] == rowVariables[$1]
        && abs(rowCoefficients[$0] - rowCoefficients[$1]) <= LinearSum.negligible
    }
  }

  private mutating func connect(_ elimination: Elimination, _ isAlive: [Bool]) {
    var sets = DisjointSets(count: isAlive.count)
    for row in 0..<rowCount {
      let terms = terms(ofRow: row)
      for position in terms.dropFirst() {
        sets.unite(rowVariables[terms.lowerBound], rowVariables[position])
      }
    }
    component = Array(repeating: -1, count: isAlive.count)
    var componentOfRoot: [Int32] = Array(repeating: -1, count: isAlive.count)
    var count: Int32 = 0
    for variable in isAlive.indices
    where isAlive[variable] && elimination.isFree(Int32(variable)) {
      let root = Int(sets.root(Int32(variable)))
      if componentOfRoot[root] < 0 {
        componentOfRoot[root] = count
        count += 1
      }
      component[variable] = componentOfRoot[root]
    }
    let rowComponents = (0..<rowCount).map { component[Int(rowVariables[rowStart[$0]])] }
    componentOfRow = rowComponents
    let demandComponents = demands.map { Int32(self.component(ofTarget: $0.target) ?? -1) }
    variables = Buckets(component, count: Int(count))
    rows = Buckets(rowComponents, count: Int(count))
    demandsOfComponent = Buckets(demandComponents, count: Int(count))
  }
}

extension Relation {
  /// Whether `value relation constant` holds.
  func holds(_ value: Double, _ constant: Double, _ tolerance: Double) -> Bool {
    let slack = tolerance * (1 + abs(constant))
    return switch self {
    case .lessThanOrEqual: value <= constant + slack
    case .equal: abs(value - constant) <= slack
    case .greaterThanOrEqual: value >= constant - slack
    }
  }
}

/// Items sorted into numbered buckets, as one array and its offsets.
struct Buckets: Sendable {
  private var start: [Int] = [0]
  private var items: [Int32] = []

  init() {}

  /// Puts item `i` into bucket `buckets[i]`, keeping order; items with a negative bucket are left out.
  init(_ buckets: [Int32], count: Int) {
    start = Array(repeating: 0, count: count + 1)
    for bucket in buckets where bucket >= 0 { start[Int(bucket) + 1] += 1 }
    for bucket in 0..<count { start[bucket + 1] += start[bucket] }
    var next = start
    items = Array(repeating: 0, count: start[count])
    for (item, bucket) in buckets.enumerated() where bucket >= 0 {
      items[next[Int(bucket)]] = Int32(item)
      next[Int(bucket)] += 1
    }
  }

  var count: Int { start.count - 1 }

  subscript(bucket: Int) -> ArraySlice<Int32> { items[start[bucket]..<start[bucket + 1]] }
}

/// An open-addressing hash table from a hash to rows, the same on every run.
private struct RowIndex: Sendable {
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  private var hashes: [UInt64] = Array(repeating: 0, count: 64)
  private var count = 0

  func first(_ hash: UInt64, where matches: (Int32) -> Bool) -> Int32? {
    var slot = Int(hash & UInt64(slots.count - 1))
    while slots[slot] >= 0 {
      if hashes[slot] == hash, matches(slots[slot]) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  mutating func insert(_ row: Int32, _ hash: UInt64) {
    if count * 2 >= slots.count { grow() }
    place(row, hash)
    count += 1
  }

  private mutating func place(_ row: Int32, _ hash: UInt64) {
    var slot = Int(hash & UInt64(slots.count - 1))
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = row
    hashes[slot] = hash
  }

  private mutating func grow() {
    let (rows, old) = (slots, hashes)
    slots = Array(repeating: -1, count: rows.count * 2)
    hashes = Array(repeating: 0, count: rows.count * 2)
    for (row, hash) in zip(rows, old) where row >= 0 { place(row, hash) }
  }
}
