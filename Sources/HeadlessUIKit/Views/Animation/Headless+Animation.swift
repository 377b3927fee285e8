import Foundation

extension Headless {
  /// An animation block. Its changes take effect at once, its completion is called on the next turn
  /// of ``Headless/runLoop()``. An `Animation` describes the request, and ``appearance(of:after:)``
  /// returns the appearance of a view in between.
  public struct Animation: Equatable, Sendable {
    /// A keyframe of an animation; times are fractions of its duration.
    public struct Keyframe: Hashable, Sendable {
      public var start: Double
      public var duration: Double
    }

    public var duration: TimeInterval
    public var delay: TimeInterval = 0
    public var options: UIView.AnimationOptions = []
    /// Nil if the animation has no spring.
    public var dampingRatio: CGFloat?
    public var initialVelocity: CGFloat = 0
    /// The bounce of the spring, if the request specified one.
    public var bounce: CGFloat?
    /// The control points of a custom curve; empty if ``curve`` describes the curve.
    public var controlPoints: [CGPoint] = []
    /// The keyframes, in the order of the calls.
    public var keyframes: [Keyframe] = []
    public var repeatCount: CGFloat = 1
    public var autoreverses = false

    public var curve: UIView.AnimationCurve {
      UIView.AnimationCurve(rawValue: Int((options.rawValue & Self.curveBits) >> 16)) ?? .easeInOut
    }

    private static let curveBits: UInt = 3 << 16

    /// The animation whose changes are being made, if any.
    @preconcurrency @MainActor public internal(set) static var running: Animation?
    /// Stored, since every change of a view reads it.
    @MainActor private static var isRunning = false
    /// The animation that ran last, if any.
    @preconcurrency @MainActor public internal(set) static var last: Animation?
    @MainActor static var areEnabled = true

    /// The state that remains after animations have run.
    @MainActor
    struct State {
      fileprivate var last: Animation?
      fileprivate var areEnabled = true
      fileprivate var record = AnimationRecord()
    }

    @MainActor static var state: State {
      get { State(last: last, areEnabled: areEnabled, record: record) }
      set { (last, areEnabled, record) = (newValue.last, newValue.areEnabled, newValue.record) }
    }

    /// The views that the last animation has changed and that still exist: their frame, bounds,
    /// transform, opacity or background color, in the order of their first changes.
    @preconcurrency @MainActor public static var lastViews: [UIView] { record.views }

    /// The changes of the animation that ran last. The run itself, with its completion handlers, is
    /// not retained: the clock that it follows may be released earlier.
    @MainActor private(set) static var record = AnimationRecord()
    /// The run of the animation whose changes are being made now, if any.
    @MainActor private static var run: AnimationRun?
    @MainActor private static var scope = AnimationRecord.Scope(number: 0)
    @MainActor private static var numberOfScopes = 0

    /// Records that a view has changed, or may be about to change.
    ///
    /// - Parameters:
    ///   - position: The previous position of its layer, if that has changed already.
    ///   - bounds: The previous bounds, if they have changed already.
    ///   - isTransition: Whether the change takes time even if the view looks the same afterwards.
    @MainActor
    static func note(
      _ view: UIView, position: CGPoint? = nil, bounds: CGRect? = nil, isTransition: Bool = false
    ) {
      guard isRunning, let running, let run else { return }
      guard areEnabled else { return noteUnanimated(view, position, bounds) }
      // The last animation is stored, and must not keep a window and the settings of its device
      // alive.
      if view is UIWindow, World.current == nil { return }
      let isFromNow = running.options.contains(.beginFromCurrentState)
      run.record.note(
        view, Appearance(of: view, position: position, bounds: bounds),
        seen: isFromNow ? seen(view, position, bounds) : nil, isTransition: isTransition,
        in: running, scope)
    }

    /// The previous appearance of animated views that have changed while animations are disabled.
    @MainActor
    private static var unanimated: [ObjectIdentifier: (view: UIView, before: Appearance)]?

    @MainActor
    private static func noteUnanimated(_ view: UIView, _ position: CGPoint?, _ bounds: CGRect?) {
      guard let run, run.record.holds(view), let unanimated,
        unanimated[ObjectIdentifier(view)] == nil
      else { return }
      let before = Appearance(of: view, position: position, bounds: bounds)
      self.unanimated?[ObjectIdentifier(view)] = (view, before)
    }

    /// Returns the visible appearance of a view by its clock, if that differs from the view's
    /// state.
    @MainActor
    private static func seen(
      _ view: UIView, _ position: CGPoint?, _ bounds: CGRect?
    ) -> Appearance? {
      guard var seen = presented(view) else { return nil }
      let (now, before) = (
        Appearance(of: view), Appearance(of: view, position: position, bounds: bounds)
      )
      seen.add(before, minus: now, but: [])
      return seen
    }

