import Foundation

/// A control to choose a date or a time.
///
/// UIKit's compact and inline pickers have no intrinsic size: constraints on their subviews
/// determine their size. Pickers here have no subviews. They have an intrinsic size of the same
/// lengths instead, with the content priorities of other views.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  private static var standardCalendar: Calendar { Headless.worldRegion?.calendar ?? .current }
  private let standardLocale = Headless.worldRegion?.locale ?? Locale(identifier: "en_US")
  private var storedDate = Headless.worldRegion?.date ?? Date()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    if frame.size == .zero { bounds.size = ControlMeasure.datePickerFrame.size }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Date

  /// The date that was set, limited by the bounds.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Takes effect at once.
  open func setDate(_ date: Date, animated: Bool) {
    notifyingObservers(of: .date) {
      storedDate = date
      clamp()
    }
    contentDidChange()
  }

  open var minimumDate: Date? { didSet { boundsOfDateDidChange() } }
  open var maximumDate: Date? { didSet { boundsOfDateDidChange() } }

  private func boundsOfDateDidChange() {
    let old = storedDate
    clamp()
    if storedDate != old { contentDidChange() }
  }

  /// Ignores bounds that contradict each other.
  private func clamp() {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
    if let minimumDate { storedDate = max(storedDate, minimumDate) }
    if let maximumDate { storedDate = min(storedDate, maximumDate) }
  }

  private static let longestCountDown: TimeInterval = (23 * 60 + 59) * 60
  private var storedCountDown: TimeInterval = 0

  /// In whole minutes, up to 23:59; excess seconds are dropped.
  open var countDownDuration: TimeInterval {
    get { storedCountDown }
    set {
      let minutes = (min(newValue, Self.longestCountDown) / 60).rounded(.down)
      storedCountDown = newValue > 0 ? minutes * 60 : 0
      contentDidChange()
    }
  }

  /// An interval that does not divide an hour evenly, or exceeds half an hour, counts as 1.
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
  /// The user's calendar until another one is set; nil resets it.
  open var calendar: Calendar! = standardCalendar {
    didSet {
      if calendar == nil { calendar = Self.standardCalendar }
      contentDidChange()
    }
  }
  open var timeZone: TimeZone? { didSet { contentDidChange() } }
  open var locale: Locale? { didSet { contentDidChange() } }

  // MARK: Looks

  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }

  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { contentDidChange() }
  }

  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return switch datePickerMode {
    case .date, .time, .dateAndTime: .compact
    case .countDownTimer, .yearAndMonth: .wheels
    }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The texts of a compact picker: the date, the time, or both.
  private var compactTexts: [String] {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale ?? standardLocale
    formatter.timeZone = timeZone ?? calendar.timeZone
    func text(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
      formatter.dateStyle = date
      formatter.timeStyle = time
      return formatter.string(from: self.date)
    }
    return switch datePickerMode {
    case .time: [text(.none, .short)]
    case .countDownTimer: [countDownText]
    case .date, .yearAndMonth: [text(.medium, .none)]
    case .dateAndTime: [text(.medium, .none), text(.none, .short)]
    }
  }

  /// The text in hours and minutes.
  private var countDownText: String {
    let (hours, minutes) = Int(countDownDuration / 60).quotientAndRemainder(dividingBy: 60)
    return "\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
  }

  // MARK: Layout

  private static let pillMargin: CGFloat = 12
  private static let pillGap: CGFloat = 8

  private func content(_ text: String) -> TextContent {
    TextContent(text, face: UIFont.systemFont(ofSize: 17).face)
  }

  private var pillWidths: [CGFloat] {
    compactTexts.map { lineWidth(content($0)) + 2 * Self.pillMargin }
  }

  open override var intrinsicContentSize: CGSize {
    let wheels = ControlMeasure.datePickerWheels.size
    switch datePickerStyle {
    case .automatic, .wheels:
      return wheels
    case .compact:
      let widths = pillWidths
      let height: ControlMeasure =
        datePickerMode == .date ? .datePickerCompactDate : .datePickerCompact
      return CGSize(
        width: widths.reduce(0, +) + Self.pillGap * CGFloat(max(0, widths.count - 1)),
        height: height.length)
    case .inline:
      return CGSize(width: wheels.width, height: inlineHeight)
    }
  }

  private var inlineHeight: CGFloat {
    switch datePickerMode {
    case .time, .countDownTimer: ControlMeasure.datePickerInlineTime.length
    case .date, .yearAndMonth: ControlMeasure.datePickerInlineDate.length
    case .dateAndTime: ControlMeasure.datePickerInlineBoth.length
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The width of texts depends on the display scale.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  // MARK: Input

  /// Sets a date that the user has chosen.
  func choose(_ date: Date) {
    guard isEnabled else { return }
    let old = self.date
    let wanted = roundsToMinuteInterval ? rounded(date) : date
    changeByUser(.date) { setDate(wanted, animated: true) }
    if self.date != old { valueDidChangeByUser() }
  }

  /// Sets a duration that the user has chosen.
  func choose(countDown duration: TimeInterval) {
    guard isEnabled else { return }
    let old = countDownDuration
    let interval = TimeInterval((usedInterval ?? 1) * 60)
    countDownDuration = (duration / interval).rounded(.down) * interval
    if countDownDuration != old { valueDidChangeByUser() }
  }

  /// In minutes; nil if every minute can be chosen.
  private var usedInterval: Int? {
    (2...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : nil
  }

  /// Rounds down to the interval, if there is one, within the displayed hour: in some time zones
  /// this hour does not begin together with an hour of Greenwich.
  private func rounded(_ date: Date) -> Date {
    guard let usedInterval else { return date }
    let (interval, zone) = (TimeInterval(usedInterval * 60), timeZone ?? calendar.timeZone)
    let offset = TimeInterval(zone.secondsFromGMT(for: date))
    let seconds = date.timeIntervalSinceReferenceDate + offset
    return Date(
      timeIntervalSinceReferenceDate: (seconds / interval).rounded(.down) * interval - offset)
  }

  // MARK: Drawing

  override func drawContent(into picture: inout Picture) {
    guard datePickerStyle == .compact else {
      drawLine(
        content(compactTexts.joined(separator: "  ")), in: bounds, alignment: .center,
        color: faded(.label), into: &picture)
      return
    }
    var start = bounds.minX
    for (text, width) in zip(compactTexts, pillWidths) {
      var pill = CGRect(x: start, y: bounds.minY, width: width, height: bounds.height)
      start = pill.maxX + Self.pillGap
      if isRightToLeft { pill = pill.mirrored(in: bounds) }
      picture.fill(
        PictureShape(rect: pill, radius: 8, corners: .all), faded(.tertiarySystemFill))
      drawLine(
        content(text), in: pill, alignment: .center, color: faded(.label), into: &picture)
    }
  }
}
