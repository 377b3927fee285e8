/// The place that a view with anchors requests in its stack.
struct AnchorSlot {
  /// A gap on the axis of the stack.
  struct Space {
    var length: CGFloat = 0
    var priority = AnchorConstraint.defaultPriority
  }

  /// The axis of the given spaces; nil if there are none.
  var spacedAxis: LayoutAxis?
  var before = Space()
  var after = Space()
  /// The axis of the given alignment, across the stack; nil if there is none.
  var alignedAxis: LayoutAxis?
  /// For each side across the stack: the constraint to the stack's side; nil only keeps it inside.
  var start: AnchorConstraint? = AnchorConstraint()
  var end: AnchorConstraint? = AnchorConstraint()
  var isCentered = false
  /// Whether the sides were named left and right.
  var namesLeftAndRight = false

  /// Whether everything that was given has a meaning in a stack along an axis.
  func fits(_ axis: LayoutAxis) -> Bool {
    (spacedAxis ?? axis) == axis && (alignedAxis ?? axis.cross) == axis.cross
  }
}

/// The alignment of a view across the axis of its stack.
@preconcurrency @MainActor
public struct AnchorAlignment<Kind> {
  let start: AnchorConstraint?
  let end: AnchorConstraint?
  fileprivate(set) var namesLeftAndRight = false
  var isCentered: Bool { start == nil && end == nil }

  /// Centers the view, inside the stack.
  public static var center: AnchorAlignment { AnchorAlignment(start: nil, end: nil) }

  /// Fills the stack from side to side.
  public static var fill: AnchorAlignment { fill(sideInset: 0) }

  /// Fills the stack from side to side, with the same inset on both sides.
  public static func fill(sideInset: some BoxAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: sideInset.deStijlConstraint, end: sideInset.deStijlConstraint)
  }
}

extension AnchorAlignment where Kind == LayoutKind.Vertical {
  /// Fills the stack, with an inset on each side.
  public static func custom(
    top: some VerticalAnchorConstraint, bottom: some VerticalAnchorConstraint
  ) -> AnchorAlignment {
    AnchorAlignment(start: top.deStijlConstraint, end: bottom.deStijlConstraint)
  }

  /// Aligns the view with the top, inside the stack.
  public static var top: AnchorAlignment { top(0) }

  /// Aligns the view with the bottom, inside the stack.
  public static var bottom: AnchorAlignment { bottom(0) }

  /// Places the view at a distance from the top, inside the stack.
  public static func top(_ inset: some VerticalAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: inset.deStijlConstraint, end: nil)
  }

  /// Places the view at a distance from the bottom, inside the stack.
  public static func bottom(_ inset: some VerticalAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: nil, end: inset.deStijlConstraint)
  }
}

extension AnchorAlignment where Kind == LayoutKind.Horizontal {
  /// Fills the stack, with an inset on each side. `left` means leading and `right` trailing, unless
  /// the inset is from a left or right anchor.
  public static func custom(
    left: some HorizontalAnchorConstraint, right: some HorizontalAnchorConstraint
  ) -> AnchorAlignment {
    AnchorAlignment(
      start: left.deStijlConstraint, end: right.deStijlConstraint, namesLeftAndRight: true)
  }

  /// Aligns the view with the leading side, inside the stack.
  public static var left: AnchorAlignment { leading(0) }

  /// Aligns the view with the trailing side, inside the stack.
  public static var right: AnchorAlignment { trailing(0) }

  /// Aligns the view with the leading side, inside the stack.
  public static var leading: AnchorAlignment { leading(0) }

  /// Aligns the view with the trailing side, inside the stack.
  public static var trailing: AnchorAlignment { trailing(0) }

  /// Places the view at a distance from the leading side, inside the stack. If the inset is from a
  /// left or right anchor, the distance is that of the left side.
  public static func left(_ inset: some HorizontalAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: inset.deStijlConstraint, end: nil, namesLeftAndRight: true)
  }

  /// Places the view at a distance from the trailing side, inside the stack. If the inset is from a
  /// left or right anchor, the distance is that of the right side.
  public static func right(_ inset: some HorizontalAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: nil, end: inset.deStijlConstraint, namesLeftAndRight: true)
  }

  /// Places the view at a distance from the leading side, inside the stack.
  public static func leading(_ inset: some HorizontalAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: inset.deStijlConstraint, end: nil)
  }

  /// Places the view at a distance from the trailing side, inside the stack.
  public static func trailing(_ inset: some HorizontalAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: nil, end: inset.deStijlConstraint)
  }
}
