import Foundation

/// A constraint of a stack view, as a value.
struct StackRule {
  /// The purpose of a constraint, which becomes its identifier.
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
  struct Place {
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute
  }

  /// The immutable properties of a constraint.
  ///
  /// Nodes are compared by identity, so that comparing keys retains nothing. A rule and a
  /// constraint retain their nodes, and a key is kept only beside one of them.
  struct Key: Hashable {
    let role: Role
    let relation: NSLayoutConstraint.Relation
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    var priority: Float
    let multiplier: CGFloat
    let first: ObjectIdentifier
    let second: ObjectIdentifier?
  }

  var key: Key
  private let first: LayoutNode
  private let second: LayoutNode?
  let constant: CGFloat

  init(
    _ role: Role, _ first: Place, _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: Place? = nil, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    at priority: Float = UILayoutPriority.required.rawValue
  ) {
    key = Key(
      role: role, relation: relation, firstAttribute: first.attribute,
      secondAttribute: second?.attribute ?? .notAnAttribute, priority: priority,
      multiplier: multiplier, first: ObjectIdentifier(first.node),
      second: second.map { ObjectIdentifier($0.node) })
    self.first = first.node
    self.second = second?.node
    self.constant = constant
  }

  @MainActor
  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: AnchorReference(first, key.firstAttribute), relation: key.relation,
      second: second.map { AnchorReference($0, key.secondAttribute) },
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

/// The active constraints of a stack view.
@MainActor
struct StackConstraints {
  private var constraints: [NSLayoutConstraint] = []
  /// The key of each constraint.
  private var keys: [StackRule.Key] = []

  /// Deactivates the constraints that a stack view has made for a removed view alone, such as for a
  /// hidden view: the stack view may never be laid out again.
  static func release(_ view: UIView) {
    NSLayoutConstraint.deactivate(
      view.installedConstraints.all.filter { constraint in
        constraint.isSystemMade && constraint.sides.second == .notAnAttribute
          && constraint.firstNode === view.node
      })
  }

  /// Replaces the constraints with those of the given rules, and keeps the constraints that both
  /// have in common.
  ///
  /// - Complexity: Linear; rules that are unchanged at both ends cost little.
  mutating func update(to rules: [StackRule]) {
    let most = min(keys.count, rules.count)
    var head = 0
    while head < most, keep(head, for: rules[head]) { head += 1 }
    var tail = 0
    while tail < most - head, keep(keys.count - 1 - tail, for: rules[rules.count - 1 - tail]) {
      tail += 1
    }
    replace(head..<keys.count - tail, by: rules[head..<rules.count - tail])
  }

  /// Returns whether a constraint can serve a rule, and gives it the rule's constant if it can.
  private func keep(_ index: Int, for rule: StackRule) -> Bool {
    guard keys[index] == rule.key else { return false }
    let constraint = constraints[index]
    guard constraint.installation.isInstalled else { return false }
    if constraint.constant != rule.constant { constraint.constant = rule.constant }
    return true
  }

  private mutating func replace(_ range: Range<Int>, by rules: ArraySlice<StackRule>) {
    guard !range.isEmpty || !rules.isEmpty else { return }
    var kept: [StackRule.Key: NSLayoutConstraint] = [:]
    for index in range where constraints[index].isActive { kept[keys[index]] = constraints[index] }
    var next: [NSLayoutConstraint] = []
    next.reserveCapacity(rules.count)
    var fresh: [NSLayoutConstraint] = []
    for rule in rules {
      if let constraint = kept.removeValue(forKey: rule.key) {
        constraint.constant = rule.constant
        next.append(constraint)
      } else {
        let constraint = rule.makeConstraint()
        fresh.append(constraint)
        next.append(constraint)
      }
    }
    NSLayoutConstraint.deactivate(
      range.filter { kept[keys[$0]] === constraints[$0] }.map { constraints[$0] })
    NSLayoutConstraint.activate(fresh)
    constraints.replaceSubrange(range, with: next)
    keys.replaceSubrange(range, with: rules.map(\.key))
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint gives no length to an item without a share, since the item had no
  /// natural length.
  var isEmptyShare: Bool {
    isSystemMade && sides.second == .notAnAttribute
      && identifier == StackRule.Role.fillProportionally.rawValue
  }
}
