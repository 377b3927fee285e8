/// UIKit's standard distance between neighbors, in points.
private let systemDistance: CGFloat = 8

extension LayoutLength where Self == ConstraintValue {
  /// UIKit's standard distance between neighbors, 8 points, times a multiplier.
  public static func systemSpacing(
    _ multiplier: CGFloat = 1
  ) -> ConstraintValue { .exact(systemDistance * multiplier) }
}

extension ContentRelation where Value == CGFloat {
  /// UIKit's standard distance between neighbors, 8 points, times a multiplier:
  /// `.top(.systemSpacing(), to: title.bottomAnchor)`.
  public static func systemSpacing(
    _ multiplier: CGFloat = 1
  ) -> ContentRelation { .equalTo(systemDistance * multiplier) }
}

extension AnchorLayoutBuilderConstraint where Self == AnchorValue {
  /// UIKit's standard distance between neighbors, 8 points, times a multiplier, as an inset from
  /// the superview's edge.
  @preconcurrency @MainActor
  public static func systemSpacing(
    _ multiplier: CGFloat = 1
  ) -> AnchorValue { AnchorValue(AnchorConstraint(inset: systemDistance * multiplier)) }
}

extension VerticalAnchorConstraint where Self == AxisAnchorValue<LayoutKind.Vertical> {
  /// UIKit's standard distance between neighbors, 8 points, from an anchor:
  /// `.topAnchor(.systemSpacing(from: title.bottomAnchor))`.
  @preconcurrency @MainActor
  public static func systemSpacing(from anchor: NSLayoutYAxisAnchor) -> Self {
    systemDistance.from(anchor)
  }
}

extension HorizontalAnchorConstraint where Self == AxisAnchorValue<LayoutKind.Horizontal> {
  /// UIKit's standard distance between neighbors, 8 points, from an anchor:
  /// `.leadingAnchor(.systemSpacing(from: icon.trailingAnchor))`.
  @preconcurrency @MainActor
  public static func systemSpacing(from anchor: NSLayoutXAxisAnchor) -> Self {
    systemDistance.from(anchor)
  }
}
