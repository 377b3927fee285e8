import Foundation

/// The bouncing and the deceleration of a section that scrolls orthogonally.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    /// The rate of the collection view.
    public static let automatic = DecelerationRate(rawValue: -1)
    public static let normal = DecelerationRate(UIScrollView.DecelerationRate.normal)
    public static let fast = DecelerationRate(UIScrollView.DecelerationRate.fast)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    private init(_ rate: UIScrollView.DecelerationRate) {
      rawValue = rate.rawValue
    }
  }

  open var bounce = Bounce.automatic
  open var decelerationRate = DecelerationRate.automatic
}
