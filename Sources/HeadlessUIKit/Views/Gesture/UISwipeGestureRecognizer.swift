import Foundation

/// Fingers that move quickly in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
  private var start: (point: CGPoint, time: TimeInterval)?

  /// The distance that fingers must cover, their maximum deviation to the side or back, and the
  /// time that they may take.
  private static let least: CGFloat = 50
  private static let deviation: CGFloat = 50
  private static let longest: TimeInterval = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > numberOfTouchesRequired { return state = .failed }
    start = (location(in: nil), InputClock.now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, self.touches.count == numberOfTouchesRequired, let start else {
      return
    }
    let point = location(in: nil)
    let (right, down) = (point.x - start.point.x, point.y - start.point.y)
    if InputClock.now - start.time > Self.longest { return state = .failed }
    let ways: [(direction: Direction, along: CGFloat, across: CGFloat)] = [
      (.right, right, down), (.left, -right, down), (.down, down, right), (.up, -down, right),
    ]
    // Others may wait for a swipe that can't happen anymore.
    let possible = ways.filter { way in
      direction.contains(way.direction) && abs(way.across) <= Self.deviation
        && way.along >= -Self.deviation
    }
    if possible.isEmpty { return state = .failed }
    let isSwipe = possible.contains { $0.along >= max(Self.least, abs($0.across)) }
    if isSwipe { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func reset() {
    super.reset()
    start = nil
  }
}
