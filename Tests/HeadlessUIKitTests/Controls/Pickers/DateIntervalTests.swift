import Foundation
import HeadlessUIKit
import Testing

/// The dates that a user can choose in a picker with an interval.
@MainActor
struct DateIntervalTests {
  private let picker = UIDatePicker()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.addSubview(picker)
    window.isHidden = false
  }

  /// Nepal is 5 hours and 45 minutes ahead of Greenwich.
  @Test(arguments: [(0, 20), (20_700, 20), (-12_600, 20), (20_700, 30), (19_800, 30)])
  func minuteIntervalIsInThePickersTimeZone(offset: Int, interval: Int) throws {
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

  /// The picker behaves as with its default interval.
  @Test(arguments: [60, 45, 7, 0, -15])
  func invalidMinuteIntervalPicksEveryMinute(interval: Int) {
    picker.minuteInterval = interval
    let date = Date(timeIntervalSince1970: 17 * 60)
    Headless.choose(date, of: picker)
    #expect(picker.date == date)
    picker.datePickerMode = .countDownTimer
    Headless.choose(countDown: 17 * 60, of: picker)
    #expect(picker.countDownDuration == 17 * 60)
  }

  @Test func countDownDurationIsWholeMinutesOfADay() {
    #expect(picker.countDownDuration == 0)
    for (set, kept) in [
      (90, 60), (3600, 3600), (59.9, 0), (86_399, 86_340), (1_000_000, 86_340), (-90, 0),
      (.infinity, 86_340), (.nan, 0),
    ] as [(TimeInterval, TimeInterval)] {
      picker.countDownDuration = set
      #expect(picker.countDownDuration == kept)
    }
  }

  @Test func chosenCountDownFollowsMinuteInterval() {
    var heard: [TimeInterval] = []
    picker.addAction(
      UIAction { [picker] _ in heard.append(picker.countDownDuration) }, for: .valueChanged)
    Headless.choose(countDown: 3900, of: picker)
    #expect(heard == [] && picker.countDownDuration == 0)
    (picker.datePickerMode, picker.minuteInterval) = (.countDownTimer, 15)
    Headless.choose(countDown: 4000, of: picker)
    Headless.choose(countDown: 3601, of: picker)
    #expect(heard == [3600])
    picker.countDownDuration = 65 * 60
    #expect(heard == [3600] && Headless.render(picker).contains(">1:05<"))
  }

  @Test func pickerWidthFollowsDisplayScale() {
    picker.date = Date(timeIntervalSince1970: 0)
    picker.translatesAutoresizingMaskIntoConstraints = false
    for scale in [1, 2, 3, 1] as [CGFloat] {
      window.traitOverrides.displayScale = scale
      window.layoutIfNeeded()
      #expect(abs(picker.bounds.width - picker.intrinsicContentSize.width) < 0.01)
    }
  }

  @Test func clampedDateChangesTheSize() {
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = .gmt
    picker.date = Date(timeIntervalSince1970: 0)
    picker.translatesAutoresizingMaskIntoConstraints = false
    window.layoutIfNeeded()
    let width = picker.bounds.width
    // The text changes from "Jan 1, 1970" to "Dec 30, 2010".
    picker.minimumDate = Date(timeIntervalSince1970: 1_293_700_000)
    window.layoutIfNeeded()
    #expect(picker.bounds.width > width + 2)
  }

  @Test func nilCalendarRestoresTheDefault() {
    let (calendar, size) = (picker.calendar, picker.intrinsicContentSize)
    picker.calendar = Calendar(identifier: .buddhist)
    #expect(picker.calendar != calendar)
    picker.calendar = nil
    #expect(picker.calendar == calendar && picker.intrinsicContentSize == size)
  }
}
