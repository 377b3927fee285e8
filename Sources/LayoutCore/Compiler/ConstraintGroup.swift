/// Constraints that are switched on and off together.
///
/// ```swift
/// let group = Mondrian.layout {
///   box.mondrian.layout.height(40, identifier: "height")
/// }
/// group.update(constant: 80, identifier: "height")
/// ```
///
/// A group keeps its constraints and nothing that they relate. It switches on what it has switched off
/// itself, and what was off when it came into the group; a constraint that somebody else has taken out
/// of force since, as UIKit does when a view leaves its superview, has to be built again: that is an
/// issue.
@preconcurrency @MainActor
public final class ConstraintGroup {
  // Unchecked, these: whoever changes one calls nobody meanwhile.
  /// The constraints, in the order in which they were described.
  @exclusivity(unchecked) public private(set) var constraints: [NSLayoutConstraint] = []
  @exclusivity(unchecked) private var resting = RestingItems()

  /// A group of constraints that somebody has made; they stay as they are, active or not.
  public init(_ constraints: [NSLayoutConstraint] = []) { replace(with: constraints) }

  /// A group of constraints that are all active.
  package init(active constraints: [LayoutConstraint]) {
    self.constraints = constraints.asConstraints
  }

  /// Whether all constraints are active. An empty group is not.
  public var isActive: Bool { !constraints.isEmpty && constraints.allSatisfy(\.isActive) }

  /// Activates all constraints that are not active, in one call.
  public func activate(fileID: StaticString = #fileID, line: UInt = #line) {
    let line = SourceLine(fileID: fileID, line: line)
    NSLayoutConstraint.activate(
      constraints.filter { !$0.isActive && resting.allows($0, at: line) })
  }

  /// Deactivates all constraints that are active, in one call.
  public func deactivate() {
    let active = constraints.filter(\.isActive)
    for constraint in active { resting.note(constraint) }
    NSLayoutConstraint.deactivate(active)
  }

  /// Adds a constraint. It stays as it is, active or not.
  public func append(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    if !constraint.isActive { resting.note(constraint) }
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
    where !constraint.isActive && group.resting.isAlive(constraint) {
      resting.note(constraint)
    }
  }

  /// Holds these constraints from now on, in place of those that it held.
  package func replace(with constraints: [NSLayoutConstraint]) {
    self.constraints = []
    resting = RestingItems()
    for constraint in constraints { append(constraint) }
  }

  /// The constraints whose views and guides are known to be there still.
  package var livingConstraints: [NSLayoutConstraint] {
    constraints.filter { $0.isActive || resting.isAlive($0) }
  }

  /// Sets the constant of the constraints with an identifier.
  ///
  /// - Parameters:
  ///   - constant: In points, counted as the statement counts them: for a trailing, right or bottom
  ///     edge that one of the dialects made, positive moves inwards.
  ///   - identifier: The name that the description gave.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  /// - Returns: Whether there is such a constraint and the number can be used; if not, that is an
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
      let message = "no constraint of the group has the identifier \(identifier)"
      LayoutDiagnostics.report(LayoutIssue(.unknownIdentifier, message, at: source))
      return false
    }
    for constraint in named { constraint.setPoints(constant) }
    return true
  }

  /// Sets the constant of all constraints of the group, which is then a handle for what it has captured.
  ///
  /// ```swift
  /// let gap = ConstraintGroup()
  /// title.mondrian.layout.top(.toSuperview, 8).capture(in: gap).activate()
  /// gap.update(constant: 20)
  /// ```
  ///
  /// - Parameters:
  ///   - constant: In points, counted as the statements count them: for a trailing, right or bottom
  ///     edge that one of the dialects made, positive moves inwards.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  /// - Returns: Whether there is a constraint and the number can be used; if not, that is an issue.
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

  /// Sets the priority of all constraints of the group, below required: UIKit lets none become
  /// required, or stop being it, as long as it is active.
  ///
  /// - Returns: Whether there is a constraint and the priority can be set; if not, that is an issue.
  @discardableResult
  public func update(
    priority: UILayoutPriority, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Bool {
    let source = SourceLine(fileID: fileID, line: line)
    guard !constraints.isEmpty else { return reportEmpty(at: source) }
    var mistake: String?
    if !priority.isUsable || priority == .required {
      mistake = "a priority can change only to one from 1 to 999, not to \(priority.rawValue)"
    } else if constraints.contains(where: { $0.isActive && $0.priority == .required }) {
      mistake = "the priority of a required constraint in force can't change"
    }
    if let mistake {
      let message = "\(mistake); replace the constraint"
      LayoutDiagnostics.report(LayoutIssue(.invalidNumber, message, at: source))
      return false
    }
    for constraint in constraints where constraint.priority != priority {
      constraint.priority = priority
    }
    return true
  }

  /// Whether some constraints can have a constant; tells why they can't.
  private func allows(
    _ constant: CGFloat, for constraints: [NSLayoutConstraint], named name: String,
    at line: SourceLine
  ) -> Bool {
    let isNegativeSize = constant < 0 && constraints.contains(where: \.isSize)
    guard !constant.isDistance || isNegativeSize else { return true }
    let kind = isNegativeSize ? LayoutIssue.Kind.negativeSize : .invalidNumber
    let message = "the constant of \(name) can't be \(constant); it stays as it is"
    LayoutDiagnostics.report(LayoutIssue(kind, message, at: line))
    return false
  }

  private func reportEmpty(at line: SourceLine) -> Bool {
    let message = "the group has no constraint; capture a statement in it, and activate that first"
    LayoutDiagnostics.report(LayoutIssue(.unknownIdentifier, message, at: line))
    return false
  }
}

extension NSLayoutConstraint {
  /// Whether it says how wide or high something is, or is at most.
  fileprivate var isSize: Bool {
    secondItem == nil && [.width, .height].contains(firstAttribute)
      && relation != .greaterThanOrEqual
  }

  /// Sets the number of points as the statement counts it.
  fileprivate func setPoints(_ points: CGFloat) {
    if let own = self as? LayoutConstraint {
      own.points = points
    } else if constant != points {
      constant = points
    }
  }
}
