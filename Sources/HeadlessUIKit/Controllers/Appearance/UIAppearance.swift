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

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// A view whose properties all views of the class take when they enter a window, where nobody has
  /// given them others: colors, fonts, tints and appearances of bars.
  ///
  /// It is made by the class's `init(frame:)`.
  public class func appearance() -> Self { proxy(in: [], for: nil) }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(in: containerTypes, for: nil)
  }

  public class func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], for: trait) }

  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(in: containerTypes, for: trait)
  }

  private class func proxy(
    in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
  ) -> Self {
    let view = AppearanceProxy.view(
      of: self, in: containers, for: traits, matches: { $0 is Self }, make: make)
    return unsafeDowncast(view, to: self)
  }
}
