/// What a number of points can be counted from: an anchor, a view, a guide, a part of the superview.
public protocol AnchorReference: AnchorLayoutBuilderConstraint {
  /// What so many points from it are: a constraint for the anchors that can be held to it.
  associatedtype Suffixed: MutableAnchorLayoutBuilderConstraint
}

/// A rectangle that the anchors of a view can be held to: a view, a guide, a part of the superview.
///
/// By itself it says `== the same anchor`, at priority 999.
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
  /// The same anchor of the superview, or of its part.
  public var deStijlConstraint: AnchorConstraint { AnchorConstraint(target: .area(self)) }
}

extension AnchorReference where Self == AnchorArea {
  /// The superview.
  public static var superview: AnchorArea { AnchorArea.superview }
  /// The superview's safe area.
  public static var safeArea: AnchorArea { AnchorArea.safeArea }
  /// The superview inside its margins.
  public static var margins: AnchorArea { AnchorArea.margins }
  /// The part of the superview that is not too wide to read.
  public static var readable: AnchorArea { AnchorArea.readable }
  /// The part of the superview that the keyboard covers.
  public static var keyboard: AnchorArea { AnchorArea.keyboard }
}

extension LengthAnchorConstraint where Self == AnchorValue {
  /// So many hundredths of the same length of the superview: `.widthAnchor(.percent(50))`.
  @preconcurrency @MainActor
  public static func percent(_ percentage: some LayoutNumber) -> AnchorValue {
    percent(percentage, of: .superview)
  }

  /// So many hundredths of the same length of a view, a guide or a part of the superview.
  @preconcurrency @MainActor
  public static func percent(
    _ percentage: some LayoutNumber, of box: some AnchorBox
  ) -> AnchorValue {
    var constraint = box.deStijlConstraint
    constraint.multiplier = percentage.points / 100
    return AnchorValue(constraint)
  }
}

/// A number, which says how far from the superview, or how long: a distance inside the superview, or
/// a length, in points, at priority 999.
public protocol AnchorNumber: InsetAnchorConstraint, HorizontalAnchorConstraint,
  VerticalAnchorConstraint, LengthAnchorConstraint, BoxAnchorConstraint
where Suffixed == AnchorValue {}

extension Int: AnchorNumber {
  /// So many points.
  @_disfavoredOverload
  public var deStijlConstraint: AnchorConstraint { AnchorConstraint(inset: CGFloat(self)) }
}

extension Double: AnchorNumber {
  /// So many points.
  @_disfavoredOverload
  public var deStijlConstraint: AnchorConstraint { AnchorConstraint(inset: CGFloat(self)) }
}

extension CGFloat: AnchorNumber {
  /// So many points.
  @_disfavoredOverload
  public var deStijlConstraint: AnchorConstraint { AnchorConstraint(inset: self) }
}

// An anchor whose view has gone is an issue when it is built.

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