    /// Makes changes in a scope of their own.
    @MainActor
    static func inScope(keyframe: Keyframe? = nil, _ changes: () -> Void) {
      let outer = (scope, unsettled)
      numberOfScopes += 1
      (scope, unsettled) = (AnimationRecord.Scope(number: numberOfScopes, keyframe: keyframe), [])
      changes()
      for view in unsettled { view.layoutIfNeeded() }
      (scope, unsettled) = outer
    }

    /// The views to lay out after the current changes have been made.
    @MainActor private static var unsettled: [UIView] = []

    /// Lays out a view after the current changes, if any are being made, so that its contents move
    /// together with them.
    @MainActor
    static func settle(_ view: @autoclosure () -> UIView) {
      guard isRunning, areEnabled else { return }
      let view = view()
      guard view.window != nil, !unsettled.contains(where: { $0 === view }) else { return }
      unsettled.append(view)
    }

    /// An animation that repeats without a repeat count never calls its completion.
    @MainActor
    func perform(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
      run(changes) { result, run in
        let isEndless = result.options.contains(.repeat) && result.repeatCount == 1
        if let completion, !isEndless { run.atEnd(result.end, completion) }
      }
    }

    /// - Parameters:
    ///   - joined: The run of the animation that the changes join, if any.
    ///   - end: Is called with the animation, including what it has inherited and what its changes
    ///     have modified, and with its run.
    @MainActor
    func run(
      _ changes: () -> Void, joining joined: AnimationRun? = nil,
      _ end: (Animation, AnimationRun) -> Void = { _, _ in }
    ) {
      let outer = Animation.running
      let outerRun = outer == nil ? nil : Animation.run
      let flushes = Animation.flushes || options.contains(.flushUpdates)
      if flushes { Headless.flushUpdates() }
      let run = joined ?? outerRun ?? AnimationRun()
      (Animation.run, Animation.record) = (run, run.record)
      Animation.running = Animation.areEnabled ? inheriting(from: outer) : outer
      Animation.isRunning = Animation.running != nil
      Animation.inScope { Animation.flushing(flushes, changes) }
      let result = Animation.areEnabled ? Animation.running ?? self : self
      Animation.running = outer
      Animation.isRunning = outer != nil
      Animation.last = result
      end(result, run)
      Animation.run = outerRun
      if joined != nil {
        run.record.close()
        WorldClock.noteJoined(run)
        if let outerRun { Animation.record = outerRun.record }
      } else if outer == nil {
        begin(run)
      }
    }

    /// Whether an enclosing animation has requested updates wherever the context changes.
    @MainActor private static var flushes = false

    /// Makes changes and, if requested, the updates that they cause.
    @MainActor
    private static func flushing(_ isAsked: Bool, _ changes: () -> Void) {
      let outer = flushes
      flushes = isAsked
      changes()
      if isAsked { Headless.flushUpdates() }
      flushes = outer
    }

    /// Makes changes without animation.
    @MainActor
    static func disabled(_ changes: () -> Void) {
      let wereEnabled = areEnabled
      if flushes { Headless.flushUpdates() }
      areEnabled = false
      if wereEnabled { unanimated = [:] }
      flushing(flushes, changes)
      areEnabled = wereEnabled
      guard wereEnabled else { return }
      for (view, before) in (unanimated ?? [:]).values { run?.record.move(view, from: before) }
      unanimated = nil
    }

    @MainActor
    private func begin(_ run: AnimationRun) {
      run.begin()
      guard Animation.held != nil else { return }
      run.hold()
      Animation.held?.append(run)
    }

    /// The runs that are held at their start; nil unless they are being collected.
    @MainActor private static var held: [AnimationRun]?

    /// Runs a closure, and holds its animations at their start until they are released.
    @MainActor
    static func hold(during body: () -> Void) -> [AnimationRun] {
      let outer = held
      held = []
      body()
      defer { held = outer }
      return held ?? []
    }

    /// Returns the animation as it runs inside another one: with the duration, the curve and the
    /// spring, if any, of the outer animation, unless an option overrides them.
    private func inheriting(from outer: Animation?) -> Animation {
      guard let outer else { return self }
      var animation = self
      if !options.contains(.overrideInheritedDuration) { animation.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) {
        let own = options.rawValue & ~Self.curveBits
        animation.options = UIView.AnimationOptions(
          rawValue: own | outer.options.rawValue & Self.curveBits)
        animation.controlPoints = outer.controlPoints
      }
      if !options.contains(.overrideInheritedOptions), outer.dampingRatio != nil {
        (animation.dampingRatio, animation.bounce) = (outer.dampingRatio, outer.bounce)
        animation.initialVelocity = outer.initialVelocity
      }
      return animation
    }
  }
}
