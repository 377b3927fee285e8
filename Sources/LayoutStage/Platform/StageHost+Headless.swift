#if !os(iOS) && !os(tvOS) && !os(visionOS)
  import Binding
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

    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
      try StageClock.$current.withValue(stateClock) { try world.run(body) }
    }

    // MARK: Time

    /// The time of the machine when time began to pass only when it is let; nil before.
    private var machineTime: TimeInterval?

    /// How long it is until something has to be done in the stage's time; nil if nothing waits.
    var rest: TimeInterval? { world.rest }

    /// Has animations and delayed changes of states follow the stage's time alone from now on.
    func useClock() {
      machineTime = machineTime ?? StateClock.machine.now
      world.useClock()
    }

    func advance(by seconds: TimeInterval) {
      let isDone = StageClock.$current.withValue(stateClock) { world.advance(by: seconds) }
      guard !isDone else { return }
      LayoutDiagnostics.report(
        LayoutIssue(
          .endlessChange,
          """
          something without a duration starts again each time it ends, such as an animation in its own \
          completion, and was stopped after 1000 times in a row without time between; the last one is \
          left out: give it a duration, or start it again only while there is something to do
          """))
    }

    /// Measures for states how much time has passed on the stage: that of the machine, too, until
    /// the clock is used. A stage that is gone leaves that of the machine alone.
    private(set) lazy var stateClock = StateClock(
      now: { [weak self] in
        (self?.machineTime ?? StateClock.machine.now) + (self?.world.now ?? 0)
      },
      after: { [weak self] seconds, act in
        guard let self else { return StateClock.machine.run(after: seconds, act) }
        let onStage = world.after(seconds, act)
        guard machineTime == nil else { return onStage }
        let onMachine = StateClock.machine.run(after: seconds) {
          onStage()
          act()
        }
        return {
          onStage()
          onMachine()
        }
      })

    /// Where a view is to be seen, in its superview.
    func shownFrame(of view: UIView) -> CGRect {
      // As long as nobody uses the clock nothing moves, and most stages have many views.
      guard machineTime != nil, let shown = view.layer.presentation() else { return view.frame }
      return shown.frame
    }

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

    /// The windows on the stage but its own.
    var otherWindows: [UIWindow] {
      run { UIApplication.shared.windows.filter { $0 !== window } }
    }

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
