import Foundation

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)

  public init(rawValue: Int) { self.rawValue = rawValue }
}
