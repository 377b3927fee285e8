/// A value from which a number of points can be counted: an anchor, a view, a guide, or an area of
/// the superview.
public protocol AnchorReference: AnchorLayoutBuilderConstraint {
  /// The type of a number of points counted from the value: a constraint for the anchors that fit
  /// it.
  associatedtype Suffixed: MutableAnchorLayoutBuilderConstraint
}

/// A rectangle that the anchors of a view can refer to: a view, a guide, or an area of the
/// superview.
///
/// By itself, it means `== the same anchor`, at priority 999.
public protocol AnchorBox: AnchorReference, HorizontalAnchorConstraint, VerticalAnchorConstraint,
  LengthAnchorConstraint, BoxAnchorConstraint
where Suffixed == AnchorValue {}

extension AnchorBox where Self: UIView {
  /// The same anchor of the view.
  @_disfavoredOverload @preconcurrency @MainActor
  public var deStijlConstraint: AnchorConstraint { AnchorConstraint(target: .element(.view(self))) }
}

extension AnchorBox where Self: UILayoutGuide {
  /// The same anchor of the guide.
  @_disfavoredOverload @preconcurrency @MainActor
  public var deStijlConstraint: AnchorConstraint {
    AnchorConstraint(target: .element(.guide(self)))
  }
}

extension UIView: AnchorBox {}

extension UILayoutGuide: AnchorBox {}

extension AnchorArea: AnchorBox {
  /// The same anchor of the superview, or of its area.
  public var deStijlConstraint: AnchorConstraint { AnchorConstraint(target: .area(self)) }
}

extension AnchorReference where Self == AnchorArea {
  /// The superview.
  public static var superview: AnchorArea { AnchorArea.superview }
  /// The superview's safe area.
  public static var safeArea: AnchorArea { AnchorArea.safeArea }
  /// The area inside the superview's layout margins.
  public static var margins: AnchorArea { AnchorArea.margins }
  /// The superview's readable content area.
  public static var readable: AnchorArea { AnchorArea.readable }
  /// The area of the superview that the keyboard covers.
  public static var keyboard: AnchorArea { AnchorArea.keyboard }
}

extension LengthAnchorConstraint where Self == AnchorValue {
  /// A percentage of the same length of the superview: `.widthAnchor(.percent(50))`.
  @preconcurrency @MainActor
  public static func percent(_ percentage: some LayoutNumber) -> AnchorValue {
    percent(percentage, of: .superview)
  }

  /// A percentage of the same length of a view, a guide or an area of the superview.
  @preconcurrency @MainActor
  public static func percent(
    _ percentage: some LayoutNumber, of box: some AnchorBox
  ) -> AnchorValue {
    var constraint = box.deStijlConstraint
    constraint.multiplier = percentage.points / 100
    return AnchorValue(constraint)
  }
}

/// A number: an inset from the superview's edge, or a length, in points, at priority 999.
public protocol AnchorNumber: InsetAnchorConstraint, HorizontalAnchorConstraint,
  VerticalAnchorConstraint, LengthAnchorConstraint, BoxAnchorConstraint
where Suffixed == AnchorValue {}

extension Int: AnchorNumber {
  /// The number of points.
  @_disfavoredOverload
  public var deStijlConstraint: AnchorConstraint { AnchorConstraint(inset: CGFloat(self)) }
}

extension Double: AnchorNumber {
  /// The number of points.
  @_disfavoredOverload
  public var deStijlConstraint: AnchorConstraint { AnchorConstraint(inset: CGFloat(self)) }
}

extension CGFloat: AnchorNumber {
  /// The number of points.
  @_disfavoredOverload
  public var deStijlConstraint: AnchorConstraint { AnchorConstraint(inset: self) }
}

// An anchor whose view is gone is an issue when it is built.

extension NSLayoutXAxisAnchor: AnchorReference, ShiftedAnchorConstraint,
  HorizontalAnchorConstraint
{
  public typealias Suffixed = AxisAnchorValue<LayoutKind.Horizontal>
  /// `== anchor`, at priority 999.
  @_disfavoredOverload
  public var deStijlConstraint: AnchorConstraint { AnchorConstraint(target: AnchorTarget(self)) }
}

extension NSLayoutYAxisAnchor: AnchorReference, ShiftedAnchorConstraint, VerticalAnchorConstraint {
  public typealias Suffixed = AxisAnchorValue<LayoutKind.Vertical>
  /// `== anchor`, at priority 999.
  @_disfavoredOverload
  public var deStijlConstraint: AnchorConstraint { AnchorConstraint(target: AnchorTarget(self)) }
}

extension NSLayoutDimension: AnchorReference, ShiftedAnchorConstraint, LengthAnchorConstraint {
  public typealias Suffixed = AxisAnchorValue<LayoutKind.Length>
  /// `== anchor`, at priority 999.
  @_disfavoredOverload
  public var deStijlConstraint: AnchorConstraint { AnchorConstraint(target: AnchorTarget(self)) }
}
