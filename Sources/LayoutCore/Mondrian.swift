/// The entrance to layouts: `Mondrian.buildSubviews(on:)` for blocks, `Mondrian.layout` for chains.
public enum Mondrian {}

/// What DeStijl adds to a view or a guide, kept apart from UIKit's own members.
@MainActor
public struct MondrianNamespace<Base> {
  /// The view or guide that is laid out.
  public let base: Base

  package init(_ base: Base) { self.base = base }
}

extension UIView {
  /// Layout of this view.
  public var mondrian: MondrianNamespace<UIView> { MondrianNamespace(self) }
}

extension UILayoutGuide {
  /// Layout of this guide.
  public var mondrian: MondrianNamespace<UILayoutGuide> { MondrianNamespace(self) }
}
