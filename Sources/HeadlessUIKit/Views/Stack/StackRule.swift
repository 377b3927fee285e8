import Foundation

/// A constraint that a stack view makes, as a value.
struct StackRule {
  /// What the constraint is for; its identifier.
  enum Role: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case spacing = "UISV-spacing"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case distributingEdge = "UISV-distributing-edge"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case hiding = "UISV-hiding"
    case textWidth = "UISV-text-width-disambiguation"
    case ambiguity = "UISV-ambiguity-suppression"
  }

  /// An attribute of a view or a guide.
  struct Place: Hashable {
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute

    static func == (left: Place, right: Place) -> Bool {
      left.node === right.node && left.attribute == right.attribute
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(node))
      hasher.combine(attribute)
    }
  }

  /// All that can't be changed of a constraint.
  struct Key: Hashable {
    let role: Role
    let first: Place
    let relation: NSLayoutConstraint.Relation
    let second: Place?
    let multiplier: CGFloat
    var priority: Float
  }

  var key: Key
  let constant: CGFloat

  init(
    _ role: Role, _ first: Place, _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: Place? = nil, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    at priority: Float = UILayoutPriority.required.rawValue
  ) {
    key = Key(
      role: role, first: first, relation: relation, second: second, multiplier: multiplier,
      priority: priority)
    self.constant = constant
  }

  @MainActor
  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: AnchorReference(key.first.node, key.first.attribute), relation: key.relation,
      second: key.second.map { AnchorReference($0.node, $0.attribute) },
      multiplier: key.multiplier, constant: constant)
    constraint.identifier = key.role.rawValue
    constraint.priority = UILayoutPriority(key.priority)
    constraint.isSystemMade = true
    return constraint
  }
}

extension LayoutNode {
  func at(_ attribute: NSLayoutConstraint.Attribute) -> StackRule.Place {
    StackRule.Place(node: self, attribute: attribute)
  }
}

/// The constraints of a stack view that are in force.
@MainActor
struct StackConstraints {
  private var live: [(key: StackRule.Key, constraint: NSLayoutConstraint)] = []

  /// Replaces them by those that rules demand; what both have in common stays.
  ///
  /// - Complexity: Linear, with little to do for what is the same at both ends.
  mutating func update(to rules: [StackRule]) {
    let most = min(live.count, rules.count)
    var head = 0
    while head < most, keep(head, for: rules[head]) { head += 1 }
    var tail = 0
    while tail < most - head, keep(live.count - 1 - tail, for: rules[rules.count - 1 - tail]) {
      tail += 1
    }
    replace(head..<live.count - tail, by: rules[head..<rules.count - tail])
  }

  /// Whether a constraint serves a rule; then it has its constant.
  private func keep(_ index: Int, for rule: StackRule) -> Bool {
    guard live[index].key == rule.key, live[index].constraint.isActive else { return false }
    live[index].constraint.constant = rule.constant
    return true
  }

  private mutating func replace(_ range: Range<Int>, by rules: ArraySlice<StackRule>) {
    guard !range.isEmpty || !rules.isEmpty else { return }
    var kept: [StackRule.Key: NSLayoutConstraint] = [:]
    for (key, constraint) in live[range] where constraint.isActive { kept[key] = constraint }
    var next: [(key: StackRule.Key, constraint: NSLayoutConstraint)] = []
    next.reserveCapacity(rules.count)
    var fresh: [NSLayoutConstraint] = []
    for rule in rules {
      if let constraint = kept.removeValue(forKey: rule.key) {
        constraint.constant = rule.constant
        next.append((rule.key, constraint))
      } else {
        let constraint = rule.makeConstraint()
        fresh.append(constraint)
        next.append((rule.key, constraint))
      }
    }
    NSLayoutConstraint.deactivate(
      live[range].filter { kept[$0.key] === $0.constraint }.map(\.constraint))
    NSLayoutConstraint.activate(fresh)
    live.replaceSubrange(range, with: next)
  }
}
