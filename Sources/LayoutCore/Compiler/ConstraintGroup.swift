/// Constraints that are switched on and off together.
///
/// ```swift
/// let group = Mondrian.layout {
///   box.mondrian.layout.height(40, identifier: "height")
/// }
/// group.update(constant: 80, identifier: "height")
/// ```
@MainActor
public final class ConstraintGroup {
  /// The constraints, in the order in which they were described.
  public private(set) var constraints: [NSLayoutConstraint] = []
  private var items: [ConstraintItems] = []

  /// A group of constraints that somebody has made; they stay as they are, active or not.
  public init(_ constraints: [NSLayoutConstraint] = []) {
    append(contentsOf: constraints)
  }

  /// Whether all constraints are active. An empty group is not.
  public var isActive: Bool { !constraints.isEmpty && constraints.allSatisfy(\.isActive) }

  /// Activates all constraints that are not active, in one call.
  public func activate() {
    let ready = zip(constraints, items).filter { !$0.isActive && $1.allow($0) }
    NSLayoutConstraint.activate(ready.map(\.0))
  }

  /// Deactivates all constraints that are active, in one call.
  public func deactivate() {
    NSLayoutConstraint.deactivate(constraints.filter(\.isActive))
  }

  /// Adds a constraint. It stays as it is, active or not.
  public func append(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    items.append(ConstraintItems(constraint.firstItem, constraint.secondItem))
  }

  /// Adds constraints. They stay as they are, active or not.
  package func append(contentsOf constraints: [NSLayoutConstraint]) {
    items.reserveCapacity(items.count + constraints.count)
    self.constraints += constraints
    for constraint in constraints {
      items.append(ConstraintItems(constraint.firstItem, constraint.secondItem))
    }
  }

  /// Adds the constraints of another group.
  public func append(_ group: ConstraintGroup) {
    constraints += group.constraints
    items += group.items
  }

  /// Holds these constraints from now on, in place of those that it held.
  func replace(with constraints: [NSLayoutConstraint]) {
    self.constraints = []
    items = []
    append(contentsOf: constraints)
  }

  /// The constraints whose views and guides are all still there.
  package var livingConstraints: [NSLayoutConstraint] {
    zip(constraints, items).filter { $1.areAlive }.map(\.0)
  }

  /// Sets the constant of the constraints with an identifier.
  ///
  /// - Parameters:
  ///   - constant: In points; for a trailing, right or bottom edge that a chain made, positive
  ///     moves inwards, as in the chain.
  ///   - identifier: The name that the description gave.
  /// - Returns: Whether there is such a constraint and the number can be used; if not, that is an
  ///   issue.
  @discardableResult
  public func update(
    constant: CGFloat, identifier: String, fileID: String = #fileID, line: UInt = #line
  ) -> Bool {
    let source = SourceLine(fileID: fileID, line: line)
    guard constant.isFinite else {
      let message = "the constant of \(identifier) can't be \(constant)"
      LayoutDiagnostics.report(LayoutIssue(.invalidNumber, message, at: source))
      return false
    }
    let named = constraints.filter { $0.identifier == identifier }
    guard !named.isEmpty else {
      let message = "no constraint of the group has the identifier \(identifier)"
      LayoutDiagnostics.report(LayoutIssue(.unknownIdentifier, message, at: source))
      return false
    }
    for constraint in named where constraint.constant != constant { constraint.constant = constant }
    return true
  }
}
