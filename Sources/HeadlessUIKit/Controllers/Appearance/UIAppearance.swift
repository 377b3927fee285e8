import Foundation

/// A view or controller that can restrict an appearance to the views inside it.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose appearance proxy stands for all its instances.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance(for: UITraitCollection(), whenContainedInInstancesOf: containerTypes)
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// A view whose properties all views of the class take when they enter a window, unless the app has
  /// set others: colors, fonts, tints, semantic directions and bar appearances.
  ///
  /// The class's `init(frame:)` makes it.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let view = AppearanceProxy.object(
      of: self, in: containerTypes, for: trait, matches: { $0 is Self }, make: { make() })
    return unsafeDowncast(view, to: self)
  }
}

extension UIBarItem: UIAppearance {
  /// An item whose properties all items of the class take when a bar shows them, unless the app has set
  /// others: title attributes, tints and badge colors.
  ///
  /// The class's `init(coder:)` makes it.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let item = AppearanceProxy.object(
      of: self, in: containerTypes, for: trait, matches: { $0 is Self }, make: { make() })
    return unsafeDowncast(item, to: self)
  }
}
