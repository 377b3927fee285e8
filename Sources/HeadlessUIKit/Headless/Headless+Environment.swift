import Foundation

extension Headless {
  /// Which release of the system the metrics are of.
  public enum SystemVersion: Sendable, CaseIterable {
    case iOS26, iOS18
  }

  /// The release whose metrics are used.
  nonisolated(unsafe) public static var systemVersion = SystemVersion.iOS26

  /// The device and the settings that windows have which say nothing else.
  public static var environment = Environment() {
    didSet { environmentTraits = environment.traits }
  }

  /// The traits of views that are in no window.
  static private(set) var environmentTraits = Environment().traits

  /// A device, and what its user has set.
  public struct Environment: Hashable, Sendable {
    public var device: Device
    /// The size of the window, if it isn't that of the device in portrait. A window that is wider
    /// than high is in landscape.
    public var size: CGSize?
    public var layoutDirection: UIUserInterfaceLayoutDirection
    public var userInterfaceStyle: UIUserInterfaceStyle
    public var contentSizeCategory: UIContentSizeCategory

    public init(
      device: Device = .iPhone16, size: CGSize? = nil,
      layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
      userInterfaceStyle: UIUserInterfaceStyle = .light,
      contentSizeCategory: UIContentSizeCategory = .large
    ) {
      self.device = device
      self.size = size
      self.layoutDirection = layoutDirection
      self.userInterfaceStyle = userInterfaceStyle
      self.contentSizeCategory = contentSizeCategory
    }
  }
}

extension Headless.Environment {
  var windowSize: CGSize { size ?? device.size }

  /// Whether the screen is turned, which a window as large as the turned screen means.
  private var isLandscape: Bool {
    size.map { $0.width == device.size.height && $0.height == device.size.width } ?? false
  }

  /// Of a window that fills the screen. Smaller windows are taken to be where nothing covers them.
  var safeAreaInsets: UIEdgeInsets {
    if isLandscape { return device.landscapeSafeArea }
    return windowSize == device.size ? device.portraitSafeArea : .zero
  }

  var traits: UITraitCollection {
    let classes = isLandscape ? device.landscapeClasses : device.portraitClasses
    return UITraitCollection(
      UITraitCollection.base.values.overridden(
        by: TraitValues {
          $0.idiom = device.idiom
          $0.style = userInterfaceStyle
          $0.displayScale = device.scale
          $0.horizontalSizeClass = classes.horizontal
          $0.verticalSizeClass = classes.vertical
          $0.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
          $0.contentSizeCategory = contentSizeCategory
        }))
  }
}
