import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite(.serialized) struct DeviceTests {
  @Test(arguments: [Headless.Device.iPhone16, .iPhoneSE, .iPadAir11], [false, true])
  func deviceIsThatOfTheEnvironment(device: Headless.Device, isLandscape: Bool) {
    let orientation: Headless.Orientation = isLandscape ? .landscape : .portrait
    let window = Headless.host(
      UIView(), in: Headless.Environment(device: device, orientation: orientation))
    let current = UIDevice.current
    let isPad = device == .iPadAir11
    #expect(current.userInterfaceIdiom == (isPad ? .pad : .phone))
    #expect(window.traitCollection.userInterfaceIdiom == current.userInterfaceIdiom)
    #expect(current.model == (isPad ? "iPad" : "iPhone") && current.name == current.model)
    #expect(current.orientation == (isLandscape ? .landscapeLeft : .portrait))
    // The interface turns against the device.
    let interface = UIApplication.shared.statusBarOrientation
    #expect(interface == (isLandscape ? .landscapeRight : .portrait))
    #expect(UIScreen.main.bounds == window.bounds)
    #expect((window.bounds.width > window.bounds.height) == isLandscape)
    #expect(current.systemName == "iOS" && current.systemVersion.hasPrefix("26"))
  }

  @Test func brightnessSurvivesAScreenChange() {
    let phone = Headless.host(UIView(), in: Headless.Environment(device: .iPhone16))
    UIScreen.main.brightness = 0.25
    let pad = Headless.host(UIView(), in: Headless.Environment(device: .iPadAir11))
    #expect(UIScreen.main.bounds == pad.bounds && UIScreen.main.brightness == 0.25)
    phone.screen.brightness = 0.5
    #expect(pad.screen.brightness == 0.5)
  }

  @Test func pasteboardReturnsTheLastCopy() {
    let board = UIPasteboard.general
    let count = board.changeCount
    board.string = "text"
    #expect(board.string == "text" && board.hasStrings && !board.hasImages)
    board.image = UIImage()
    #expect(board.string == nil && board.hasImages && board.changeCount == count + 2)
    board.strings = ["a", "b"]
    #expect(board.strings == ["a", "b"] && board.numberOfItems == 2)
  }

  @Test func feedbackGeneratorsAcceptAllCalls() {
    let impact = UIImpactFeedbackGenerator(style: .light)
    impact.prepare()
    impact.impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(impact as UIFeedbackGenerator === impact)
  }

  @Test func sceneContainsItsWindows() {
    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    let window = scene.map { UIWindow(windowScene: $0) }
    window?.makeKeyAndVisible()
    #expect(window?.bounds == UIScreen.main.bounds && window?.windowScene === scene)
    #expect(scene?.keyWindow === window && scene?.activationState == .foregroundActive)
    #expect(scene?.statusBarManager?.statusBarFrame == UIApplication.shared.statusBarFrame)
  }

  @Test func topAndBottomLayoutGuidesEndAtSafeArea() {
    let controller = UIViewController()
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 10),
    ])
    let window = Headless.host(controller)
    let safeArea = controller.view.safeAreaLayoutGuide.layoutFrame
    #expect(label.frame.minY == safeArea.minY && label.frame.maxY == safeArea.maxY)
    #expect(controller.topLayoutGuide.length == controller.view.safeAreaInsets.top)
    #expect(controller.bottomLayoutGuide === controller.bottomLayoutGuide)
    _ = window
  }
}
