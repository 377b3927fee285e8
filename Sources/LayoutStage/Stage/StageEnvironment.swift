import Foundation

/// A device and its user's settings, of which each stage has its own.
///
/// Nothing in it depends on the machine: not the language, the time zone or the date.
public struct StageEnvironment: Hashable, Sendable {
  /// The device.
  public var device: StageDevice
  /// The orientation of the device.
  public var orientation: StageOrientation
  /// The reading direction.
  public var direction: UIUserInterfaceLayoutDirection
  /// The text size.
  public var textSize: StageTextSize
  /// Light or dark.
  public var style: UIUserInterfaceStyle
  /// The locale in which controls show dates, unless they are given another.
  public var locale: Locale
  /// The calendar of controls that show dates, with its time zone and the first day of its week.
  public var calendar: Calendar
  /// The present date, at which controls that show dates are made.
  public var date: Date

  /// Creates an environment; by default an iPhone 16 with factory settings, in English and in
  /// Greenwich, on January 15, 2025. The calendar and its first weekday are those of the locale.
  public init(
    device: StageDevice = .iPhone16, orientation: StageOrientation = .portrait,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, textSize: StageTextSize = .large,
    style: UIUserInterfaceStyle = .light, locale: Locale = Self.usualLocale
  ) {
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.textSize = textSize
    self.style = style
    self.locale = locale
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    self.calendar = calendar
    // 10:09 a.m.
    date = Date(timeIntervalSince1970: 1_736_935_740)
  }

  /// The locale of an iPhone 16 with factory settings in the United States.
  public static let usualLocale = Locale(identifier: "en_US")

  /// The size of the screen, in points, in the current orientation.
  public var screenSize: CGSize {
    let size = device.size
    return orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }
}

extension StageEnvironment {
  /// Returns the environment in another language and region, with their calendar.
  func `in`(_ locale: Locale) -> StageEnvironment {
    var copy = StageEnvironment(
      device: device, orientation: orientation, direction: direction, textSize: textSize,
      style: style, locale: locale)
    copy.date = date
    return copy
  }
}

extension StageEnvironment: CustomStringConvertible {
  /// The device, and what differs from an iPhone 16 with factory settings: `iPhoneSE, rightToLeft`.
  public var description: String {
    let words = [
      device.name, orientation == .portrait ? nil : "landscape",
      direction == .leftToRight ? nil : "rightToLeft",
      textSize == .large ? nil : textSize.rawValue, style == .dark ? "dark" : nil,
      locale == Self.usualLocale ? nil : locale.identifier,
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }
}
