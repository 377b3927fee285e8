import DeStijl
import LayoutStage
import Testing

/// The settings that a stage passes to controls that show dates.
@MainActor
struct DatePickerTests {
  @Test(arguments: [("de_DE", 2), ("en_US", 1), ("ar_EG", 7)])
  func aDatePickerHasTheDateAndTheWeekOfTheStage(locale: String, firstWeekday: Int) {
    var environment = StageEnvironment(locale: Locale(identifier: locale))
    environment.date = Date(timeIntervalSince1970: 86_400_000)
    let picker = UIDatePicker()
    let stage = Stage(UIDatePicker(), in: environment)
    let staged = stage.view as? UIDatePicker
    #expect(staged?.date == environment.date && picker.date != environment.date)
    #expect(staged?.calendar.firstWeekday == firstWeekday)
    #expect(staged?.calendar.timeZone.secondsFromGMT() == 0)
  }
}
