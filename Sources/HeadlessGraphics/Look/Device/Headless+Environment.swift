import Foundation

extension Headless {
  /// The device and settings of windows without their own, and of views outside windows: their sizes don't depend on
  /// windows hosted in other environments.
  public static var environment = Environment() {
    didSet {
      storedTraits = environment.traits
      inheritanceDidChange()
      setStandard(environment, storedTraits)
    }
  }

  /// The traits of views outside windows.
  // Computed, so that other modules pay for no exclusivity check each time they create a view.
  package static var environmentTraits: UITraitCollection { worldTraits ?? storedTraits }

  /// The environment of the current world, which comes before that of any window; nil outside worlds.
  package static var worldEnvironment: Environment? {
    didSet {
      guard worldEnvironment != oldValue else { return }
      worldTraits = worldEnvironment?.traits
      inheritanceDidChange()
      setWorld(worldEnvironment, worldTraits)
    }
  }

  /// Changes whenever inherited values of views may have changed without each view being told.
  ///
  /// Accessed by code on the main actor, and by views that are deallocated while that code waits.
  @exclusivity(unchecked)
  nonisolated(unsafe) package private(set) static var inheritanceStamp: UInt32 = 1

  nonisolated package static func inheritanceDidChange() { inheritanceStamp &+= 1 }

  private static var worldTraits: UITraitCollection?

  private static var storedTraits = Environment().traits

  /// A device and its user's settings.
  public struct Environment: Hashable, Sendable {
    public var device: Device
    /// The orientation of the screen.
    public var orientation: Orientation
    /// The part of the screen that the window has, on an iPad.
    public var splitView: SplitView
    /// The size of the window, if the orientation and split view don't determine it. A window as large as the rotated
    /// screen is in landscape.
    public var size: CGSize?
    public var layoutDirection: UIUserInterfaceLayoutDirection
    public var userInterfaceStyle: UIUserInterfaceStyle
    public var contentSizeCategory: UIContentSizeCategory
    /// Whether a keyboard is attached, so that the onscreen keyboard does not appear during text editing.
    public var hasHardwareKeyboard: Bool

    public init(
      device: Device = .iPhone16, orientation: Orientation = .portrait,
      splitView: SplitView = .full, size: CGSize? = nil,
      layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
      userInterfaceStyle: UIUserInterfaceStyle = .light,
      contentSizeCategory: UIContentSizeCategory = .large, hasHardwareKeyboard: Bool = false
    ) {
      self.device = device
      self.orientation = orientation
      self.splitView = splitView
      self.size = size
      self.layoutDirection = layoutDirection
      self.userInterfaceStyle = userInterfaceStyle
      self.contentSizeCategory = contentSizeCategory
      self.hasHardwareKeyboard = hasHardwareKeyboard
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(device)
      hasher.combine(orientation)
      hasher.combine(layoutDirection)
      hasher.combine(userInterfaceStyle)
      hasher.combine(contentSizeCategory)
    }
  }
}

extension Headless.Environment {
  /// The size of the screen in its orientation.
  package var screenSize: CGSize { device.size(in: isLandscape ? .landscape : .portrait) }

  package var windowSize: CGSize {
    if let size { return size }
    let width = device.width(of: splitView, in: orientation)
    return CGSize(width: width, height: device.size(in: orientation).height)
  }

  package var isLandscape: Bool {
    orientation == .landscape || size == device.size(in: .landscape)
  }

  /// The safe area of a window that fills the screen. Smaller windows are assumed to be where nothing covers them.
  package var safeAreaInsets: UIEdgeInsets {
    guard size == nil || size == screenSize else { return .zero }
    return isLandscape ? device.landscapeSafeArea : device.portraitSafeArea
  }

  package var traits: UITraitCollection {
    let classes = device.classes(of: splitView, in: isLandscape ? .landscape : .portrait)
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
