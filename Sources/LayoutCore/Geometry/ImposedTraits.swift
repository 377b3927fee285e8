/// The traits with which a container displays a child controller.
@preconcurrency @MainActor
package struct ImposedTraits {
  package var direction = UIUserInterfaceLayoutDirection.leftToRight
  package var textSize = UIContentSizeCategory.large
  package var style = UIUserInterfaceStyle.light
  /// Further traits of a device; nil keeps those of the actual device.
  package var device: Device?

  package struct Device {
    package let isPad: Bool
    /// Pixels per point.
    package let scale: CGFloat
    package let horizontal: UIUserInterfaceSizeClass
    package let vertical: UIUserInterfaceSizeClass

    package init(
      isPad: Bool, scale: CGFloat, horizontal: UIUserInterfaceSizeClass,
      vertical: UIUserInterfaceSizeClass
    ) {
      self.isPad = isPad
      self.scale = scale
      self.horizontal = horizontal
      self.vertical = vertical
    }

    fileprivate var idiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }
  }

  package init(
    direction: UIUserInterfaceLayoutDirection, textSize: UIContentSizeCategory,
    style: UIUserInterfaceStyle, device: Device? = nil
  ) {
    self.direction = direction
    self.textSize = textSize
    self.style = style
    self.device = device
  }

  /// Displays a controller with the traits: by its trait overrides from iOS 17 on, and before by
  /// those of its container, which UIKit has deprecated since.
  package func impose(on child: UIViewController, in container: UIViewController) {
    guard #available(iOS 17, tvOS 17, *), Platform.release >= 17 else {
      return container.setOverrideTraitCollection(collection, forChild: child)
    }
    child.traitOverrides.layoutDirection = layoutDirection
    child.traitOverrides.preferredContentSizeCategory = textSize
    child.traitOverrides.userInterfaceStyle = style
    guard let device else { return }
    child.traitOverrides.userInterfaceIdiom = device.idiom
    child.traitOverrides.displayScale = device.scale
    child.traitOverrides.horizontalSizeClass = device.horizontal
    child.traitOverrides.verticalSizeClass = device.vertical
  }

  /// All traits, without those that keep their values.
  package var collection: UITraitCollection {
    let ofDevice = device.map { device in
      [
        UITraitCollection(userInterfaceIdiom: device.idiom),
        UITraitCollection(displayScale: device.scale),
        UITraitCollection(horizontalSizeClass: device.horizontal),
        UITraitCollection(verticalSizeClass: device.vertical),
      ]
    }
    return UITraitCollection(
      traitsFrom: (ofDevice ?? []) + [
        UITraitCollection(layoutDirection: layoutDirection),
        UITraitCollection(preferredContentSizeCategory: textSize),
        UITraitCollection(userInterfaceStyle: style),
      ])
  }

  private var layoutDirection: UITraitEnvironmentLayoutDirection {
    direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
