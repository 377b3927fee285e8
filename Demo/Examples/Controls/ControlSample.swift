import DeStijl
import Foundation

/// A control at its own size.
@MainActor
struct ControlSample {
  let name: String
  /// Whether the control is as wide as the column, because it has no width of its own.
  let isWide: Bool
  let make: () -> UIView

  init(_ name: String, isWide: Bool = false, _ make: @escaping () -> UIView) {
    self.name = name
    self.isWide = isWide
    self.make = make
  }

  // MARK: Buttons

  static var buttons: [ControlSample] {
    [
      ControlSample("UIButton, system") { UIButton(type: .system, primaryAction: action) },
      ControlSample("UIButton, plain") { button(.plain()) },
      ControlSample("UIButton, gray, small") { button(.gray()) { $0.buttonSize = .small } },
      ControlSample("UIButton, tinted, with an image") {
        button(.tinted()) {
          $0.image = UIImage(systemName: "star.fill")
          $0.imagePadding = 6
        }
      },
      ControlSample("UIButton, filled, with a subtitle") {
        button(.filled()) { $0.subtitle = "all of it" }
      },
      ControlSample("UIButton, filled, busy and disabled") {
        let button = button(.filled()) {
          $0.showsActivityIndicator = true
          $0.imagePadding = 6
        }
        button.isEnabled = false
        return button
      },
    ]
  }

  private static var action: UIAction { UIAction(title: "Save") { _ in } }

  private static func button(
    _ configuration: UIButton.Configuration,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = "Save"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  // MARK: Values

  static var values: [ControlSample] {
    [
      ControlSample("UISwitch, on") {
        let control = UISwitch()
        control.isOn = true
        return control
      },
      ControlSample("UISwitch, off") { UISwitch() },
      ControlSample("UISlider", isWide: true) {
        let slider = UISlider()
        slider.value = 0.3
        return slider
      },
      ControlSample("UIStepper") { UIStepper() },
      ControlSample("UISegmentedControl") {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.selectedSegmentIndex = 0
        return control
      },
      ControlSample("UIPageControl") {
        let control = UIPageControl()
        control.numberOfPages = 5
        control.currentPage = 1
        return control
      },
      ControlSample("UIProgressView", isWide: true) {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.6
        return view
      },
      ControlSample("UIActivityIndicatorView") {
        let view = UIActivityIndicatorView(style: .large)
        view.startAnimating()
        return view
      },
    ]
  }

  // MARK: Pickers

  static var pickers: [ControlSample] {
    [
      ControlSample("UIDatePicker, compact") { datePicker(.date, .compact) },
      ControlSample("UIDatePicker, wheels") { datePicker(.dateAndTime, .wheels) },
      ControlSample("UIPickerView") { ColorPicker() },
    ]
  }

  /// A picker with a fixed date, locale and time zone, so that the page is the same everywhere.
  private static func datePicker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    return picker
  }
}

/// A wheel with the three colors of the paintings.
private final class ColorPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let titles = ["Red", "Yellow", "Blue"]

  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource = self
    delegate = self
    selectRow(1, inComponent: 0, animated: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Self.titles.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    Self.titles[row]
  }
}
