/// What a view with anchors wants of the stack that it is in.
struct AnchorSlot {
  /// A gap on the axis of the stack.
  struct Space {
    var length: CGFloat = 0
    var priority = AnchorConstraint.defaultPriority
  }

  /// The axis whose spaces were given.
  var spacedAxis: LayoutAxis?
  var before = Space()
  var after = Space()
  /// The axis across that an alignment was given for.
  var alignedAxis: LayoutAxis?
  /// For each side across: how it is held to that of the stack; nil holds it inside.
  var start: AnchorConstraint? = AnchorConstraint()
  var end: AnchorConstraint? = AnchorConstraint()
  var isCentered = false
  /// Whether the sides were called left and right.
  var namesLeftAndRight = false

  /// Whether everything that was said has a meaning in a stack along an axis.
  func fits(_ axis: LayoutAxis) -> Bool {
    (spacedAxis ?? axis) == axis && (alignedAxis ?? axis.cross) == axis.cross
  }
}

/// Where a stack puts a view across its own axis.
@preconcurrency @MainActor
public struct AnchorAlignment<Kind> {
  let start: AnchorConstraint?
  let end: AnchorConstraint?
  fileprivate(set) var namesLeftAndRight = false
  var isCentered: Bool { start == nil && end == nil }

  /// In the middle, inside the stack.
  public static var center: AnchorAlignment { AnchorAlignment(start: nil, end: nil) }

  /// From side to side.
  public static var fill: AnchorAlignment { fill(sideInset: 0) }

  /// From side to side, with the same inset at both.
  public static func fill(sideInset: some BoxAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: sideInset.deStijlConstraint, end: sideInset.deStijlConstraint)
  }
}

extension AnchorAlignment where Kind == LayoutKind.Vertical {
  /// An inset at each side.
  public static func custom(
    top: some VerticalAnchorConstraint, bottom: some VerticalAnchorConstraint
  ) -> AnchorAlignment {
    AnchorAlignment(start: top.deStijlConstraint, end: bottom.deStijlConstraint)
  }

  /// At the top, inside the stack.
  public static var top: AnchorAlignment { top(0) }

  /// At the bottom, inside the stack.
  public static var bottom: AnchorAlignment { bottom(0) }

  /// At a distance from the top, inside the stack.
  public static func top(_ inset: some VerticalAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: inset.deStijlConstraint, end: nil)
  }

  /// At a distance from the bottom, inside the stack.
  public static func bottom(_ inset: some VerticalAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: nil, end: inset.deStijlConstraint)
  }
}

extension AnchorAlignment where Kind == LayoutKind.Horizontal {
  /// An inset at each side, left meaning leading and right trailing, unless it is one from a left or right
  /// anchor.
  public static func custom(
    left: some HorizontalAnchorConstraint, right: some HorizontalAnchorConstraint
  ) -> AnchorAlignment {
    AnchorAlignment(
      start: left.deStijlConstraint, end: right.deStijlConstraint, namesLeftAndRight: true)
  }

  /// At the leading side, inside the stack.
  public static var left: AnchorAlignment { leading(0) }

  /// At the trailing side, inside the stack.
  public static var right: AnchorAlignment { trailing(0) }

  /// At the leading side, inside the stack.
  public static var leading: AnchorAlignment { leading(0) }

  /// At the trailing side, inside the stack.
  public static var trailing: AnchorAlignment { trailing(0) }

  /// At a distance from the leading side, inside the stack; from a left or right anchor the left side is at
  /// that distance.
  public static func left(_ inset: some HorizontalAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: inset.deStijlConstraint, end: nil, namesLeftAndRight: true)
  }

  /// At a distance from the trailing side, inside the stack; from a left or right anchor the right side is at
  /// that distance.
  public static func right(_ inset: some HorizontalAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: nil, end: inset.deStijlConstraint, namesLeftAndRight: true)
  }

  /// At a distance from the leading side, inside the stack.
  public static func leading(_ inset: some HorizontalAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: inset.deStijlConstraint, end: nil)
  }

  /// At a distance from the trailing side, inside the stack.
  public static func trailing(_ inset: some HorizontalAnchorConstraint) -> AnchorAlignment {
    AnchorAlignment(start: nil, end: inset.deStijlConstraint)
  }
}
