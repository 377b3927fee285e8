import Foundation

/// Detects at once whether a constraint activated in a window contradicts others.
///
/// It looks only at constraints in plain coordinates. Conflicts of constraints on baselines or distances, or across a
/// scroll view, appear in the next solve.
@MainActor
struct ConflictScout {
  private(set) var system = RequiredSystem()
  /// The first of an item's four variables: the horizontal origin and length, then the vertical ones.
  private var variables: [ObjectIdentifier: Int] = [:]
  private(set) var constraintCount = 0

  /// Adds a constraint.
  ///
  /// - Returns: Whether it can hold together with the others, as far as can be told.
  mutating func accepts(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.priority == .required, let owner = constraint.installation.owner,
      constraint.character.isSubset(of: .directional)
    else { return true }
    constraintCount += 1
    let isMirrored = constraint.isDirectional && owner.isRightToLeft
    var sum = RequiredSystem.Sum(constant: -constraint.usableConstant)
    guard add(constraint.first, 1, to: &sum, owner, isMirrored) else { return true }
    if let second = constraint.second {
      let factor = -constraint.usableMultiplier
      guard add(second, factor, to: &sum, owner, isMirrored) else { return true }
    }
    switch constraint.relation {
    case .equal: return system.add(sum, .equal)
    case .greaterThanOrEqual: return system.add(sum, .atLeast)
    case .lessThanOrEqual:
      var turned = RequiredSystem.Sum()
      turned.add(sum, times: -1)
      return system.add(turned, .atLeast)
    }
  }

  /// - Returns: Whether the scout handles the attribute.
  private mutating func add(
    _ reference: AnchorReference, _ factor: Double, to sum: inout RequiredSystem.Sum,
    _ owner: UIView, _ isMirrored: Bool
  ) -> Bool {
    guard let node = reference.node, let axis = reference.attribute.axis else { return false }
    if reference.isDimension { return addLength(node, axis, factor, to: &sum) }
    let scale = isMirrored ? -factor : factor
    let fraction = reference.attribute.fraction(isMirrored: isMirrored)
    if fraction != 0, !addLength(node, axis, scale * fraction, to: &sum) { return false }
    return addOrigin(node, axis, scale, to: &sum, owner)
  }

  private mutating func addLength(
    _ node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ factor: Double,
    to sum: inout RequiredSystem.Sum
  ) -> Bool {
    if let kind = node.systemKind {
      guard let host = node.guideOwner,
        let part = SystemGuide.placement(kind, of: host)?[axis].length
      else { return false }
      return add(part, of: host, axis, factor, to: &sum)
    }
    if let frame = givenFrame(of: node) {
      sum.constant += factor * Double(frame.length(on: axis))
    } else {
      sum.add(variable(of: node, axis) + 1, factor)
    }
    return true
  }

  private mutating func addOrigin(
    _ node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ factor: Double,
    to sum: inout RequiredSystem.Sum, _ owner: UIView
  ) -> Bool {
    if node.view === owner { return !node.scrolls }
    guard let container = node.container else { return false }
    if let kind = node.systemKind {
      guard let part = SystemGuide.placement(kind, of: container)?[axis].origin,
        add(part, of: container, axis, factor, to: &sum)
      else { return false }
    } else if let frame = givenFrame(of: node) {
      sum.constant += factor * Double(frame.origin(on: axis))
    } else {
      sum.add(variable(of: node, axis), factor)
    }
    if container === owner { return node.systemKind == nil || !container.node.scrolls }
    return !container.node.scrolls && addOrigin(container.node, axis, factor, to: &sum, owner)
  }

  private mutating func add(
    _ part: Placement.Part, of host: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double,
    to sum: inout RequiredSystem.Sum
  ) -> Bool {
    sum.constant += factor * Double(part.constant)
    return part.share == 0 || addLength(host.node, axis, factor * Double(part.share), to: &sum)
  }

  /// The alignment rectangle of a view that no constraint places.
  private func givenFrame(of node: LayoutNode) -> CGRect? {
    guard let view = node.view,
      view.translatesAutoresizingMaskIntoConstraints || view.storedSuperview == nil
    else { return nil }
    return view.alignmentRect(forFrame: view.untransformedFrame)
  }

  private mutating func variable(of node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> Int {
    let offset = axis == .horizontal ? 0 : 2
    if let first = variables[ObjectIdentifier(node)] { return first + offset }
    let first = system.addVariable()
    _ = system.addVariable(least: 0)
    _ = system.addVariable()
    _ = system.addVariable(least: 0)
    variables[ObjectIdentifier(node)] = first
    return first + offset
  }
}

/// Tracks the constraints examined since the last solve, and whether further examination pays.
@MainActor
struct ConflictWatch {
  private var scout: ConflictScout?
  /// The number of constraints that may still be read again for a new scout.
  private var budget: Int?
  private var isOff = false

  /// The number of terms visited, for tests.
  static var steps = 0

  /// The number of constraints that may be read again for each one activated.
  private static let budgetPerActivation = 4

  /// Discards the scout after a change that constraints depend on.
  mutating func forget() {
    if scout != nil { scout = nil }
  }

  /// Starts again after a solve, which has found all conflicts.
  mutating func startOver() {
    forget()
    isOff = false
  }

  /// Stops looking after a false suspicion; the next solve will find conflicts.
  mutating func giveUp() {
    isOff = true
    scout = nil
  }

  /// - Returns: Whether a constraint appears to contradict others.
  mutating func suspects(_ constraint: NSLayoutConstraint, in root: UIView) -> Bool {
    guard !isOff, constraint.priority == .required else { return false }
    var scout: ConflictScout
    if let known = self.scout {
      scout = known
    } else {
      guard let fresh = makeScout(root, without: constraint) else { return false }
      scout = fresh
    }
    self.scout = nil
    let before = scout.system.steps
    let isAccepted = scout.accepts(constraint)
    Self.steps += scout.system.steps - before
    self.scout = scout
    if let budget { self.budget = budget + Self.budgetPerActivation }
    return !isAccepted
  }

  /// Reads all constraints of a tree, unless that was done too often.
  private mutating func makeScout(
    _ root: UIView, without newest: NSLayoutConstraint
  ) -> ConflictScout? {
    if let budget, budget < 0 {
      self.budget = budget + Self.budgetPerActivation
      return nil
    }
    var scout = ConflictScout()
    root.forEachInTree { view in
      view.installedConstraints.forEach { if $0 !== newest { _ = scout.accepts($0) } }
    }
    Self.steps += scout.system.steps
    let count = scout.constraintCount
    budget = (budget ?? Self.budgetPerActivation * count) - count
    return scout
  }
}
