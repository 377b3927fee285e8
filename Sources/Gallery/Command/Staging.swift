import Foundation

/// A preview in a window of a device, laid out.
@MainActor
struct Staging {
  /// The preview's own view.
  let root: UIView
  let window: UIWindow

  /// Lays a preview out at a size of its own, or filling the device's screen.
  init(_ preview: LayoutPreview, size: FramesRequest.Size, in environment: Headless.Environment) {
    // Made and measured where it is shown, whatever else is hosted: fonts follow the size of text.
    let place = Headless.host(UIView(), in: environment)
    defer { withExtendedLifetime(place) {} }
    let controller = preview.content().controller
    var environment = environment
    environment.size = Self.size(of: controller, as: size, own: preview.size, in: environment)
    root = controller.view
    root.accessibilityIdentifier = root.accessibilityIdentifier ?? preview.name
    window = Headless.host(controller, in: environment)
  }

  /// Lays out what a request asks for.
  init(_ preview: LayoutPreview, _ request: FramesRequest) {
    self.init(preview, size: request.size, in: request.environment)
  }

  /// The views and their frames, a line each.
  var frames: String { withExtendedLifetime(window) { Headless.frames(of: root) } }

  /// The example alone, as SVG.
  var picture: String { withExtendedLifetime(window) { Headless.render(root) } }

  /// The size that the root view gets, or nil for the whole screen.
  private static func size(
    of controller: UIViewController, as size: FramesRequest.Size, own: LayoutPreview.Size,
    in environment: Headless.Environment
  ) -> CGSize? {
    switch (size, own) {
    case (.points(let size), _): size
    case (.natural, .screen): nil
    case (.natural, .fixed(let size)): size
    case (.natural, .width(let width)):
      fittingSize(of: controller, width: width, in: environment)
    case (.fitting, _), (.natural, .content): fittingSize(of: controller, in: environment)
    }
  }

  /// So high that nothing is cut off.
  private static let plenty: CGFloat = 10_000

  /// The smallest size of the controller's view, measured in the width of the device's screen, but
  /// without its safe area: nothing covers what is shown in a size of its own.
  private static func fittingSize(
    of controller: UIViewController, width: CGFloat? = nil, in environment: Headless.Environment
  ) -> CGSize {
    var environment = environment
    environment.size = CGSize(width: environment.screenSize.width, height: plenty)
    let window = Headless.host(controller, in: environment)
    defer { window.rootViewController = nil }
    return controller.view.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
