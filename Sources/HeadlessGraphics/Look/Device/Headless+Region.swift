import Foundation

extension Headless {
  /// The region and date of a program, for controls that show dates.
  package struct Region: Hashable, Sendable {
    package var calendar: Calendar
    package var locale: Locale
    package var date: Date

    /// - Parameter calendar: The calendar, with its time zone and first weekday.
    package init(calendar: Calendar, locale: Locale, date: Date) {
      self.calendar = calendar
      self.locale = locale
      self.date = date
    }
  }

  /// The region of the current world; nil outside worlds, where the machine's own applies.
  package static var worldRegion: Region?
}
