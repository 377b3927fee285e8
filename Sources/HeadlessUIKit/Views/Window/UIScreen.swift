import Foundation

/// A screen of the size of the device that was last hosted on.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  let environment: Headless.Environment

  init(_ environment: Headless.Environment) {
    self.environment = environment
    super.init()
  }

  private static var shared = UIScreen(Headless.deviceEnvironment)
  private static var storedBrightness: CGFloat = 0.5

  open class var main: UIScreen {
    let environment = Headless.deviceEnvironment
    if shared.environment != environment { shared = UIScreen(environment) }
    return shared
  }

  open class var screens: [UIScreen] { [main] }

  open var bounds: CGRect { CGRect(origin: .zero, size: environment.screenSize) }
  /// The coordinates in which windows have their frames. The conversion methods of views convert to
  /// and from the screen.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  /// Like the coordinates of the current orientation: the screen turns with the device here.
  open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
  open var scale: CGFloat { environment.device.scale }
  open var nativeScale: CGFloat { scale }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var traitCollection: UITraitCollection { environment.traits }
  /// Stored without effect. All screens share one value, since they belong to one device.
  open var brightness: CGFloat {
    get { Self.storedBrightness }
    set { Self.storedBrightness = newValue }
  }
  open var maximumFramesPerSecond: Int { 60 }
  open var isCaptured: Bool { false }
}
