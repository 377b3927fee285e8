import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The size that a view would take, with a target as a wish or, at a required priority, as a rule.
  ///
  /// Works on an engine of its own: the layout that is shown does not notice.
  static func fittingSize(
    of view: UIView, target: CGSize, priorities: AxisPair<UILayoutPriority>
  ) -> CGSize {
    let engine = LayoutEngine(
      root: view, purpose: .fitting(target: target, priorities: priorities))
    engine.solver = Solver(in: &room)
    defer { engine.solver.leave(&room) }
    return engine.fittingSize(of: view, target, priorities)
  }

  /// So many there mostly are.
  private static let fewConstraints = 16

  private func fittingSize(
    of view: UIView, _ target: CGSize, _ priorities: AxisPair<UILayoutPriority>
  ) -> CGSize {
    makeRoom(for: Self.fewConstraints)
    let slot = internNode(view.node)
    let record = records[slot]
    for axis in NSLayoutConstraint.Axis.both {
      let outside = record.insets.start(on: axis) + record.insets.end(on: axis)
      let length = Double(max(target.length(on: axis) - outside, 0))
      solver.terms = [Term(record.coordinates.axes[axis].length)]
      _ = addPrivate(.equal, length, priority: priorities[axis].rawValue)
    }
    solveIfNeeded()
    let rect = CGRect(
      x: 0, y: 0, width: value(of: record.coordinates.axes.horizontal.length),
      height: value(of: record.coordinates.axes.vertical.length))
    // The number that a frame has once it is laid out: who compares both finds them equal.
    return view.frame(forAlignmentRect: rect).settled.size
  }
}
