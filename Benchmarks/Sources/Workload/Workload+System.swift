import ConstraintSolver

extension System {
  /// Converts a layout to equations, in coordinates of the root.
  init(_ workload: Workload) {
    name = workload.name
    variableCount = 4 * workload.items.count
    add([0: 1], .equal, 0)
    add([1: 1], .equal, 0)
    if let width = workload.rootWidth {
      rootWidth = rows.count
      add([2: 1], .equal, width)
    }
    for (index, item) in workload.items.enumerated() {
      guard let content = item.content else { continue }
      for (variable, length) in [(4 * index + 2, content.width), (4 * index + 3, content.height)] {
        add([variable: 1], .greaterThanOrEqual, length, content.resistance)
        add([variable: 1], .lessThanOrEqual, length, 250)
      }
    }
    for rule in workload.rules {
      let second = rule.second?.terms.mapValues(-) ?? [:]
      let terms = rule.first.terms.merging(second, uniquingKeysWith: +).filter { $0.value != 0 }
      add(terms, rule.relation, rule.constant, rule.priority)
    }
  }

  private mutating func add(
    _ terms: [Int: Double], _ relation: Relation, _ constant: Double, _ priority: Float = 1000
  ) {
    let sorted = terms.keys.sorted().map { (variable: $0, coefficient: terms[$0] ?? 0) }
    rows.append(Row(terms: sorted, relation: relation, constant: constant, priority: priority))
  }
}

extension Workload.Place {
  /// The coefficients of the item's variables left, top, width and height.
  fileprivate var terms: [Int: Double] {
    let first = 4 * item
    return switch attribute {
    case .left: [first: 1]
    case .top: [first + 1: 1]
    case .width: [first + 2: 1]
    case .height: [first + 3: 1]
    case .right: [first: 1, first + 2: 1]
    case .bottom: [first + 1: 1, first + 3: 1]
    case .centerX: [first: 1, first + 2: 0.5]
    case .centerY: [first + 1: 1, first + 3: 0.5]
    }
  }
}
