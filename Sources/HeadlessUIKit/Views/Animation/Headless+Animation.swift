import Foundation

extension Headless {
  /// An animation block. Its changes happen at once, its completion on the next turn of
  /// ``Headless/runLoop()``; what it was asked to be can be read here, and what there would be to see
  /// meanwhile: ``appearance(of:after:)``.
  public struct Animation: Hashable, Sendable {
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
    @preconcurrency @MainActor public internal(set) static var running: Animation? {
      didSet { isRunning = running != nil }
    }

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

    @MainActor static var record = AnimationRecord()
    @MainActor private static var scope = AnimationRecord.Scope(number: 0)
    @MainActor private static var numberOfScopes = 0

    /// A view is another one than before, or is going to be.
    ///
    /// - Parameters:
    ///   - position: Where its layer was, if it has moved already.
    ///   - bounds: Its bounds before, if they have changed already.
    @MainActor
    static func note(_ view: UIView, position: CGPoint? = nil, bounds: CGRect? = nil) {
      guard isRunning, areEnabled, let running else { return }
      record.note(
        view, Appearance(of: view, position: position, bounds: bounds), in: running, scope)
    }

    /// Makes changes that have a time of their own.
    @MainActor
    static func inScope(keyframe: Keyframe? = nil, _ changes: () -> Void) {
      let outer = scope
      numberOfScopes += 1
      scope = AnimationRecord.Scope(number: numberOfScopes, keyframe: keyframe)
      changes()
      scope = outer
    }

    /// Without a number of times that it is repeated, it never completes.
    @MainActor
    func perform(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
      let result = run(changes)
      let isEndless = result.options.contains(.repeat) && result.repeatCount == 1
      guard let completion, !isEndless else { return }
      Headless.onNextTurn { completion(true) }
    }

    /// - Returns: The animation as it was, with what it has inherited and what its changes have made
    ///   of it.
    @discardableResult @MainActor
    func run(_ changes: () -> Void) -> Animation {
      let outer = Animation.running
      if outer == nil { Animation.record = AnimationRecord() }
      Animation.running = Animation.areEnabled ? inheriting(from: outer) : outer
      Animation.inScope(changes)
      if outer == nil { Animation.record.close() }
      let result = Animation.areEnabled ? Animation.running ?? self : self
      Animation.running = outer
      Animation.last = result
      return result
    }

    /// Inside of another animation its duration and curve hold, unless an option says otherwise.
    private func inheriting(from outer: Animation?) -> Animation {
      guard let outer else { return self }
      var animation = self
      if !options.contains(.overrideInheritedDuration) { animation.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) {
        let own = options.rawValue & ~Self.curveBits
        animation.options = UIView.AnimationOptions(
          rawValue: own | outer.options.rawValue & Self.curveBits)
      }
      return animation
    }
  }
}
