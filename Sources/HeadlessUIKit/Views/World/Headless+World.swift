import Foundation

extension Headless {
  /// An isolated copy of all global state: the device, the date, the windows, the keyboard, the
  /// first responder, the time of input, the log and the counters.
  ///
  /// While a world is at work, all code that reads or changes this state uses the world's copy;
  /// afterwards the previous state returns. Code that works in turns, each time in a world of its
  /// own, is therefore unaffected by the others.
  @MainActor
  package final class World {
    /// Wraps the work that a turn of the run loop does in this world, for example in a handler of
    /// issues.
    package var around: (_ turn: @MainActor () -> Void) -> Void = { $0() }
    private var state: State

    package init(_ environment: Environment, _ region: Region) {
      state = State(environment: environment, region: region)
      World.known.removeAll { $0.world == nil }
      World.known.append(Weak(world: self))
    }

    /// Work that was deferred in this world is done in that of the program.
    deinit { Headless.handOverDeferred(of: ObjectIdentifier(self)) }

    /// The world at work; nil for that of the program.
    package private(set) static var current: World?

    /// The state of the program while a world is at work.
    private static var outside = State(environment: nil, region: nil)

    package var environment: Environment? {
      get { isCurrentWorld ? Headless.worldEnvironment : state.environment }
      set { isCurrentWorld ? Headless.worldEnvironment = newValue : (state.environment = newValue) }
    }

    package var region: Region? {
      get { isCurrentWorld ? Headless.worldRegion : state.region }
      set { isCurrentWorld ? Headless.worldRegion = newValue : (state.region = newValue) }
    }

    /// Receives the messages that UIKit writes to its log.
    package var log: ((String) -> Void)? {
      get { isCurrentWorld ? Headless.log : state.log }
      set {
        state.log = newValue
        if isCurrentWorld, let newValue { Headless.log = newValue }
      }
    }

    private var isCurrentWorld: Bool { World.current === self }

    /// Runs a closure with the global state of this world.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
      try World.run(in: self, body)
    }

    /// - Parameter world: The world to work in; nil for that of the program.
    static func run<Result>(in world: World?, _ body: () throws -> Result) rethrows -> Result {
      let before = current
      guard before !== world else { return try body() }
      store(in: before)
      load(world)
      defer {
        store(in: world)
        load(before)
      }
      return try body()
    }

    /// Runs a closure in the world of a view's window.
    static func run<Result>(around view: UIView, _ body: () throws -> Result) rethrows -> Result {
      guard let window = view.window else { return try body() }
      return try run(in: window.world, body)
    }

    /// Runs deferred work in the world in which it was deferred, or otherwise in the world of a
    /// view's current window.
    package static func run(
      in world: World?, orAround view: UIView?, _ body: @MainActor () -> Void
    ) {
      guard let world = world ?? view?.window?.world else { return body() }
      world.run(body)
    }

    /// Runs a closure in the world of the program, then in each other world.
    static func runInEachWorld(_ body: @MainActor () -> Void) {
      run(in: nil, body)
      for world in known.compactMap(\.world) { world.run { world.around(body) } }
    }

    private struct Weak {
      weak var world: World?
    }

    private static var known: [Weak] = []

    private static func store(in world: World?) {
      if let world { world.state = State.now } else { outside = State.now }
    }

    private static func load(_ world: World?) {
      current = world
      (world?.state ?? outside).begin()
      Headless.setDeferredWorld(world.map { ObjectIdentifier($0) })
    }
  }

  /// The global state.
  @MainActor
  struct State {
    var environment: Environment?
    var region: Region?
    var log: ((String) -> Void)?
    var counters = Counters()
    var keyboard = Keyboard.State()
    var responder = FirstResponder.State()
    var windows = UIWindow.Known()
    var input = VirtualTime()
    var clock = WorldClock.State()
    var animation = Animation.State()

    static var now: State {
      State(
        environment: Headless.worldEnvironment, region: Headless.worldRegion, log: Headless.log,
        counters: Headless.counters, keyboard: Keyboard.state, responder: FirstResponder.state,
        windows: UIWindow.known, input: InputClock.state,
        clock: WorldClock.state, animation: Animation.state)
    }

    func begin() {
      Headless.worldEnvironment = environment
      Headless.worldRegion = region
      if let log { Headless.log = log }
      Headless.counters = counters
      Keyboard.state = keyboard
      FirstResponder.state = responder
      UIWindow.known = windows
      InputClock.state = input
      WorldClock.state = clock
      Animation.state = animation
    }
  }
}
