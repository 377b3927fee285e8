#if !os(iOS) && !os(tvOS) && !os(visionOS)
  import Binding
  import Foundation

  /// The platform of a stage: headless, a world of its own with a window in it.
  @MainActor
  final class StageHost {
    let window: UIWindow
    private let world: Headless.World
    private let windowSize: CGSize?

    /// - Parameters:
    ///   - windowSize: The size of the window, in points; nil for that of the screen.
    ///   - note: Receives UIKit's log messages.
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

    /// Runs around layouts that nobody requests, in a turn of the run loop.
    var around: (@MainActor () -> Void) -> Void {
      get { world.around }
      set { world.around = newValue }
    }

    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
      try StageClock.$current.withValue(stateClock) { try world.run(body) }
    }

    // MARK: Time

    /// The time of the machine when the stage's clock took over; nil before.
    private var machineTime: TimeInterval?

    /// The time until the next pending work of the stage, in seconds; nil if nothing waits.
    var rest: TimeInterval? { world.rest }

    /// Makes animations and delayed changes of states follow the stage's time alone.
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
          something without a duration restarts each time it ends, such as an animation in its own \
          completion; it was stopped after 1000 times in a row with no time between, and the last one \
          was skipped: give it a duration, or restart it only while there is something to do
          """))
    }

    /// The clock of states: the stage's time plus, until the stage's clock is used, the machine's
    /// time. After the stage is gone only the machine's time counts.
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

    /// Returns the visible frame of a view in its superview.
    func shownFrame(of view: UIView) -> CGRect {
      // Until the clock is used nothing moves; skipping the presentation layers then saves time on
      // most stages.
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

    /// Called while the stage runs.
    func change(to environment: StageEnvironment) {
      world.region = environment.region
      world.environment = environment.headless(windowSize)
      Headless.change(window, to: environment.headless(windowSize))
    }

    /// The windows on the stage except its own.
    var otherWindows: [UIWindow] {
      run { UIApplication.shared.windows.filter { $0 !== window } }
    }

    /// The height of the device's keyboard, in points.
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
