/// The entry point of layouts: `Mondrian.buildSubviews(on:)` for blocks, `Mondrian.layout` for
/// chains.
public enum Mondrian {}

/// The namespace of what DeStijl adds to a view or a guide, apart from UIKit's own members.
@preconcurrency @MainActor
public struct MondrianNamespace<Base> {
  /// The view or guide that is laid out.
  public let base: Base

  package init(_ base: Base) { self.base = base }
}

/// A type with the namespace `mondrian`: views and guides.
@preconcurrency @MainActor
public protocol MondrianLayoutable {}

extension UIView: MondrianLayoutable {}
extension UILayoutGuide: MondrianLayoutable {}

// Default implementations, which an app's subclass may hide.
extension MondrianLayoutable where Self: UIView {
  /// The layout functions of this view.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public var mondrian: MondrianNamespace<UIView> { MondrianNamespace(self) }

  /// Whether constraints leave the frame of the view, or of any view in it, ambiguous.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public var hasAmbiguousLayoutRecursively: Bool {
    hasAmbiguousLayout || subviews.contains { $0.hasAmbiguousLayoutRecursively }
  }
}

extension MondrianLayoutable where Self: UILayoutGuide {
  /// The layout functions of this guide.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public var mondrian: MondrianNamespace<UILayoutGuide> { MondrianNamespace(self) }
}
