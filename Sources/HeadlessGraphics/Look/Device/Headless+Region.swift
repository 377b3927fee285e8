import Foundation

extension Headless {
  /// Where and when a program is, for controls that show dates.
  package struct Region: Hashable, Sendable {
    package var calendar: Calendar
    package var locale: Locale
    package var date: Date

    /// - Parameter calendar: With its time zone and the first day of its week.
    package init(calendar: Calendar, locale: Locale, date: Date) {
      self.calendar = calendar
      self.locale = locale
      self.date = date
    }
  }

  /// The region of the world that is at work; nil outside of all, where the machine's own holds.
  package static var worldRegion: Region?
}
