import Foundation

/// The operators are declared on this type, and disfavored, so that other arithmetic takes no
/// longer to type-check.
extension UIFont.Weight: Comparable {
  public static func < (lhs: UIFont.Weight, rhs: UIFont.Weight) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  @_disfavoredOverload
  public static func + (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight {
    UIFont.Weight(lhs.rawValue + rhs)
  }

  @_disfavoredOverload
  public static func + (lhs: CGFloat, rhs: UIFont.Weight) -> UIFont.Weight {
    UIFont.Weight(lhs + rhs.rawValue)
  }

  @_disfavoredOverload
  public static func - (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight {
    UIFont.Weight(lhs.rawValue - rhs)
  }

  @_disfavoredOverload
  public static func - (lhs: UIFont.Weight, rhs: UIFont.Weight) -> CGFloat {
    lhs.rawValue - rhs.rawValue
  }

  @_disfavoredOverload
  public static func += (lhs: inout UIFont.Weight, rhs: CGFloat) {
    lhs = lhs + rhs
  }

  @_disfavoredOverload
  public static func -= (lhs: inout UIFont.Weight, rhs: CGFloat) {
    lhs = lhs - rhs
  }
}
