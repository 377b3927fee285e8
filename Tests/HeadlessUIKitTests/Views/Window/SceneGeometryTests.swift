import Foundation
import Testing

@testable import HeadlessUIKit

/// Scenes that rotate on request, and the coordinates of the screen.
@MainActor
@Suite(.serialized) struct SceneGeometryTests {
  private final class Turning: UIViewController {
    var supported = UIInterfaceOrientationMask.all
    var sizes: [CGSize] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  /// A scene rotates all its windows. Here, these are the test's alone.
  private func inOwnWorld(_ body: () throws -> Void) rethrows {
    let region = Headless.Region(
      calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en_US"),
      date: Date(timeIntervalSince1970: 0))
    try Headless.World(Headless.Environment(device: .iPhone16), region).run(body)
  }

  @Test func sceneRotatesOnRequest() throws { try inOwnWorld(rotateOnRequest) }

  private func rotateOnRequest() throws {
    let controller = Turning()
    let window = Headless.host(controller, in: Headless.Environment(device: .iPhone16))
    let scene = try #require(window.windowScene)
    #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
    var errors: [String] = []

    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
      errors.append($0.localizedDescription)
    }
    window.layoutIfNeeded()
    #expect(window.bounds.size == CGSize(width: 852, height: 393))
    #expect(controller.view.frame == window.bounds && controller.sizes == [window.bounds.size])
    #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
    #expect(scene.effectiveGeometry.coordinateSpace.bounds == window.bounds)

    scene.requestGeometryUpdate(.iOS(interfaceOrientations: [.portrait, .landscapeLeft]))
    #expect(controller.sizes.count == 1, "it is already as one of them says")
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    #expect(window.bounds.size == CGSize(width: 393, height: 852) && errors.isEmpty)
  }

  @Test func unsupportedOrientationIsAnError() throws { try inOwnWorld(requestUnsupported) }

  private func requestUnsupported() throws {
    let controller = Turning()
    controller.supported = .portrait
    let window = Headless.host(controller, in: Headless.Environment(device: .iPhone16))
    let scene = try #require(window.windowScene)
    var errors: [String] = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: [.landscapeLeft])) {
      errors.append($0.localizedDescription)
    }
    #expect(window.bounds.height == 852 && controller.sizes.isEmpty)
    #expect(
      errors == [
        """
        None of the requested orientations are supported by the view controller. \
        Requested: landscapeLeft; Supported: portrait
        """
      ])
  }

  @Test func frontmostControllerIsAsked() throws { try inOwnWorld(rotateFrontmostController) }

  private func rotateFrontmostController() throws {
    let (behind, front) = (Turning(), Turning())
    behind.supported = .portrait
    front.modalPresentationStyle = .fullScreen
    let window = Headless.host(behind, in: Headless.Environment(device: .iPhone16))
    behind.present(front, animated: false)
    try #require(window.windowScene)
      .requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
    #expect(window.bounds.width == 852)
  }

  @Test func viewsAndWindowsConvertToTheScreen() {
    let window = UIWindow(frame: CGRect(x: 30, y: 40, width: 200, height: 300))
    let other = UIWindow(frame: CGRect(x: 100, y: 0, width: 200, height: 300))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 20))
    window.addSubview(view)
    for each in [window, other] { each.isHidden = false }
    let screen = window.screen.coordinateSpace

    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let onScreen = rect.offsetBy(dx: 35, dy: 46)
    #expect(view.convert(rect, to: screen) == onScreen)
    #expect(view.convert(onScreen, from: screen) == rect)
    #expect(screen.convert(onScreen, to: view) == rect)
    #expect(screen.convert(rect.origin, from: view) == onScreen.origin)
    #expect(window.convert(rect, to: nil) == rect.offsetBy(dx: 30, dy: 40))
    #expect(window.convert(rect, to: other) == rect.offsetBy(dx: -70, dy: 40))
    #expect(other.convert(rect.origin, from: window) == CGPoint(x: -69, y: 42))
    #expect(window.convert(CGPoint(x: 30, y: 40), from: nil) == .zero)
    #expect(view.convert(rect, to: nil) == rect.offsetBy(dx: 5, dy: 6), "nil is a view's window")
    #expect(screen.bounds == window.screen.bounds)
  }

  @Test func rotatedViewConvertsToItsBoundingRect() {
    let window = UIWindow(frame: CGRect(x: 10, y: 0, width: 200, height: 300))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    window.addSubview(view)
    #expect(
      view.convert(view.bounds, to: window.screen.coordinateSpace)
        == CGRect(x: 20, y: -10, width: 20, height: 40))
  }
}
