import DeStijl

@testable import HeadlessUIKit

extension UIView {
  /// The names of the guides in this view and its descendants that constraints place on an axis
  /// without settling them there.
  var unsettledGuides: [String] {
    layoutGuides.filter(\.isUnsettled).map(\.identifier) + subviews.flatMap(\.unsettledGuides)
  }
}

extension UILayoutGuide {
  /// A guide without constraints on an axis is not needed there.
  fileprivate var isUnsettled: Bool {
    guard hasAmbiguousLayout, let engine = owningView.flatMap({ LayoutEngine.engine(of: $0) }),
      let slot = engine.slot(of: node)
    else { return false }
    return LayoutAxis.allCases.contains { axis in
      let own = engine.records[slot].coordinates.axes[axis.native]
      return isMentioned(along: axis)
        && [own.length, own.origin].contains { $0.map { engine.solver.isAmbiguous($0) } ?? false }
    }
  }

  private func isMentioned(along axis: LayoutAxis) -> Bool {
    node.mentions.all.contains { constraint in
      let sides = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      return sides.contains { $0 === self && LayoutAttribute($1)?.axis == axis }
    }
  }
}
