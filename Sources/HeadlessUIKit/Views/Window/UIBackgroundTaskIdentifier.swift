import Foundation

/// Names what an app does in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)

  public init(rawValue: Int) { self.rawValue = rawValue }
}
