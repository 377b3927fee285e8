import Foundation

extension Headless {
  /// The device and the settings that windows have which say nothing else, and views in no window: whatever
  /// windows somebody else hosts meanwhile, these views are as large as before.
  public static var environment = Environment() {
    didSet {
      storedTraits = environment.traits
      inheritanceDidChange()
      setStandard(environment, storedTraits)
    }
  }

  /// The traits of views that are in no window.
  // Computed, so that each view that is made costs other modules no check of exclusive access.
  package static var environmentTraits: UITraitCollection { worldTraits ?? storedTraits }

  /// The environment of the world that is at work, before that of any window; nil outside of all.
  package static var worldEnvironment: Environment? {
    didSet {
      guard worldEnvironment != oldValue else { return }
      worldTraits = worldEnvironment?.traits
      inheritanceDidChange()
      setWorld(worldEnvironment, worldTraits)
    }
  }

  /// Another number whenever what views inherit may have changed in a way that they are not told of each.
  ///
  /// Read and written by the main actor's code, and by a view that goes while that waits.
  @exclusivity(unchecked)
  nonisolated(unsafe) package private(set) static var inheritanceStamp: UInt32 = 1

  nonisolated package static func inheritanceDidChange() { inheritanceStamp &+= 1 }

  private static var worldTraits: UITraitCollection?

  private static var storedTraits = Environment().traits

  /// A device, and what its user has set.
  public struct Environment: Hashable, Sendable {
    public var device: Device
    /// How the screen is turned.
    public var orientation: Orientation
    /// How much of the screen the window has, on a pad.
    public var splitView: SplitView
    /// The size of the window, if it isn't what orientation and split view make it. One as large as
    /// the turned screen is in landscape.
    public var size: CGSize?
    public var layoutDirection: UIUserInterfaceLayoutDirection
    public var userInterfaceStyle: UIUserInterfaceStyle
    public var contentSizeCategory: UIContentSizeCategory
    /// Whether a keyboard is attached, so that none comes up on the screen for text that is edited.
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
  /// Of the screen as it is turned.
  package var screenSize: CGSize { device.size(in: isLandscape ? .landscape : .portrait) }

  package var windowSize: CGSize {
    if let size { return size }
    let width = device.width(of: splitView, in: orientation)
    return CGSize(width: width, height: device.size(in: orientation).height)
  }

  package var isLandscape: Bool {
    orientation == .landscape || size == device.size(in: .landscape)
  }

  /// Of a window that fills the screen. Smaller windows are taken to be where nothing covers them.
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
