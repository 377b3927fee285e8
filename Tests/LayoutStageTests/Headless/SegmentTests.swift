import DeStijl
import LayoutStage
import Testing

/// Segments are found and touched by their titles.
@MainActor
struct SegmentTests {
  private let control = UISegmentedControl(items: ["Day", "Week", "Month"])

  private func stage(
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight, width: CGFloat = 300
  ) -> Stage {
    control.accessibilityIdentifier = "range"
    let host = UIView()
    host.addSubview(control)
    control.frame = CGRect(x: 0, y: 0, width: width, height: 32)
    return Stage(host, direction: direction, size: .fixed(300, 200))
  }

  private func message(_ act: () throws -> Void) -> String {
    do {
      try act()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func tapOnATitleSelectsItsSegment(direction: UIUserInterfaceLayoutDirection) throws {
    let stage = stage(direction)
    var told: [Int] = []
    control.addAction(
      UIAction { [control] _ in told.append(control.selectedSegmentIndex) }, for: .valueChanged)
    for title in ["Month", "Day", "Week", "Week"] { try stage.tap(.text(title)) }
    #expect(told == [2, 0, 1])
    try stage.tap("range")
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func swipeBeginsOnTheSegment() throws {
    let stage = stage()
    var begun: CGPoint?
    let pan = UIPanGestureRecognizer()
    Headless.onAction(of: pan) { [control] _ in begun = begun ?? pan.location(in: control) }
    control.addGestureRecognizer(pan)
    try stage.swipe(.text("Month"), by: CGPoint(x: 30, y: 0))
    #expect(begun.map { $0.x > 200 } == true)
  }

  @Test func disabledSegmentIsReported() throws {
    let stage = stage()
    control.setEnabled(false, forSegmentAt: 1)
    #expect(
      message { try stage.tap(.text("Week"), line: 7) }.hasPrefix(
        """
        SegmentTests.swift:7: segment "Week" of range is disabled: it ignores touches.
        UIWindow
        """))
    #expect(
      message { try stage.swipe(.text("Week"), by: CGPoint(x: 1, y: 0)) }.contains("is disabled"))
    try stage.tap(.text("Day"))
    control.isEnabled = false
    #expect(
      message { try stage.tap(.text("Day")) }.contains(": range is disabled: it ignores touches."))
  }

  @Test func recognizerOfTheControlReceivesTheTapOnADisabledSegment() throws {
    let stage = stage()
    control.setEnabled(false, forSegmentAt: 1)
    var count = 0
    let tap = UITapGestureRecognizer()
    Headless.onAction(of: tap) { _ in count += 1 }
    control.addGestureRecognizer(tap)
    try stage.tap(.text("Week"))
    #expect(count == 1 && control.selectedSegmentIndex == -1)
  }

  @Test func equalTitlesAreAmbiguous() {
    let stage = stage()
    control.setTitle("Day", forSegmentAt: 2)
    #expect(
      message { try stage.tap(.text("Day")) }.contains(
        ": 2 segments of range have the text \"Day\""))
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func onlyTheSegmentHasToBeInReach() throws {
    let stage = stage()
    let cover = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 32))
    control.superview?.addSubview(cover)
    try stage.tap(.text("Day"))
    #expect(
      message { try stage.tap(.text("Month")) }.contains(
        """
        segment "Month" of range (0 0, 300 × 32) can't be hit: a touch at its center hits UIView
        """))
    cover.removeFromSuperview()
    control.setWidth(300, forSegmentAt: 0)
    #expect(message { try stage.tap(.text("Month")) }.contains("can't be hit: it has no width"))
  }

  @Test func errorsNameTheNearestTitle() {
    let stage = stage()
    #expect(message { try stage.tap(.text("Moth")) }.contains("The nearest is \"Month\"."))
    #expect(
      message { try stage.tap("Month") }.contains("But there is UISegmentedControl range."))
  }
}
