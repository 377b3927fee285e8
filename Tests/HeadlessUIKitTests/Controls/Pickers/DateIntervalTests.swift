import Foundation
import HeadlessUIKit
import Testing

/// The dates that a picker with an interval lets a user choose.
@MainActor
struct DateIntervalTests {
  private let picker = UIDatePicker()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.addSubview(picker)
    window.isHidden = false
  }

  /// Nepal is 5 hours and 45 minutes ahead of Greenwich.
  @Test(arguments: [(0, 20), (20_700, 20), (-12_600, 20), (20_700, 30), (19_800, 60)])
  func minutesAreThoseOfTheTimeZone(offset: Int, interval: Int) throws {
    let zone = try #require(TimeZone(secondsFromGMT: offset))
    (picker.timeZone, picker.minuteInterval) = (zone, interval)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let day = DateComponents(year: 2024, month: 5, day: 6, hour: 7, minute: 52, second: 13)
    let date = try #require(calendar.date(from: day))
    Headless.choose(date, of: picker)
    let chosen = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    #expect(chosen.hour == 7 && chosen.minute == 52 / interval * interval && chosen.second == 0)
  }

  @Test func aBoundThatMovesTheDateChangesTheSize() {
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = .gmt
    picker.date = Date(timeIntervalSince1970: 0)
    picker.translatesAutoresizingMaskIntoConstraints = false
    window.layoutIfNeeded()
    let width = picker.bounds.width
    // "Jan 1, 1970", then "Dec 30, 2010".
    picker.minimumDate = Date(timeIntervalSince1970: 1_293_700_000)
    window.layoutIfNeeded()
    #expect(picker.bounds.width > width + 2)
  }

  @Test func noCalendarIsThatOfTheUser() {
    let (calendar, size) = (picker.calendar, picker.intrinsicContentSize)
    picker.calendar = Calendar(identifier: .buddhist)
    #expect(picker.calendar != calendar)
    picker.calendar = nil
    #expect(picker.calendar == calendar && picker.intrinsicContentSize == size)
  }
}
