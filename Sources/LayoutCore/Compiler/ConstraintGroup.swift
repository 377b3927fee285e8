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
  public private(set) var constraints: [NSLayoutConstraint]

  public init(_ constraints: [NSLayoutConstraint] = []) { self.constraints = constraints }

  /// Whether all constraints are active. An empty group is not.
  public var isActive: Bool { !constraints.isEmpty && constraints.allSatisfy(\.isActive) }

  /// Activates all constraints that are not active, in one call.
  public func activate() {
    NSLayoutConstraint.activate(constraints.filter { !$0.isActive && canActivate($0) })
  }

  /// Deactivates all constraints that are active, in one call.
  public func deactivate() {
    NSLayoutConstraint.deactivate(constraints.filter(\.isActive))
  }

  /// Adds a constraint. It stays as it is, active or not.
  public func append(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }

  /// Adds the constraints of another group.
  public func append(_ group: ConstraintGroup) { constraints += group.constraints }

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

  /// Whether UIKit can take a constraint: the hierarchy may have changed since it was made.
  private func canActivate(_ constraint: NSLayoutConstraint) -> Bool {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    let views = items.map { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
    let roots = views.map { view in view.flatMap { $0.outermost } }
    let isRelation = constraint.secondAttribute != .notAnAttribute
    if !isRelation || roots.count == 2, roots.allSatisfy({ $0 != nil && $0 === roots[0] }) {
      return true
    }
    let name = constraint.identifier ?? "a constraint"
    let issue =
      isRelation && roots.count < 2
      ? LayoutIssue(.targetGone, "\(name) relates to something that is gone")
      : LayoutIssue(.noCommonAncestor, "\(name) relates views that are not in one hierarchy")
    LayoutDiagnostics.report(issue)
    return false
  }
}

extension UIView {
  /// The view at the top of the hierarchy.
  fileprivate var outermost: UIView? {
    sequence(first: self) { $0.superview }.reversed().first
  }
}
