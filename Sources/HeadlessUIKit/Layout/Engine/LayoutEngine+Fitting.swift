import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The size that a view would take, with the target size as an equality at the given priorities.
  ///
  /// Works on an engine of its own, without affecting the layout on screen.
  static func fittingSize(
    of view: UIView, target: CGSize, priorities: AxisPair<UILayoutPriority>
  ) -> CGSize {
    let engine = LayoutEngine(
      root: view, purpose: .fitting(target: target, priorities: priorities))
    engine.solver = Solver(in: &room)
    defer { engine.solver.leave(&room) }
    return engine.fittingSize(of: view, target, priorities)
  }

  /// Room for as many constraints as most measurements need.
  private static let expectedConstraints = 16

  private func fittingSize(
    of view: UIView, _ target: CGSize, _ priorities: AxisPair<UILayoutPriority>
  ) -> CGSize {
    reserveCapacity(for: Self.expectedConstraints)
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
    // The same rounding as for frames, so that a fitting size equals the size after layout.
    return view.frame(forAlignmentRect: rect).settled.size
  }
}
