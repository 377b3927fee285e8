import Foundation

extension Headless {
  /// An animation block. Its changes happen at once, its completion on the next turn of
  /// ``Headless/runLoop()``; what it was asked to be can be read here.
  public struct Animation: Hashable, Sendable {
    public var duration: TimeInterval
    public var delay: TimeInterval = 0
    public var options: UIView.AnimationOptions = []
    /// Nil where the animation has no spring.
    public var dampingRatio: CGFloat?
    public var initialVelocity: CGFloat = 0

    /// The one whose changes are running now, if any.
    @MainActor public internal(set) static var running: Animation?
    /// The one that ran last, if any.
    @MainActor public internal(set) static var last: Animation?
    @MainActor static var areEnabled = true

    @MainActor
    func perform(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
      let outer = Animation.running
      Animation.running = Animation.areEnabled ? self : outer
      changes()
      Animation.running = outer
      Animation.last = self
      guard let completion else { return }
      Headless.onNextTurn { completion(true) }
    }
  }
}
