import ConstraintSolver

extension Headless {
  /// Required constraints that can't hold together, as long as they stand.
  @MainActor
  package struct StandingConflict {
    /// All that takes part: without any single one the rest could hold.
    package let parts: [Explanation.Part]
    /// The one that gives way.
    package let broken: NSLayoutConstraint
    /// The constant with which it would hold as everything lies now.
    package let mendingConstant: CGFloat
  }

  /// The conflicts that stand in the tree of a view, in the order in which they were met.
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

  /// What is on the left of a constraint is what would have to be on its right.
  private func mendingConstant(of constraint: NSLayoutConstraint) -> CGFloat {
    guard let handle = constraint.installation.handle else { return constraint.constant }
    let missed = solver.violation(of: handle)
    return constraint.constant + CGFloat(solver.excess(of: handle) > 0 ? missed : -missed)
  }
}
