import ConstraintSolver

/// One of the two wishes that the content of a view has for a length.
@MainActor
struct ContentWish {
  let view: UIView
  let axis: NSLayoutConstraint.Axis
  /// The constraints that keep the length from being less, and from being more.
  let handles: [ConstraintID]
  /// Whether the wish is for the least length.
  let isMinimum: Bool

  var priority: UILayoutPriority {
    isMinimum
      ? view.contentCompressionResistancePriority(for: axis)
      : view.contentHuggingPriority(for: axis)
  }

  var strength: String { isMinimum ? "compression resistance" : "hugging" }
}

extension LayoutEngine {
  /// The content wish that a constraint stands for, if any.
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
