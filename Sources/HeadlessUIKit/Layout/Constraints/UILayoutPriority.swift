/// How strongly a constraint holds, from 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
}

/// The operators are declared on this type, and disfavored, so that other arithmetic takes no
/// longer to type-check.
extension UILayoutPriority: Comparable {
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  @_disfavoredOverload
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  @_disfavoredOverload
  public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority {
    UILayoutPriority(lhs + rhs.rawValue)
  }

  @_disfavoredOverload
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  @_disfavoredOverload
  public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float {
    lhs.rawValue - rhs.rawValue
  }

  @_disfavoredOverload
  public static func += (lhs: inout UILayoutPriority, rhs: Float) {
    lhs = lhs + rhs
  }

  @_disfavoredOverload
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) {
    lhs = lhs - rhs
  }
}
