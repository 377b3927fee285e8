import Foundation

/// A time zone that the process can take on for a while.
struct MachineZone: CustomStringConvertible {
  private let identifier: String
  private let hours: Int

  /// Two zones in which neither the hour nor the day is ever the same.
  static let east = MachineZone(identifier: "Pacific/Kiritimati", hours: 14)
  static let west = MachineZone(identifier: "Etc/GMT+12", hours: -12)

  var description: String { "at GMT\(hours < 0 ? "" : "+")\(hours)" }

  /// Runs a closure in the time zone. Formatters, calendars and functions of C read it from
  /// different places.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (before, variable) = (NSTimeZone.default, ProcessInfo.processInfo.environment["TZ"])
    defer {
      Self.set(variable)
      NSTimeZone.default = before
    }
    Self.set(identifier)
    let zone = TimeZone(identifier: identifier) ?? TimeZone(secondsFromGMT: hours * 3600)
    NSTimeZone.default = zone ?? before
    return try body()
  }

  private static func set(_ variable: String?) {
    if let variable { setenv("TZ", variable, 1) } else { unsetenv("TZ") }
    NSTimeZone.resetSystemTimeZone()
  }
}
