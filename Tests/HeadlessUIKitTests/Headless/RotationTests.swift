import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct RotationTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Turning: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.lines.append("\(name) traits \(newCollection.verticalSizeClass)")
      super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.lines.append("\(name) \(Headless.number(size.width)) from \(width)")
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(
        alongsideTransition: { [log, name] context in
          log.lines.append("\(name) alongside \(self.width) \(context.transitionDuration)")
        }, completion: { [log, name] _ in log.lines.append("\(name) done") })
    }

    override func viewDidLayoutSubviews() { log.lines.append("\(name) laid out \(width)") }

    var width: String { Headless.number(view.bounds.width) }
  }

  @Test func rotationReportsTraitsSizeAndAlongside() {
    let log = Log()
    let controller = Turning("root", log)
    let window = Headless.host(controller)
    log.lines = []
    Headless.rotate(window, to: .landscape)
    #expect(
      log.lines == [
        "root traits compact", "root 852 from 393", "root alongside 852 0.3", "root laid out 852",
      ])
    #expect(controller.transitionCoordinator != nil)
    #expect(window.bounds.size == CGSize(width: 852, height: 393))
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    Headless.runLoop()
    #expect(log.lines.last == "root done")
    #expect(controller.transitionCoordinator == nil)
    Headless.rotate(window, to: .portrait)
    #expect(controller.view.rect == "0 0 393 852")
  }

  private enum Place: CaseIterable { case root, navigation, tab, presented }

  /// This includes views that constraints refer to and that have no autoresizing mask.
  @Test(arguments: Place.allCases)
  private func alongsideAnimationSeesRotatedView(place: Place) {
    let log = Log()
    let (controller, content) = (Turning("page", log), UIView())
    controller.view = UIView()
    controller.view.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    var root: UIViewController = controller
    switch place {
    case .root: break
    case .navigation: root = UINavigationController(rootViewController: controller)
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      root = tabs
    case .presented: root = UIViewController()
    }
    let window = Headless.host(root)
    if place == .presented {
      controller.modalPresentationStyle = .fullScreen
      root.present(controller, animated: false)
      window.layoutIfNeeded()
    }
    log.lines = []
    Headless.rotate(window, to: .landscape)
    #expect(log.lines.contains("page alongside 852 0.3"))
    #expect(content.frame.width == 852)
  }

  @Test func childrenHearTheSizeFromTheirParent() {
    let log = Log()
    let (parent, child) = (Turning("parent", log), Turning("child", log))
    let window = Headless.host(parent)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    log.lines = []
    Headless.rotate(window, to: .landscape)
    #expect(
      Array(log.lines.prefix(4)) == [
        "parent traits compact", "child traits compact", "parent 852 from 393",
        "child 852 from 393",
      ])
    #expect(child.view.rect == "0 0 852 393")
  }

  @Test func iPadRotationKeepsTraits() {
    let log = Log()
    let window = Headless.host(
      Turning("root", log), in: Headless.Environment(device: .iPadAir11))
    log.lines = []
    Headless.rotate(window, to: .landscape)
    #expect(log.lines.first == "root 1180 from 820")
  }

  @Test(
    arguments: [
      (.portrait, .full, 820, .regular), (.portrait, .oneThird, 320, .compact),
      (.portrait, .twoThirds, 490, .compact), (.landscape, .full, 1180, .regular),
      (.landscape, .oneThird, 375, .compact), (.landscape, .half, 585, .compact),
      (.landscape, .twoThirds, 795, .regular),
    ] as [(Headless.Orientation, Headless.SplitView, CGFloat, UIUserInterfaceSizeClass)])
  func iPadWindowCanShareItsScreen(
    orientation: Headless.Orientation, splitView: Headless.SplitView, width: CGFloat,
    sizeClass: UIUserInterfaceSizeClass
  ) {
    let view = UIView()
    let window = Headless.host(
      view,
      in: Headless.Environment(
        device: .iPadAir11, orientation: orientation, splitView: splitView))
    #expect(view.bounds.width == width)
    #expect(view.bounds.height == (orientation == .portrait ? 1180 : 820))
    #expect(view.traitCollection.horizontalSizeClass == sizeClass)
    #expect(view.traitCollection.verticalSizeClass == .regular)
    #expect(view.safeAreaInsets.top == 32)
    #expect(window.screen.bounds.width == (orientation == .portrait ? 820 : 1180))
  }

  @Test func onlyLargestIPadsAreRegularOnHalfTheScreen() {
    let widths = Headless.Device.all.filter { $0.idiom == .pad }.map { device in
      let environment = Headless.Environment(
        device: device, orientation: .landscape, splitView: .half)
      return environment.traits.horizontalSizeClass == .regular ? device.identifier : nil
    }
    #expect(widths.compactMap { $0 } == ["iPadAir13", "iPadPro129", "iPadPro13"])
  }

  @Test func windowKeepsItsFrameUntilTheScreenChanges() {
    let window = Headless.host(UIView(), in: Headless.Environment(device: .iPhone16))
    window.frame.size.height = 2000
    Headless.change(window, to: Headless.Environment(userInterfaceStyle: .dark))
    #expect(window.frame.size == CGSize(width: 393, height: 2000))
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    Headless.rotate(window, to: .landscape)
    #expect(window.frame.size == CGSize(width: 852, height: 393))
  }

  @Test func largePhonesAreRegularInLandscape() {
    let wide = Headless.Device.all.filter {
      $0.idiom == .phone
        && Headless.Environment(device: $0, orientation: .landscape).traits.horizontalSizeClass
          == .regular
    }
    #expect(wide.allSatisfy { $0.size.width >= 414 })
    #expect(
      wide.count == Headless.Device.all.filter { $0.idiom == .phone && $0.size.width >= 414 }.count)
  }
}
