/// What can be given to an anchor: a number, an anchor, a view, or any of them with suffixes.
///
/// Write `16`, `16.from(title.bottomAnchor)`, `title.bottomAnchor`, `24.orLess.priority(750)`. The
/// suffixes may come in any order. Types of one's own can be given, too, where they conform to one
/// of the protocols below.
@MainActor
public protocol AnchorLayoutBuilderConstraint {
  /// What it becomes with a suffix.
  associatedtype Suffixed: MutableAnchorLayoutBuilderConstraint
  /// What it says.
  var anchorConstraint: AnchorConstraint { get }
}

/// A constraint whose parts can be set.
@MainActor
public protocol MutableAnchorLayoutBuilderConstraint: AnchorLayoutBuilderConstraint
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
  VerticalAnchorConstraint, LengthAnchorConstraint, BoxAnchorConstraint
{
  public typealias Suffixed = AnchorValue
  /// What it says.
  public var anchorConstraint: AnchorConstraint

  public init(_ constraint: AnchorConstraint) { anchorConstraint = constraint }
}

/// A constraint that serves for the anchors of one axis, or for lengths.
public struct AxisAnchorValue<Kind>: MutableAnchorLayoutBuilderConstraint {
  public typealias Suffixed = AxisAnchorValue<Kind>
  /// What it says.
  public var anchorConstraint: AnchorConstraint

  public init(_ constraint: AnchorConstraint) { anchorConstraint = constraint }
}

extension AxisAnchorValue: HorizontalAnchorConstraint where Kind == LayoutKind.Horizontal {}
extension AxisAnchorValue: VerticalAnchorConstraint where Kind == LayoutKind.Vertical {}
extension AxisAnchorValue: LengthAnchorConstraint where Kind == LayoutKind.Length {}

// MARK: Suffixes

extension AnchorLayoutBuilderConstraint {
  /// The anchor may have any smaller coordinate or length, too.
  ///
  /// It is the anchor that is compared, also at the far side: `rightAnchor(24.orLess)` leaves a gap
  /// of 24 points or more. ``gapAtMost`` speaks of the gap.
  public var orLess: Suffixed { suffixed { $0.comparisonType = .lessThanOrEqual } }

  /// The anchor may have any larger coordinate or length, too. ``gapAtLeast`` speaks of the gap.
  public var orGreater: Suffixed { suffixed { $0.comparisonType = .greaterThanOrEqual } }

  /// The number of points is the least gap, at either side.
  public var gapAtLeast: Suffixed {
    suffixed {
      $0.comparisonType = .greaterThanOrEqual
      $0.comparesGap = true
    }
  }

  /// The number of points is the largest gap, at either side.
  public var gapAtMost: Suffixed {
    suffixed {
      $0.comparisonType = .lessThanOrEqual
      $0.comparesGap = true
    }
  }

  /// How much it matters, from 1 to 1000; 999 if it is not said.
  public func priority(_ priority: UILayoutPriority) -> Suffixed {
    suffixed { $0.priority = priority }
  }

  /// Adds to the number of points.
  public func plus(_ points: CGFloat) -> Suffixed { suffixed { $0.inset += points } }

  /// Takes from the number of points.
  public func minus(_ points: CGFloat) -> Suffixed { suffixed { $0.inset -= points } }

  /// A multiple of the length; several factors multiply.
  public func multiplied(by factor: CGFloat) -> Suffixed { suffixed { $0.multiplier *= factor } }

  /// The constraint with the number of points negated.
  public static prefix func - (constraint: Self) -> Suffixed {
    constraint.suffixed { $0.inset = -$0.inset }
  }

  private func suffixed(_ change: (inout AnchorConstraint) -> Void) -> Suffixed {
    var constraint = anchorConstraint
    change(&constraint)
    return Suffixed(constraint)
  }
}

extension AnchorLayoutBuilderConstraint where Suffixed == AnchorValue {
  /// So many points outside an anchor: a gap between the two views.
  public func from(_ anchor: NSLayoutXAxisAnchor) -> AxisAnchorValue<LayoutKind.Horizontal> {
    held(to: anchor)
  }

  /// So many points outside an anchor: a gap between the two views.
  public func from(_ anchor: NSLayoutYAxisAnchor) -> AxisAnchorValue<LayoutKind.Vertical> {
    held(to: anchor)
  }

  /// So many points more than a length.
  public func from(_ anchor: NSLayoutDimension) -> AxisAnchorValue<LayoutKind.Length> {
    held(to: anchor)
  }

  /// So many points from the same anchor of a view, a guide, or a part of the superview.
  public func from(_ box: some AnchorBox) -> AnchorValue {
    var constraint = anchorConstraint
    constraint.target = box.anchorTarget
    return AnchorValue(constraint)
  }

  /// So many points inside an anchor. The number is counted as it is with `from`.
  public func to(_ anchor: NSLayoutXAxisAnchor) -> AxisAnchorValue<LayoutKind.Horizontal> {
    held(to: anchor)
  }

  /// So many points inside an anchor. The number is counted as it is with `from`.
  public func to(_ anchor: NSLayoutYAxisAnchor) -> AxisAnchorValue<LayoutKind.Vertical> {
    held(to: anchor)
  }

  /// So many points more than a length.
  public func to(_ anchor: NSLayoutDimension) -> AxisAnchorValue<LayoutKind.Length> {
    held(to: anchor)
  }

  /// So many points inside the same edge of a view, a guide, or a part of the superview.
  public func to(_ box: some AnchorBox) -> AnchorValue { from(box) }

  private func held<Native, Kind>(to anchor: NSLayoutAnchor<Native>) -> AxisAnchorValue<Kind> {
    var constraint = anchorConstraint
    constraint.target = AnchorTarget(anchor)
    return AxisAnchorValue(constraint)
  }
}

extension AnchorTarget {
  @MainActor
  init<Native>(_ anchor: NSLayoutAnchor<Native>) {
    self = LayoutAnchor(anchor).map { .anchor($0) } ?? .gone
  }
}
