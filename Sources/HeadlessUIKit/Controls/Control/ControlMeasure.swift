import Foundation

/// A measure of a control, which can differ between system versions.
enum ControlMeasure: String, CaseIterable {
  case switchFrame = "switch.frame"
  case switchIntrinsic = "switch.intrinsic"
  case switchThumb = "switch.thumb"
  case sliderFrame = "slider.frame"
  case sliderTrack = "slider.track"
  case sliderThumb = "slider.thumb"
  case stepper = "stepper"
  case stepperGlyph = "stepper.glyph"
  case segmentedHeight = "segmented.height"
  case segmentedFont = "segmented.font"
  case segmentedPillInset = "segmented.pillInset"
  case segmentedPadding = "segmented.padding"
  case segmentedDivider = "segmented.divider"
  case progressHeight = "progress.height"
  case progressLeastFill = "progress.leastFill"
  case activityMedium = "activity.medium"
  case activityLarge = "activity.large"
  case pageControlPitch = "pageControl.pitch"
  case pageControlEnds = "pageControl.ends"
  case pageControlHeight = "pageControl.height"
  case pageControlDot = "pageControl.dot"
  case textFieldHeight = "textField.height"
  case textFieldInset = "textField.inset"
  case textFieldSides = "textField.sides"
  case textFieldEmptyWidth = "textField.emptyWidth"
  case textFieldLeading = "textField.leading"
  case textFieldClearButton = "textField.clearButton"
  case textFieldClearButtonMargin = "textField.clearButtonMargin"
  case textViewInset = "textView.inset"
  case searchBarHeight = "searchBar.height"
  case searchBarField = "searchBar.field"
  case searchBarMargin = "searchBar.margin"
  case searchBarCorner = "searchBar.corner"
  case searchBarText = "searchBar.text"
  case searchBarIcon = "searchBar.icon"
  case datePickerFrame = "datePicker.frame"
  case datePickerWheels = "datePicker.wheels"
  case datePickerCompactDate = "datePicker.compactDate"
  case datePickerCompact = "datePicker.compact"
  case datePickerInlineDate = "datePicker.inlineDate"
  case datePickerInlineTime = "datePicker.inlineTime"
  case datePickerInlineBoth = "datePicker.inlineBoth"
  case pickerFrame = "picker.frame"
  case pickerRow = "picker.row"
  case pickerSides = "picker.sides"
  case pickerGap = "picker.gap"
  case pickerFonts = "picker.fonts"

  /// By name, then by system version in the order of the table's columns.
  private static let table: [String: [[CGFloat]]] = {
    var table: [String: [[CGFloat]]] = [:]
    for line in controlSizeTable.split(separator: "\n") {
      let cells = line.split(separator: " ")
      guard let name = cells.first else { continue }
      table[String(name)] = cells.dropFirst().map { cell in
        cell.split(separator: ",").map { CGFloat(Double($0) ?? 0) }
      }
    }
    return table
  }()

  /// The numbers in the current system version.
  var numbers: [CGFloat] {
    let columns = Self.table[rawValue] ?? []
    let column = Headless.systemVersion.isRedesigned ? 0 : 1
    return columns.indices.contains(column) ? columns[column] : []
  }

  var length: CGFloat { numbers.first ?? 0 }

  var size: CGSize { CGSize(width: length, height: numbers.dropFirst().first ?? 0) }

  /// The numbers as a rectangle: x, y, width, height.
  var rect: CGRect {
    let numbers = numbers
    guard numbers.count == 4 else { return .zero }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var insets: UIEdgeInsets {
    let numbers = numbers
    guard numbers.count == 4 else { return .zero }
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension UIView {
  /// Makes hugging as strong as compression resistance, as in controls of a fixed size.
  func hugContent(on axes: [NSLayoutConstraint.Axis] = NSLayoutConstraint.Axis.both) {
    for axis in axes { setContentHuggingPriority(.defaultHigh, for: axis) }
  }
}

extension CGRect {
  /// Returns the rectangle mirrored horizontally in another one.
  func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }

  /// Returns a rectangle of a size, centered in this one.
  func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
