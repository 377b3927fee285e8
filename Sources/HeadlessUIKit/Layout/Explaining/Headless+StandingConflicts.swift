import ConstraintSolver

extension Headless {
  /// Required constraints that can't hold together, as long as the conflict stands.
  @MainActor
  package struct StandingConflict {
    /// All parts of the conflict; without any one of them, the others could hold.
    package let parts: [Explanation.Part]
    /// The constraint that gives way.
    package let broken: NSLayoutConstraint
    /// The constant with which the broken constraint would hold in the current layout.
    package let mendingConstant: CGFloat
  }

  /// The standing conflicts in the tree of a view, in the order in which they were found.
  package static func standingConflicts(around view: UIView) -> [StandingConflict] {
    view.root.layoutIfNeeded()
    guard let engine = LayoutEngine.engine(of: view) else { return [] }
    engine.solveIfNeeded()
    return engine.standingConflicts
  }
}

extension LayoutEngine {
  fileprivate var standingConflicts: [Headless.StandingConflict] {
    conflicts.standing.compactMap { handles in
      guard let broken = handles.first(where: solver.hasConceded).flatMap(client) else {
        return nil
      }
      return Headless.StandingConflict(
        parts: handles.filter { !isLink($0) }.map(part), broken: broken,
        mendingConstant: mendingConstant(of: broken))
    }
  }

  /// The constant that makes the right side equal the current left side.
  private func mendingConstant(of constraint: NSLayoutConstraint) -> CGFloat {
    guard let handle = constraint.installation.handle else { return constraint.constant }
    let missed = solver.violation(of: handle)
    return constraint.constant + CGFloat(solver.excess(of: handle) > 0 ? missed : -missed)
  }
}
