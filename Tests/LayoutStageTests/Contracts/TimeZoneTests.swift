import DeStijl
import Foundation
import LayoutStage
import Testing

@MainActor
struct TimeZoneTests {
  /// 10:09 a.m. in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_736_935_740)

  private func time(in zone: TimeZone? = nil) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "dd HH:mm"
    if let zone { formatter.timeZone = zone }
    return formatter.string(from: date)
  }

  @Test func textInTheMachinesTimeZoneIsFound() throws {
    #expect(
      try found(sameInAllTimeZones()) { label("at \(time())", "since") } == [
        """
        sameInAllTimeZones: since says "at 16 00:09" at GMT+14 and "at 14 22:09" at GMT-12: give its \
        formatter the intended time zone
          on iPhone16
        """
      ])
  }

  @Test func stylesAndCalendarsInTheMachinesTimeZoneAreFound() throws {
    let style = Date.FormatStyle(locale: Locale(identifier: "en_US")).hour().minute()
    #expect(try found(sameInAllTimeZones()) { label(date.formatted(style)) }.count == 1)
    let hour = { Calendar.current.component(.hour, from: date) }
    #expect(try found(sameInAllTimeZones()) { label("\(hour())") }.count == 1)
    #expect(
      try found(sameInAllTimeZones()) { hour() < 12 ? label("Good morning") : UIImageView() } == [
        """
        sameInAllTimeZones: shows different views at GMT+14 and at GMT-12: give what chooses them \
        the intended time zone
          on iPhone16
        """
      ])
  }

  @Test func explicitTimeZonePasses() throws {
    let zone = TimeZone(secondsFromGMT: 3600)
    #expect(try found(sameInAllTimeZones()) { label(time(in: zone)) } == [])
    #expect(try found(sameInAllTimeZones()) { UIDatePicker() } == [])
  }

  @Test func textOfEveryControlIsCompared() throws {
    func all() -> [UIView] {
      let (field, bar, tabs) = (UITextField(), UINavigationBar(), UITabBar())
      (field.text, field.placeholder) = ("Now", time())
      bar.items = [UINavigationItem(title: time())]
      tabs.items = [UITabBarItem(title: time(), image: nil, tag: 0)]
      let segments = UISegmentedControl(items: ["Now", time()])
      return [field, bar, tabs, segments, button(time())]
    }
    for number in all().indices {
      #expect(try found(sameInAllTimeZones()) { all()[number] }.count == 1)
    }
  }

  @Test func textThatChangesOnEachBuildIsANote() throws {
    var count = 0
    func next() -> String {
      count += 1
      return "\(count)"
    }
    var run = MatrixRun(
      StageContent({ _ in label(next(), "count") }, size: .screen), LayoutMatrix(),
      [sameInAllTimeZones()])
    let report = try run.report()
    #expect(report.failures.isEmpty)
    #expect(
      report.notes.first?.hasPrefix(
        "sameInAllTimeZones: count says something different each time it is made") == true)
  }

  @Test func differenceOnOneDeviceIsFoundUnlessExempt() throws {
    let matrix = LayoutMatrix(
      devices: [.iPhone16, .iPadPro13], textSizes: [.large, .accessibility5])
    func page(_ contract: LayoutContract) throws -> [String] {
      try found(across: matrix, [contract]) { _ in
        let view = UIView()
        if view.traitCollection.userInterfaceIdiom == .pad {
          view.addSubview(label(time(), "time"))
        }
        return view
      }
    }
    #expect(
      try page(sameInAllTimeZones()).map { $0.split(separator: "\n").last } == ["  on iPadPro13"])
    #expect(try page(sameInAllTimeZones(except: "time", because: "it is a clock")) == [])
  }

  @Test func timeZoneOfTheMachineIsRestored() throws {
    let before = [time(), "\(TimeZone.autoupdatingCurrent)", "\(NSTimeZone.default)"]
    let variable = ProcessInfo.processInfo.environment["TZ"]
    _ = try found(sameInAllTimeZones()) { label(time()) }
    #expect([time(), "\(TimeZone.autoupdatingCurrent)", "\(NSTimeZone.default)"] == before)
    #expect(ProcessInfo.processInfo.environment["TZ"] == variable)
  }
}
