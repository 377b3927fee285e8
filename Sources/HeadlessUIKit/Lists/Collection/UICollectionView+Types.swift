import Foundation

extension UICollectionView {
  /// Along which axis a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// What kind of thing attributes are of.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// When cells that are shown are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Where an item is when it has been scrolled to: at most one on each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
