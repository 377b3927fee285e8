import Foundation

/// A device and what its user has set, of which a stage has one of its own.
///
/// Nothing of it depends on the machine: not the language, not the time zone, not the date.
public struct StageEnvironment: Hashable, Sendable {
  /// The device.
  public var device: StageDevice
  /// How it is held.
  public var orientation: StageOrientation
  /// The direction of reading.
  public var direction: UIUserInterfaceLayoutDirection
  /// The size of text.
  public var textSize: StageTextSize
  /// Light or dark.
  public var style: UIUserInterfaceStyle
  /// In which language controls show dates, unless they are told another.
  public var locale: Locale
  /// The calendar of controls that show dates, with its time zone and the first day of its week.
  public var calendar: Calendar
  /// When controls that show dates are made.
  public var date: Date

  /// What says nothing is an iPhone 16 as it comes, in English and in Greenwich, on January 15,
  /// 2025. The calendar and the first day of its week are those of the locale.
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
    // 10:09 in the morning.
    date = Date(timeIntervalSince1970: 1_736_935_740)
  }

  /// That of an iPhone 16 as it comes, in the United States.
  public static let usualLocale = Locale(identifier: "en_US")

  /// In points, as the device is held.
  public var screenSize: CGSize {
    let size = device.size
    return orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }
}

extension StageEnvironment {
  /// The same in another language and region, with their calendar.
  func `in`(_ locale: Locale) -> StageEnvironment {
    var copy = StageEnvironment(
      device: device, orientation: orientation, direction: direction, textSize: textSize,
      style: style, locale: locale)
    copy.date = date
    return copy
  }
}

extension StageEnvironment: CustomStringConvertible {
  /// What is other than on an iPhone 16 as it comes, after the device: `iPhoneSE, rightToLeft`.
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
