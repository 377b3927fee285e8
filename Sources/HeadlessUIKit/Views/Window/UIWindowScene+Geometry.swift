import Foundation

extension UIWindowScene {
  /// The properties of a scene that its app can request to change.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    open internal(set) var interfaceOrientation: UIInterfaceOrientation
    /// The coordinates of the screen, whose size the scene has.
    open internal(set) var coordinateSpace: any UICoordinateSpace

    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }

  /// The geometry that an app requests of a scene: ``iOS``.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The requested orientations.
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask

      public override init() {
        interfaceOrientations = []
        super.init()
      }

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

/// Rotates the windows of the scene.
extension UIWindowScene {
  /// Rotates all windows to the first of the orientations that their controllers support.
  ///
  /// - Returns: The error, if there is one.
  func turn(to wanted: UIInterfaceOrientationMask) -> NSError? {
    for window in windows {
      guard let controller = window.rootViewController?.frontmost else { continue }
      let shared = wanted.intersection(controller.supportedInterfaceOrientations)
      guard !shared.isEmpty else {
        return Self.geometryError(
          """
          None of the requested orientations are supported by the view controller. \
          Requested: \(wanted.names); Supported: \(controller.supportedInterfaceOrientations.names)
          """)
      }
      let isLandscape = window.environment.isLandscape
      guard shared.isDisjoint(with: isLandscape ? .landscape : .upright) else { continue }
      Headless.rotate(window, to: isLandscape ? .portrait : .landscape)
      if let world = Headless.World.current { world.environment = window.environment }
    }
    return nil
  }

  private static func geometryError(_ reason: String) -> NSError {
    NSError(
      domain: "UISceneErrorDomain", code: 101, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}

extension UIViewController {
  /// The controller presented last over this one, or this controller itself.
  fileprivate var frontmost: UIViewController {
    sequence(first: self, next: \.presentedViewController).reduce(self) { $1 }
  }
}

extension UIInterfaceOrientationMask {
  fileprivate static let upright: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown]

  fileprivate var names: String {
    let all: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
      (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
