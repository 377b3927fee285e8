import DeStijl
import Examples

/// An example in a window of a device, laid out.
@MainActor
struct Staging {
  /// The example's own view.
  let root: UIView
  let window: UIWindow

  private init(root: UIView, window: UIWindow) {
    self.root = root
    self.window = window
  }

  /// Lays out what a request asks for.
  ///
  /// - Throws: `UsageError` if there is no example of that name.
  init(_ request: FramesRequest) throws {
    guard let screen = Catalogue.screen(named: request.name) else {
      throw UsageError(
        "there is no example '\(request.name)'", wrote: request.name,
        insteadOf: Catalogue.screens.map(\.name),
        otherwise: "'swift run Demo list' names them all")
    }
    self.init(screen, size: request.size, in: request.environment)
  }

  /// Lays an example out at a size of its own, or filling the device's screen.
  init(_ screen: any Screen, size: FramesRequest.Size, in environment: Headless.Environment) {
    // Made and measured where it is shown, whatever else is hosted: fonts follow the size of text.
    let place = Headless.host(UIView(), in: environment)
    defer { withExtendedLifetime(place) {} }
    let controller = screen.body.controller
    var environment = environment
    environment.size = Self.size(of: controller, as: size, extent: screen.extent, in: environment)
    let root: UIView = controller.view
    root.accessibilityIdentifier = root.accessibilityIdentifier ?? screen.name
    self.init(root: root, window: Headless.host(controller, in: environment))
  }

  /// Lays an example out as one sees it on the device: smaller ones stand in the middle,
  /// larger ones scroll.
  init(exhibiting screen: any Screen, in environment: Headless.Environment) {
    let natural = Staging(screen, size: .natural, in: environment)
    guard screen.extent != .screen else {
      self = natural
      return
    }
    let exhibit = screen.body.controller
    let wall = UIViewController()
    wall.view.backgroundColor = .systemBackground
    wall.addChild(exhibit)
    let size = natural.root.bounds.size
    Mondrian.buildSubviews(on: wall.view) {
      ZStackBlock {
        VScrollBlock { exhibit.view.size(size) }
          .size(width: .exact(size.width), height: .exact(size.height, .defaultHigh))
      }
    }
    exhibit.didMove(toParent: wall)
    self.init(root: exhibit.view, window: Headless.host(wall, in: environment))
  }

  /// The views and their frames, a line each.
  var frames: String { withExtendedLifetime(window) { Headless.frames(of: root) } }

  /// The example alone, as SVG.
  var picture: String { withExtendedLifetime(window) { Headless.render(root) } }

  /// The whole screen, as SVG.
  var screenshot: String { Headless.render(window) }

  /// The size that the root view gets, or nil for the whole screen.
  private static func size(
    of controller: UIViewController, as size: FramesRequest.Size, extent: ScreenExtent,
    in environment: Headless.Environment
  ) -> CGSize? {
    switch (size, extent) {
    case (.points(let size), _): size
    case (.natural, .screen): nil
    case (.natural, .fixed(let width, let height)): CGSize(width: width, height: height)
    case (.natural, .width(let width)):
      fittingSize(of: controller, width: width, in: environment)
    case (.fitting, _), (.natural, .content): fittingSize(of: controller, in: environment)
    }
  }

  /// The smallest size of the controller's view, measured on the device's screen.
  private static func fittingSize(
    of controller: UIViewController, width: CGFloat? = nil, in environment: Headless.Environment
  ) -> CGSize {
    let window = Headless.host(controller, in: environment)
    defer { window.rootViewController = nil }
    return controller.view.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
