import DeStijl
import LayoutStage
import Testing

/// Layouts in several languages and regions.
@MainActor
struct LocaleTests {
  private let german = Locale(identifier: "de_DE")
  private let thai = Locale(identifier: "th_TH")

  @Test func calendarAndFirstWeekdayFollowTheLocale() {
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

  @Test func contentIsCheckedInEachLocale() throws {
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

  private func told(
    _ text: @escaping @MainActor @Sendable (Locale) -> String,
    by contract: LayoutContract = followsLocale(),
    in locales: [String] = ["en_US", "de_DE"]
  ) throws -> (failures: [String], notes: [String]) {
    let content = StageContent({ label(text($0.locale), "text") }, size: .content)
    let matrix = LayoutMatrix(locales: locales.map { Locale(identifier: $0) })
    var run = MatrixRun(content, matrix, [contract])
    let report = try run.report()
    return (report.failures.map(\.text), report.notes)
  }

  /// The locale of the machine is not the user's.
  @Test func textThatIgnoresTheLocaleIsFound() throws {
    #expect(
      try told { _ in "for 1,234.50 €" }.failures == [
        """
        followsLocale: text says "for 1,234.50 €" in de_DE too, where "1,234.50" is written \
        "1.234,50": give its formatter the intended locale
          on iPhone16
        """
      ])
    #expect(
      try told { _ in "at 15 January" }.failures.first?.contains("is written \"Januar\"")
        == true)
    let formatted = try told { _ in 1234.5.formatted(.number.locale(Locale.current)) }
    #expect(formatted.failures.count == 1)
    let german = try told({ _ in "1,234.5" }, in: ["de_DE", "fr_FR"])
    #expect(german.failures.first?.contains("in de_DE too") == true)
  }

  @Test func textThatFollowsTheLocalePasses() throws {
    let asked = try told { 1234.5.formatted(.number.locale($0)) }
    #expect(asked.failures == [] && asked.notes == [])
    // Versions, lists, years, times and words, and numbers that all locales write alike.
    for text in [
      "1.2.3", "1,23", "007.5", "03.45", "3, 4 and 5", "2025", "10:09", "12345", "May I?",
      "March on", "", "Send",
      "1.", "version 12.",
    ] {
      #expect(try told { _ in text }.failures == [], "\(text)")
    }
    #expect(try told({ _ in "1,234.5" }, in: ["en_US", "th_TH", "ja_JP"]).failures == [])
  }

  @Test func exceptionCoversTextThatIgnoresTheLocale() throws {
    let version = followsLocale(except: "text", because: "it is a version")
    #expect(try told({ _ in "version 1.5" }, by: version).failures == [])
    #expect(try told({ _ in "version 1.5" }).failures.count == 1)
    let needless = try told({ _ in "version" }, by: version).failures
    #expect(needless.count == 1 && needless.first?.contains("remove the exception") == true)
  }

  @Test func comparingNothingIsANote() throws {
    let one = try told({ _ in "1.5" }, in: ["en_US"])
    #expect(one.failures == [])
    #expect(
      one.notes == [
        "followsLocale: compares nothing: the matrix needs at least two locales\n  on iPhone16"
      ])
    var run = MatrixRun(
      StageContent(
        { $0.locale.identifier == "de_DE" ? UIView() : label("1.5") }, size: .content),
      LayoutMatrix(locales: [StageEnvironment.usualLocale, german]), [followsLocale()])
    let report = try run.report()
    #expect(report.failures.isEmpty)
    #expect(report.notes.first?.contains("the views in de_DE differ from those in en_US") == true)
  }

  @Test func matrixWithoutLocalesIsInvalid() {
    #expect(LayoutMatrix(locales: []).complaint != nil)
  }
}
