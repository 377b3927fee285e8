/// Constraints that you activate, deactivate and update together.
///
/// ```swift
/// let group = Mondrian.layout {
///   box.mondrian.layout.height(40, identifier: "height")
/// }
/// group.update(constant: 80, identifier: "height")
/// ```
///
/// A group retains its constraints, but not the views and guides they relate. It can activate
/// constraints that it deactivated itself, and constraints that were inactive when they came into
/// the group. It can't activate a constraint that something else has deactivated since, as UIKit
/// does when a view leaves its superview: that is an issue, and the constraint has to be built
/// again.
@preconcurrency @MainActor
public final class ConstraintGroup {
  // Unchecked: code that changes these calls nothing else meanwhile.
  /// The constraints, in the order in which they were described.
  @exclusivity(unchecked) public private(set) var constraints: [NSLayoutConstraint] = []
  @exclusivity(unchecked) private var inactiveItems = InactiveConstraintItems()

  /// Creates a group of existing constraints, without activating or deactivating them.
  public init(_ constraints: [NSLayoutConstraint] = []) { replace(with: constraints) }

  /// Creates a group of constraints that are all active.
  package init(active constraints: [LayoutConstraint]) {
    self.constraints = constraints.asConstraints
  }

  /// Whether all constraints are active; false for an empty group.
  public var isActive: Bool { !constraints.isEmpty && constraints.allSatisfy(\.isActive) }

  /// Activates all inactive constraints in one call.
  public func activate(fileID: StaticString = #fileID, line: UInt = #line) {
    let line = SourceLine(fileID: fileID, line: line)
    NSLayoutConstraint.activate(
      constraints.filter { !$0.isActive && inactiveItems.allows($0, at: line) })
  }

  /// Deactivates all active constraints in one call.
  public func deactivate() {
    let active = constraints.filter(\.isActive)
    for constraint in active { inactiveItems.note(constraint) }
    NSLayoutConstraint.deactivate(active)
  }

  /// Adds a constraint without activating or deactivating it.
  public func append(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    if !constraint.isActive { inactiveItems.note(constraint) }
  }

  /// Adds constraints that are all active.
  package func append(active constraints: [LayoutConstraint]) {
    if self.constraints.isEmpty {
      self.constraints = constraints.asConstraints
    } else {
      self.constraints += constraints.asConstraints
    }
  }

  /// Adds the constraints of another group.
  public func append(_ group: ConstraintGroup) {
    constraints += group.constraints
    for constraint in group.constraints
    where !constraint.isActive && group.inactiveItems.isAlive(constraint) {
      inactiveItems.note(constraint)
    }
  }

  /// Replaces the constraints of the group.
  package func replace(with constraints: [NSLayoutConstraint]) {
    self.constraints = []
    inactiveItems = InactiveConstraintItems()
    for constraint in constraints { append(constraint) }
  }

  /// The constraints whose views and guides are known to exist.
  package var livingConstraints: [NSLayoutConstraint] {
    constraints.filter { $0.isActive || inactiveItems.isAlive($0) }
  }

  /// Sets the constant of the constraints that have the given identifier.
  ///
  /// - Parameters:
  ///   - constant: The constant in points, with the sign of the original statement: at a trailing,
  ///     right or bottom edge that blocks or a dialect made, a positive constant moves inwards.
  ///   - identifier: The identifier given in the description.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  /// - Returns: Whether there is such a constraint and the constant is valid; if not, that is an
  ///   issue.
  @discardableResult
  public func update(
    constant: some LayoutNumber, identifier: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Bool {
    let source = SourceLine(fileID: fileID, line: line)
    let constant = constant.points
    let named = constraints.filter { $0.givenName == identifier }
    guard allows(constant, for: named, named: identifier, at: source) else { return false }
    guard !named.isEmpty else {
      let message = "no constraint in the group has the identifier \(identifier)"
      LayoutDiagnostics.report(LayoutIssue(.unknownIdentifier, message, at: source))
      return false
    }
    for constraint in named { constraint.setPoints(constant) }
    return true
  }

  /// Sets the constant of all constraints in the group.
  ///
  /// Use it with a group that is the handle for captured constraints.
  ///
  /// ```swift
  /// let gap = ConstraintGroup()
  /// title.mondrian.layout.top(.toSuperview, 8).capture(in: gap).activate()
  /// gap.update(constant: 20)
  /// ```
  ///
  /// - Parameters:
  ///   - constant: The constant in points, with the sign of the original statements: at a trailing,
  ///     right or bottom edge that blocks or a dialect made, a positive constant moves inwards.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  /// - Returns: Whether the group has a constraint and the constant is valid; if not, that is an
  ///   issue.
  @discardableResult
  public func update(
    constant: some LayoutNumber, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Bool {
    let source = SourceLine(fileID: fileID, line: line)
    let constant = constant.points
    guard allows(constant, for: constraints, named: "a group of constraints", at: source) else {
      return false
    }
    guard !constraints.isEmpty else { return reportEmpty(at: source) }
    for constraint in constraints { constraint.setPoints(constant) }
    return true
  }

  /// Sets the priority of all constraints in the group, below required.
  ///
  /// UIKit doesn't let an active constraint become required or stop being required.
  ///
  /// - Returns: Whether the group has a constraint and the priority can be set; if not, that is an
  ///   issue.
  @discardableResult
  public func update(
    priority: UILayoutPriority, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Bool {
    let source = SourceLine(fileID: fileID, line: line)
    guard !constraints.isEmpty else { return reportEmpty(at: source) }
    var mistake: String?
    if !priority.isUsable || priority == .required {
      mistake = "a priority can only be changed to one from 1 to 999, not to \(priority.rawValue)"
    } else if constraints.contains(where: { $0.isActive && $0.priority == .required }) {
      mistake = "the priority of an active required constraint can't be changed"
    }
    if let mistake {
      let message = "\(mistake); replace the constraint instead"
      LayoutDiagnostics.report(LayoutIssue(.invalidNumber, message, at: source))
      return false
    }
    for constraint in constraints where constraint.priority != priority {
      constraint.priority = priority
    }
    return true
  }

  /// Whether a constant is possible for some constraints; reports an issue if not.
  private func allows(
    _ constant: CGFloat, for constraints: [NSLayoutConstraint], named name: String,
    at line: SourceLine
  ) -> Bool {
    let isNegativeSize = constant < 0 && constraints.contains(where: \.isSize)
    guard !constant.isDistance || isNegativeSize else { return true }
    let kind = isNegativeSize ? LayoutIssue.Kind.negativeSize : .invalidNumber
    let message = "the constant of \(name) can't be \(constant); it stays unchanged"
    LayoutDiagnostics.report(LayoutIssue(kind, message, at: line))
    return false
  }

  private func reportEmpty(at line: SourceLine) -> Bool {
    let message =
      "the group has no constraints; capture a statement in it and activate that statement first"
    LayoutDiagnostics.report(LayoutIssue(.unknownIdentifier, message, at: line))
    return false
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint gives a width or height in points, or a maximum.
  fileprivate var isSize: Bool {
    secondItem == nil && [.width, .height].contains(firstAttribute)
      && relation != .greaterThanOrEqual
  }

  /// Sets the points as the statement counts them.
  fileprivate func setPoints(_ points: CGFloat) {
    if let own = self as? LayoutConstraint {
      own.points = points
    } else if constant != points {
      constant = points
    }
  }
}
