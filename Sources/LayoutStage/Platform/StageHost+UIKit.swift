#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  /// The platform of a stage: here, a window with a controller that imposes a device's traits and
  /// safe area on its content. Date, log and keyboard are the simulator's.
  @MainActor
  final class StageHost {
    let window: UIWindow
    private let container = UIViewController()
    private var content: UIViewController?
    private let windowSize: CGSize?
    private var environment: StageEnvironment
    /// Without effect: there are no turns except the run loop's.
    var around: (@MainActor () -> Void) -> Void = { $0() }

    init(
      _ environment: StageEnvironment, windowSize: CGSize?, note: @escaping (String) -> Void
    ) {
      self.environment = environment
      self.windowSize = windowSize
      window = UIWindow(
        frame: CGRect(origin: .zero, size: windowSize ?? environment.screenSize))
      window.rootViewController = container
      window.isHidden = false
    }

    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
      let before = UITraitCollection.current
      UITraitCollection.current = traits.collection
      defer { UITraitCollection.current = before }
      return try body()
    }

    /// Empty: it is unknown which windows of the simulator belong to the stage.
    var otherWindows: [UIWindow] { [] }
    /// Nil: nothing waits for a time of the stage's own.
    var rest: TimeInterval? { nil }
    /// Without effect: time passes by itself.
    func advance(by seconds: TimeInterval) {}
    /// Returns the frame of the model, since the visible one depends on when it is read.
    func shownFrame(of view: UIView) -> CGRect { view.frame }

    func show(_ controller: UIViewController) {
      content = controller
      container.addChild(controller)
      controller.view.frame = container.view.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.view.addSubview(controller.view)
      controller.didMove(toParent: container)
      apply()
    }

    func show(_ view: UIView) {
      let controller = UIViewController()
      show(controller)
      controller.view.addSubview(view)
    }

    func change(to environment: StageEnvironment) {
      self.environment = environment
      window.frame.size = windowSize ?? environment.screenSize
      apply()
    }

    private func apply() {
      guard let content else { return }
      traits.impose(on: content, in: container)
      let insets =
        environment.orientation == .portrait
        ? environment.device.portraitSafeArea : environment.device.landscapeSafeArea
      content.additionalSafeAreaInsets = .zero
      window.layoutIfNeeded()
      guard windowSize == nil else { return }
      // The simulator's own safe area is already there, so only the difference is added.
      let given = container.view.safeAreaInsets
      content.additionalSafeAreaInsets = UIEdgeInsets(
        top: max(0, insets.top - given.top), left: max(0, insets.left - given.left),
        bottom: max(0, insets.bottom - given.bottom), right: max(0, insets.right - given.right))
      window.layoutIfNeeded()
    }

    private var traits: ImposedTraits {
      let isPad = environment.device.isPad
      let isHigh = isPad || environment.orientation == .portrait
      return ImposedTraits(
        direction: environment.direction, textSize: environment.textSize.category,
        style: environment.style,
        device: ImposedTraits.Device(
          isPad: isPad, scale: environment.device.scale, horizontal: isPad ? .regular : .compact,
          vertical: isHigh ? .regular : .compact))
    }
  }
#endif
