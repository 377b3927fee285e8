import ConstraintSolver

/// One of the two things that the content of a view says of a length.
@MainActor
struct ContentWish {
  let view: UIView
  let axis: NSLayoutConstraint.Axis
  /// What the length is not to be less than, and not to be more.
  let handles: [ConstraintID]
  /// Whether it is the former.
  let isMinimum: Bool

  var priority: UILayoutPriority {
    isMinimum
      ? view.contentCompressionResistancePriority(for: axis)
      : view.contentHuggingPriority(for: axis)
  }

  var strength: String { isMinimum ? "compression resistance" : "hugging" }
}

extension LayoutEngine {
  /// What a constraint says, if it speaks of the content of a view.
  func content(of handle: ConstraintID) -> ContentWish? {
    for variable in solver.variables(of: handle) {
      guard let slot = slot(of: variable), let view = records[slot].node.view else { continue }
      for axis in NSLayoutConstraint.Axis.both {
        guard let content = records[slot].content[axis] else { continue }
        let handles = [content.minimum, content.maximum]
        guard handles.contains(handle) else { continue }
        return ContentWish(
          view: view, axis: axis, handles: handles, isMinimum: content.minimum == handle)
      }
    }
    return nil
  }
}
