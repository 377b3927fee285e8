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
  struct Place {
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute
  }

  /// All that can't be changed of a constraint.
  ///
  /// Nodes are told apart by where they are, so that no references are counted where keys are compared. A
  /// rule and a constraint keep their nodes, and a key is kept only beside one of them.
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

/// The constraints of a stack view that are in force.
@MainActor
struct StackConstraints {
  private var constraints: [NSLayoutConstraint] = []
  /// What each of them is for.
  private var keys: [StackRule.Key] = []

  /// Takes from a view that is arranged no more what a stack view has told of it alone, such as that it is
  /// hidden: the stack view may never be laid out again.
  static func release(_ view: UIView) {
    NSLayoutConstraint.deactivate(
      view.installedConstraints.all.filter { constraint in
        constraint.isSystemMade && constraint.sides.second == .notAnAttribute
          && constraint.firstNode === view.node
      })
  }

  /// Replaces them by those that rules demand; what both have in common stays.
  ///
  /// - Complexity: Linear, with little to do for what is the same at both ends.
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

  /// Whether a constraint serves a rule; then it has its constant.
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
  /// Whether a stack view gives the item no share, which has had no length so far.
  var isEmptyShare: Bool {
    isSystemMade && sides.second == .notAnAttribute
      && identifier == StackRule.Role.fillProportionally.rawValue
  }
}
