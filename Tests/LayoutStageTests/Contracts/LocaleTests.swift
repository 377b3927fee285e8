import DeStijl
import LayoutStage
import Testing

/// What a layout is in several languages and regions.
@MainActor
struct LocaleTests {
  private let german = Locale(identifier: "de_DE")
  private let thai = Locale(identifier: "th_TH")

  @Test func theCalendarAndTheFirstDayOfItsWeekAreThoseOfTheLocale() {
    #expect(StageEnvironment().calendar.firstWeekday == 1)
    let environment = StageEnvironment(locale: german)
    #expect(environment.calendar.firstWeekday == 2)
    #expect(environment.calendar.timeZone == StageEnvironment().calendar.timeZone)
    #expect(StageEnvironment(locale: thai).calendar.identifier == .buddhist)
    #expect("\(environment)" == "iPhone16, de_DE")
  }

  private func price(in locale: Locale) -> UIView {
    let price = UILabel()
    price.accessibilityIdentifier = "price"
    price.text = 1234567.5.formatted(.currency(code: "EUR").locale(locale))
    return price
  }

  @Test func whatIsMadeWithTheLocaleIsLookedAtInEach() throws {
    let hasNoPoint = LayoutContract("hasNoPoint") { stage in
      let labels = stage.views("price").compactMap { $0 as? UILabel }
      return labels.filter { ($0.text ?? "").contains(".567") }
        .map { LayoutFinding($0, "has a point after a thousand") }
    }
    let content = StageContent({ [self] in price(in: $0.locale) }, size: .content)
    let matrix = LayoutMatrix(
      textSizes: [.xxxLarge], locales: [StageEnvironment.usualLocale, german, thai])
    var run = MatrixRun(content, matrix, [hasNoPoint])
    let report = try run.report()
    #expect(report.count == 3)
    #expect(
      report.failures.map(\.text) == [
        "hasNoPoint: price has a point after a thousand\n  on iPhone16, de_DE"
      ])
  }

  @Test func aMatrixWithoutLocalesIsNone() {
    #expect(LayoutMatrix(locales: []).complaint != nil)
  }
}
