/// What can be given to an anchor: a number, an anchor, a view, or a number or an anchor with
/// suffixes.
///
/// Write `16`, `16.from(title.bottomAnchor)`, `title.bottomAnchor`, `24.orLess.priority(750)`. The
/// suffixes may come in any order. Types of one's own can be given, too, where they conform to one
/// of the protocols below.
public protocol AnchorLayoutBuilderConstraint {
  /// What it says.
  @preconcurrency @MainActor var deStijlConstraint: AnchorConstraint { get }
}

/// A constraint whose parts can be set.
public protocol MutableAnchorLayoutBuilderConstraint: ShiftedAnchorConstraint,
  InsetAnchorConstraint
where Suffixed == Self {
  /// A constraint that says the same, with its suffixes.
  init(_ constraint: AnchorConstraint)
}

/// What left, right, leading, trailing and horizontal middles can be held to.
public protocol HorizontalAnchorConstraint: AnchorLayoutBuilderConstraint {}
/// What top, bottom, vertical middles and baselines can be held to.
public protocol VerticalAnchorConstraint: AnchorLayoutBuilderConstraint {}
/// What widths and heights can be held to.
public protocol LengthAnchorConstraint: AnchorLayoutBuilderConstraint {}
/// What several anchors at once can be held to.
public protocol BoxAnchorConstraint: AnchorLayoutBuilderConstraint {}

/// A constraint that serves for every anchor: it names no anchor of the target, so that the same one
/// is meant.
public struct AnchorValue: MutableAnchorLayoutBuilderConstraint, HorizontalAnchorConstraint,
  VerticalAnchorConstraint, LengthAnchorConstraint, BoxAnchorConstraint, Sendable
{
  public typealias Suffixed = AnchorValue
  /// What it says.
  public var deStijlConstraint: AnchorConstraint

  public init(_ constraint: AnchorConstraint) { deStijlConstraint = constraint }

  /// The constraint with the number of points negated: `-16.from(title.bottomAnchor)`.
  public static prefix func - (constraint: AnchorValue) -> AnchorValue {
    AnchorValue(constraint.deStijlConstraint.negated)
  }
}

/// A constraint that serves for the anchors of one axis, or for lengths.
public struct AxisAnchorValue<Kind>: MutableAnchorLayoutBuilderConstraint, Sendable {
  public typealias Suffixed = AxisAnchorValue<Kind>
  /// What it says.
  public var deStijlConstraint: AnchorConstraint

  public init(_ constraint: AnchorConstraint) { deStijlConstraint = constraint }

  /// The constraint with the number of points negated: `-16.from(title.bottomAnchor)`.
  public static prefix func - (constraint: AxisAnchorValue<Kind>) -> AxisAnchorValue<Kind> {
    AxisAnchorValue(constraint.deStijlConstraint.negated)
  }
}

extension AxisAnchorValue: HorizontalAnchorConstraint where Kind == LayoutKind.Horizontal {}
extension AxisAnchorValue: VerticalAnchorConstraint where Kind == LayoutKind.Vertical {}
extension AxisAnchorValue: LengthAnchorConstraint where Kind == LayoutKind.Length {}

extension AnchorConstraint {
  fileprivate var negated: AnchorConstraint {
    var constraint = self
    constraint.inset = -inset
    return constraint
  }
}
