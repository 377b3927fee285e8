#if !os(iOS) && !os(tvOS) && !os(visionOS)
  import Foundation

  /// What a stage needs of the platform: here a world of its own, and a window in it.
  @MainActor
  final class StageHost {
    let window: UIWindow
    private let world: Headless.World
    private let windowSize: CGSize?

    /// - Parameters:
    ///   - windowSize: In points; nil for that of the screen.
    ///   - note: Takes what UIKit logs.
    init(
      _ environment: StageEnvironment, windowSize: CGSize?, note: @escaping (String) -> Void
    ) {
      self.windowSize = windowSize
      let world = Headless.World(environment.headless(windowSize), environment.region)
      world.log = note
      self.world = world
      window = world.run {
        Headless.host(UIView(), in: environment.headless(windowSize))
      }
      window.subviews.forEach { $0.removeFromSuperview() }
    }

    /// What is done around the layouts that nobody asks for, in a turn of the run loop.
    var around: (@MainActor () -> Void) -> Void {
      get { world.around }
      set { world.around = newValue }
    }

    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try world.run(body) }

    func show(_ controller: UIViewController) {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    func show(_ view: UIView) {
      window.addSubview(view)
      window.makeKeyAndVisible()
    }

    /// Called while the stage is at work.
    func change(to environment: StageEnvironment) {
      world.region = environment.region
      world.environment = environment.headless(windowSize)
      Headless.change(window, to: environment.headless(windowSize))
    }

    var counters: Headless.Counters { world.counters }

    /// That of the device, in points.
    var keyboardHeight: CGFloat {
      let environment = world.environment ?? Headless.Environment()
      return environment.device.keyboardHeight(in: environment.orientation)
    }
  }

  extension StageEnvironment {
    fileprivate var region: Headless.Region {
      Headless.Region(calendar: calendar, locale: locale, date: date)
    }

    fileprivate func headless(_ windowSize: CGSize?) -> Headless.Environment {
      Headless.Environment(
        device: Headless.Device(identifier: device.name) ?? .iPhone16,
        orientation: orientation == .portrait ? .portrait : .landscape, size: windowSize,
        layoutDirection: direction, userInterfaceStyle: style,
        contentSizeCategory: textSize.category)
    }
  }
#endif
