import Foundation

/// Choices that take more than one gesture.
extension Headless {
  /// Drags the thumb of a slider to a value, as near as the thumb gets.
  public static func slide(_ slider: UISlider, to value: Float) {
    guard canReach(slider) else { return }
    let (start, end) = (slider.thumbRect, slider.thumbRect(for: value))
    drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY),
      in: slider)
  }

  /// Taps a segment.
  public static func choose(segment: Int, of control: UISegmentedControl) {
    guard control.isSegment(segment) else {
      return log("\(control.shortName) has no segment \(segment).")
    }
    guard canReach(control) else { return }
    guard control.isEnabledForSegment(at: segment) else {
      return log(
        "Segment \(segment) of \(control.shortName) is disabled, so it ignores touches.")
    }
    let frame = control.segmentFrames[segment]
    tap(at: CGPoint(x: frame.midX, y: frame.midY), in: control)
  }

  /// Turns a wheel of a picker to a row.
  public static func choose(row: Int, inComponent component: Int, of picker: UIPickerView) {
    guard component >= 0, component < picker.numberOfComponents, row >= 0,
      row < picker.numberOfRows(inComponent: component)
    else { return log("\(picker.shortName) has no row \(row) in component \(component).") }
    guard canReach(picker) else { return }
    picker.choose(row: row, inComponent: component)
    picker.window?.layoutIfNeeded()
  }

  /// Turns the wheels of a date picker, or taps a day, until a date is chosen.
  public static func choose(_ date: Date, of picker: UIDatePicker) {
    guard canReach(picker) else { return }
    picker.choose(date)
    picker.window?.layoutIfNeeded()
  }

  /// Turns the wheels of a date picker that counts down until a duration in seconds is chosen.
  public static func choose(countDown duration: TimeInterval, of picker: UIDatePicker) {
    guard picker.datePickerMode == .countDownTimer else {
      return log("\(picker.shortName) is not in countDownTimer mode.")
    }
    guard canReach(picker) else { return }
    picker.choose(countDown: duration)
    picker.window?.layoutIfNeeded()
  }

  /// Opens the menu of a button and chooses the action with a title.
  public static func choose(_ title: String, ofMenuOf button: UIButton) {
    let missing = "There is no \(title) in the menu of \(button.shortName)."
    guard button.contextMenuInteraction != nil else { return log(missing) }
    guard canReach(button) else { return }
    // The handlers of the tap may change the menu before it opens.
    if button.opensMenu { tap(button) }
    let interaction = button.contextMenuInteraction
    interaction?.open(at: button.centerOfBounds)
    choose(title, in: interaction, orTell: missing)
    button.window?.layoutIfNeeded()
  }
}
