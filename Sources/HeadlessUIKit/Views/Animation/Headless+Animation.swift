import Foundation

extension Headless {
  /// An animation block. Its changes happen at once, its completion on the next turn of
  /// ``Headless/runLoop()``; what it was asked to be can be read here, and what there would be to see
  /// meanwhile: ``appearance(of:after:)``.
  public struct Animation: Equatable, Sendable {
    /// A part of an animation with keyframes, in shares of its duration.
    public struct Keyframe: Hashable, Sendable {
      public var start: Double
      public var duration: Double
    }

    public var duration: TimeInterval
    public var delay: TimeInterval = 0
    public var options: UIView.AnimationOptions = []
    /// Nil where the animation has no spring.
    public var dampingRatio: CGFloat?
    public var initialVelocity: CGFloat = 0
    /// How springy it is, where it was asked for in these words.
    public var bounce: CGFloat?
    /// Those of a curve of its own; none where ``curve`` says it all.
    public var controlPoints: [CGPoint] = []
    /// In the order of the calls.
    public var keyframes: [Keyframe] = []
    public var repeatCount: CGFloat = 1
    public var autoreverses = false

    public var curve: UIView.AnimationCurve {
      UIView.AnimationCurve(rawValue: Int((options.rawValue & Self.curveBits) >> 16)) ?? .easeInOut
    }

    private static let curveBits: UInt = 3 << 16

    /// The one whose changes are running now, if any.
    @preconcurrency @MainActor public internal(set) static var running: Animation?
    /// Asked at each change of a view, so it is kept.
    @MainActor private static var isRunning = false
    /// The one that ran last, if any.
    @preconcurrency @MainActor public internal(set) static var last: Animation?
    @MainActor static var areEnabled = true

    /// What stays of animations when they have run.
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

    /// The views that the animation that ran last has changed, as far as they are still there: their
    /// frame, bounds, transform, opacity or background colour, in the order of the first changes.
    @preconcurrency @MainActor public static var lastViews: [UIView] { record.views }

    /// What the one that ran last has changed. Who hears of its end is not kept for that: the clock that it
    /// follows may have gone before.
    @MainActor private(set) static var record = AnimationRecord()
    /// The way of the one whose changes are running now, if any.
    @MainActor private static var run: AnimationRun?
    @MainActor private static var scope = AnimationRecord.Scope(number: 0)
    @MainActor private static var numberOfScopes = 0

    /// A view is another one than before, or may be going to be.
    ///
    /// - Parameters:
    ///   - position: Where its layer was, if it has moved already.
    ///   - bounds: Its bounds before, if they have changed already.
    ///   - isTransition: Whether it takes its time even if it is the same afterwards.
    @MainActor
    static func note(
      _ view: UIView, position: CGPoint? = nil, bounds: CGRect? = nil, isTransition: Bool = false
    ) {
      guard isRunning, let running, let run else { return }
      guard areEnabled else { return noteAtOnce(view, position, bounds) }
      // The last animation is remembered, which is not to keep a window and what the device is set to.
      if view is UIWindow, World.current == nil { return }
      let isFromNow = running.options.contains(.beginFromCurrentState)
      run.record.note(
        view, Appearance(of: view, position: position, bounds: bounds),
        seen: isFromNow ? seen(view, position, bounds) : nil, isTransition: isTransition,
        in: running, scope)
    }

    /// What views on their way were that have changed at once, while changes are not to be animated.
    @MainActor private static var atOnce: [ObjectIdentifier: (view: UIView, before: Appearance)]?

    @MainActor
    private static func noteAtOnce(_ view: UIView, _ position: CGPoint?, _ bounds: CGRect?) {
      guard let run, run.record.holds(view), let atOnce, atOnce[ObjectIdentifier(view)] == nil
      else { return }
      let before = Appearance(of: view, position: position, bounds: bounds)
      self.atOnce?[ObjectIdentifier(view)] = (view, before)
    }

    /// What is to be seen of a view by its clock, if it is not what the view was.
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

    /// Makes changes that have a time of their own.
    @MainActor
    static func inScope(keyframe: Keyframe? = nil, _ changes: () -> Void) {
      let outer = (scope, unsettled)
      numberOfScopes += 1
      (scope, unsettled) = (AnimationRecord.Scope(number: numberOfScopes, keyframe: keyframe), [])
      changes()
      for view in unsettled { view.layoutIfNeeded() }
      (scope, unsettled) = outer
    }

    /// What is laid out when the changes have been made that are being made.
    @MainActor private static var unsettled: [UIView] = []

    /// Has a view be laid out with the changes that are being made, if any are, so that what is in it
    /// moves in their time.
    @MainActor
    static func settle(_ view: @autoclosure () -> UIView) {
      guard isRunning, areEnabled else { return }
      let view = view()
      guard view.window != nil, !unsettled.contains(where: { $0 === view }) else { return }
      unsettled.append(view)
    }

    /// Without a number of times that it is repeated, it never completes.
    @MainActor
    func perform(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
      run(changes) { result, run in
        let isEndless = result.options.contains(.repeat) && result.repeatCount == 1
        if let completion, !isEndless { run.atEnd(result.end, completion) }
      }
    }

    /// - Parameters:
    ///   - joined: What the changes belong to that is on its way already, if anything.
    ///   - end: Gets the animation as it was, with what it has inherited and what its changes have
    ///     made of it, and its way.
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
        if let outerRun { Animation.record = outerRun.record }
      } else if outer == nil {
        begin(run)
      }
    }

    /// Whether updates are made where the context changes, as an animation around it has asked for.
    @MainActor private static var flushes = false

    /// Makes changes with what they call for, if that is asked for.
    @MainActor
    private static func flushing(_ isAsked: Bool, _ changes: () -> Void) {
      let outer = flushes
      flushes = isAsked
      changes()
      if isAsked { Headless.flushUpdates() }
      flushes = outer
    }

    /// Makes changes that are seen at once.
    @MainActor
    static func disabled(_ changes: () -> Void) {
      let wereEnabled = areEnabled
      if flushes { Headless.flushUpdates() }
      areEnabled = false
      if wereEnabled { atOnce = [:] }
      flushing(flushes, changes)
      areEnabled = wereEnabled
      guard wereEnabled else { return }
      for (view, before) in (atOnce ?? [:]).values { run?.record.move(view, from: before) }
      atOnce = nil
    }

    @MainActor
    private func begin(_ run: AnimationRun) {
      run.begin()
      guard Animation.held != nil else { return }
      run.hold()
      Animation.held?.append(run)
    }

    /// Those that stand still where they began, while somebody collects them.
    @MainActor private static var held: [AnimationRun]?

    /// Runs something whose animations stand still at their start until somebody lets go of them.
    @MainActor
    static func hold(during body: () -> Void) -> [AnimationRun] {
      let outer = held
      held = []
      body()
      defer { held = outer }
      return held ?? []
    }

    /// Inside of another animation its duration and curve hold, and its spring if it has one, unless an
    /// option says otherwise.
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
