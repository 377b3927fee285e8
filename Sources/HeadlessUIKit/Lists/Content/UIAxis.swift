import Foundation

/// The axes of the screen.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
