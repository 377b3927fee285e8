import Foundation

/// A timer that goes with the screen.
///
/// Without effect. There are no selectors here, so none can be made, and there is no screen to go with:
/// code that keeps, pauses and ends one compiles.
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var timestamp: CFTimeInterval { CACurrentMediaTime() }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  open var duration: CFTimeInterval { 1 / 60 }

  /// Nobody can call it: nothing is a selector.
  public init(target: Any, selector sel: Never) {}

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

/// How many pictures there should be in a second.
public struct CAFrameRateRange: Hashable, Sendable {
  public static let `default` = CAFrameRateRange()

  public var minimum: Float = 0
  public var maximum: Float = 0
  public var preferred: Float?

  public init() {}

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
