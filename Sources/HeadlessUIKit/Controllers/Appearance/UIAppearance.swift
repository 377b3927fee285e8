import Foundation

/// What views and controllers can be in, for the appearance of others in them.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What has a proxy that stands for all its instances.
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
  /// A view whose properties all views of the class take when they enter a window, where nobody has
  /// given them others: colors, fonts, tints, directions and appearances of bars.
  ///
  /// It is made by the class's `init(frame:)`.
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
  /// An item whose properties all items of the class take when a bar shows them, where nobody has given
  /// them others: how titles look, tints and colors of badges.
  ///
  /// It is made by the class's `init(coder:)`.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let item = AppearanceProxy.object(
      of: self, in: containerTypes, for: trait, matches: { $0 is Self }, make: { make() })
    return unsafeDowncast(item, to: self)
  }
}
