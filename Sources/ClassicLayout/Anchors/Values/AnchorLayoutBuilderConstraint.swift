/// An argument of an anchor method: a number, an anchor or a view, or a number or an anchor with
/// suffixes.
///
/// Write `16`, `16.from(title.bottomAnchor)`, `title.bottomAnchor`, or `24.orLess.priority(750)`.
/// Suffixes can come in any order. To pass types of your own, conform them to one of the protocols
/// below.
public protocol AnchorLayoutBuilderConstraint {
  /// The constraint.
  @preconcurrency @MainActor var deStijlConstraint: AnchorConstraint { get }
}

/// A constraint whose parts can be changed.
public protocol MutableAnchorLayoutBuilderConstraint: ShiftedAnchorConstraint,
  InsetAnchorConstraint
where Suffixed == Self {
  /// Creates an equivalent constraint, with its suffixes.
  init(_ constraint: AnchorConstraint)
}

/// An argument for left, right, leading and trailing edges and horizontal centers.
public protocol HorizontalAnchorConstraint: AnchorLayoutBuilderConstraint {}
/// An argument for top and bottom edges, vertical centers and baselines.
public protocol VerticalAnchorConstraint: AnchorLayoutBuilderConstraint {}
/// An argument for widths and heights.
public protocol LengthAnchorConstraint: AnchorLayoutBuilderConstraint {}
/// An argument for several anchors at once.
public protocol BoxAnchorConstraint: AnchorLayoutBuilderConstraint {}

/// A constraint for any anchor; it refers to the same anchor of its target.
public struct AnchorValue: MutableAnchorLayoutBuilderConstraint, HorizontalAnchorConstraint,
  VerticalAnchorConstraint, LengthAnchorConstraint, BoxAnchorConstraint, Sendable
{
  public typealias Suffixed = AnchorValue
  /// The constraint.
  public var deStijlConstraint: AnchorConstraint

  public init(_ constraint: AnchorConstraint) { deStijlConstraint = constraint }

  /// Negates the number of points: `-16.from(title.bottomAnchor)`.
  public static prefix func - (constraint: AnchorValue) -> AnchorValue {
    AnchorValue(constraint.deStijlConstraint.negated)
  }
}

/// A constraint for the anchors of one axis, or for lengths.
public struct AxisAnchorValue<Kind>: MutableAnchorLayoutBuilderConstraint, Sendable {
  public typealias Suffixed = AxisAnchorValue<Kind>
  /// The constraint.
  public var deStijlConstraint: AnchorConstraint

  public init(_ constraint: AnchorConstraint) { deStijlConstraint = constraint }

  /// Negates the number of points: `-16.from(title.bottomAnchor)`.
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
