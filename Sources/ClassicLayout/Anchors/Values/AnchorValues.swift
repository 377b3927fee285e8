/// A rectangle that the anchors of a view can be held to: a view, a guide, a part of the superview.
@MainActor
public protocol AnchorBox {
  /// What an anchor is held to that is to be where the rectangle's own is.
  var anchorTarget: AnchorTarget { get }
}

extension UIView: @MainActor AnchorBox {
  /// The same anchor of the view.
  public var anchorTarget: AnchorTarget { .item(.view(self)) }
}

extension UILayoutGuide: @MainActor AnchorBox {
  /// The same anchor of the guide.
  public var anchorTarget: AnchorTarget { .item(.guide(self)) }
}

extension AnchorArea: @MainActor AnchorBox {
  /// The same anchor of the superview, or of its part.
  public var anchorTarget: AnchorTarget { .area(self) }
}

extension AnchorBox where Self == AnchorArea {
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

/// A number, which says how far from the superview, or how long.
@MainActor
public protocol AnchorNumber: HorizontalAnchorConstraint, VerticalAnchorConstraint,
  LengthAnchorConstraint, BoxAnchorConstraint
where Suffixed == AnchorValue {
  /// In points.
  var anchorInset: CGFloat { get }
}

extension AnchorNumber {
  /// A distance inside the superview, or a length, of so many points at priority 999.
  public var anchorConstraint: AnchorConstraint { AnchorConstraint(inset: anchorInset) }
}

extension Int: @MainActor AnchorNumber {
  public typealias Suffixed = AnchorValue
  /// The number itself, in points.
  public var anchorInset: CGFloat { CGFloat(self) }
}

extension Double: @MainActor AnchorNumber {
  public typealias Suffixed = AnchorValue
  /// The number itself, in points.
  public var anchorInset: CGFloat { CGFloat(self) }
}

extension CGFloat: @MainActor AnchorNumber {
  public typealias Suffixed = AnchorValue
  /// The number itself, in points.
  public var anchorInset: CGFloat { self }
}

extension UIView: @MainActor HorizontalAnchorConstraint, @MainActor VerticalAnchorConstraint,
  @MainActor LengthAnchorConstraint, @MainActor BoxAnchorConstraint
{
  public typealias Suffixed = AnchorValue
  /// `== the same anchor`, at priority 999.
  public var anchorConstraint: AnchorConstraint { AnchorConstraint(target: anchorTarget) }
}

extension UILayoutGuide: @MainActor HorizontalAnchorConstraint,
  @MainActor VerticalAnchorConstraint, @MainActor LengthAnchorConstraint,
  @MainActor BoxAnchorConstraint
{
  public typealias Suffixed = AnchorValue
  /// `== the same anchor`, at priority 999.
  public var anchorConstraint: AnchorConstraint { AnchorConstraint(target: anchorTarget) }
}

extension NSLayoutXAxisAnchor: @MainActor HorizontalAnchorConstraint {
  public typealias Suffixed = AxisAnchorValue<LayoutKind.Horizontal>
  /// `== anchor`, at priority 999. An anchor whose view has gone is an issue when it is built.
  public var anchorConstraint: AnchorConstraint { AnchorConstraint(target: AnchorTarget(self)) }
}

extension NSLayoutYAxisAnchor: @MainActor VerticalAnchorConstraint {
  public typealias Suffixed = AxisAnchorValue<LayoutKind.Vertical>
  /// `== anchor`, at priority 999. An anchor whose view has gone is an issue when it is built.
  public var anchorConstraint: AnchorConstraint { AnchorConstraint(target: AnchorTarget(self)) }
}

extension NSLayoutDimension: @MainActor LengthAnchorConstraint {
  public typealias Suffixed = AxisAnchorValue<LayoutKind.Length>
  /// `== anchor`, at priority 999. An anchor whose view has gone is an issue when it is built.
  public var anchorConstraint: AnchorConstraint { AnchorConstraint(target: AnchorTarget(self)) }
}
