import Foundation

/// A timer that is synchronized with the screen.
///
/// Has no effect. Without selectors no display link can be created, and there is no screen to
/// synchronize with. Code that keeps, pauses and invalidates one compiles.
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var timestamp: CFTimeInterval { CACurrentMediaTime() }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  open var duration: CFTimeInterval { 1 / 60 }

  /// Can't be called, since there are no selectors.
  public init(target: Any, selector sel: Never) {}

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

/// The desired number of frames per second.
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
