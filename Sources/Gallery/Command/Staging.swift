import Foundation

/// A preview in a window of a device, laid out.
@MainActor
struct Staging {
  /// The view of the preview.
  let root: UIView
  let window: UIWindow

  /// Lays a preview out at its own size, or on the whole screen.
  init(_ preview: LayoutPreview, size: FramesRequest.Size, in environment: Headless.Environment) {
    // Content is made and measured in the environment in which it is shown, because fonts follow
    // its text size.
    let place = Headless.host(UIView(), in: environment)
    defer { withExtendedLifetime(place) {} }
    let controller = preview.content().controller
    var environment = environment
    environment.size = Self.size(of: controller, as: size, own: preview.size, in: environment)
    root = controller.view
    root.accessibilityIdentifier = root.accessibilityIdentifier ?? preview.name
    window = Headless.host(controller, in: environment)
  }

  /// Lays out the preview of a request.
  init(_ preview: LayoutPreview, _ request: FramesRequest) {
    self.init(preview, size: request.size, in: request.environment)
  }

  /// The views with their frames, one per line.
  var frames: String { withExtendedLifetime(window) { Headless.frames(of: root) } }

  /// The preview alone, as SVG.
  var picture: String { withExtendedLifetime(window) { Headless.render(root) } }

  /// Returns the size of the root view; nil for the whole screen.
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

  /// A length that cuts nothing off.
  private static let plenty: CGFloat = 10_000

  /// Returns the smallest size of the controller's view, measured at the width of the screen but
  /// without its safe area: nothing covers content that has a size of its own.
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
