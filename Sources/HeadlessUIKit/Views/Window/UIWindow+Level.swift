import Foundation

extension UIWindow {
  /// The position of a window along the z-axis.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }
}

/// Each operator is declared on this type and disfavored, so that other arithmetic takes no longer
/// to type-check.
extension UIWindow.Level: Comparable {
  public static func < (lhs: UIWindow.Level, rhs: UIWindow.Level) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  @_disfavoredOverload
  public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    UIWindow.Level(lhs.rawValue + rhs)
  }

  @_disfavoredOverload
  public static func + (lhs: CGFloat, rhs: UIWindow.Level) -> UIWindow.Level {
    UIWindow.Level(lhs + rhs.rawValue)
  }

  @_disfavoredOverload
  public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    UIWindow.Level(lhs.rawValue - rhs)
  }

  @_disfavoredOverload
  public static func - (lhs: UIWindow.Level, rhs: UIWindow.Level) -> CGFloat {
    lhs.rawValue - rhs.rawValue
  }

  @_disfavoredOverload
  public static func += (lhs: inout UIWindow.Level, rhs: CGFloat) {
    lhs = lhs + rhs
  }

  @_disfavoredOverload
  public static func -= (lhs: inout UIWindow.Level, rhs: CGFloat) {
    lhs = lhs - rhs
  }
}
