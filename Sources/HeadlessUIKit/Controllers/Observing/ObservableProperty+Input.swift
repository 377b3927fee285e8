extension ObservableProperty {
  /// The input properties of a view. Observers are called for changes in code; the view reports
  /// changes by the user with events, notifications and delegates.
  @MainActor
  static func inputTables(of type: Any.Type) -> [[AnyKeyPath: ObservableProperty]] {
    let tables = [
      (type as? any ObservableTextField.Type)?.textFieldPaths,
      (type as? any ObservableTextView.Type)?.textViewPaths,
      (type as? any ObservableSearchBar.Type)?.searchBarPaths,
      (type as? any ObservableSwitch.Type)?.switchPaths,
      (type as? any ObservableSlider.Type)?.sliderPaths,
      (type as? any ObservableStepper.Type)?.stepperPaths,
      (type as? any ObservableSegments.Type)?.segmentPaths,
      (type as? any ObservableDatePicker.Type)?.datePickerPaths,
      (type as? any ObservablePages.Type)?.pagePaths,
      (type as? any ObservableProgress.Type)?.progressPaths,
    ]
    return tables.compactMap { $0 }
  }
}

@MainActor
protocol ObservableScrollView: UIScrollView {}

extension ObservableScrollView {
  static var scrollViewPaths: [AnyKeyPath: ObservableProperty] {
    [
      \Self.contentOffset: .contentOffset, \Self.contentSize: .contentSize,
      \Self.contentInset: .contentInset,
    ]
  }
}

@MainActor
protocol ObservableTextField: UITextField {}

extension ObservableTextField {
  static var textFieldPaths: [AnyKeyPath: ObservableProperty] {
    [\Self.text: .text, \Self.attributedText: .attributedText]
  }
}

@MainActor
protocol ObservableTextView: UITextView {}

extension ObservableTextView {
  static var textViewPaths: [AnyKeyPath: ObservableProperty] {
    [
      \Self.text: .text, \Self.attributedText: .attributedText,
      \Self.contentSize: .contentSize,
    ]
  }
}

@MainActor
protocol ObservableSearchBar: UISearchBar {}

extension ObservableSearchBar {
  static var searchBarPaths: [AnyKeyPath: ObservableProperty] {
    [\Self.text: .text, \Self.selectedScopeButtonIndex: .selectedScopeButtonIndex]
  }
}

@MainActor
protocol ObservableSwitch: UISwitch {}

extension ObservableSwitch {
  static var switchPaths: [AnyKeyPath: ObservableProperty] { [\Self.isOn: .isOn] }
}

@MainActor
protocol ObservableSlider: UISlider {}

extension ObservableSlider {
  static var sliderPaths: [AnyKeyPath: ObservableProperty] { [\Self.value: .value] }
}

@MainActor
protocol ObservableStepper: UIStepper {}

extension ObservableStepper {
  static var stepperPaths: [AnyKeyPath: ObservableProperty] { [\Self.value: .value] }
}

@MainActor
protocol ObservableSegments: UISegmentedControl {}

extension ObservableSegments {
  static var segmentPaths: [AnyKeyPath: ObservableProperty] {
    [\Self.selectedSegmentIndex: .selectedSegmentIndex]
  }
}

@MainActor
protocol ObservableDatePicker: UIDatePicker {}

extension ObservableDatePicker {
  static var datePickerPaths: [AnyKeyPath: ObservableProperty] { [\Self.date: .date] }
}

@MainActor
protocol ObservablePages: UIPageControl {}

extension ObservablePages {
  static var pagePaths: [AnyKeyPath: ObservableProperty] {
    [\Self.currentPage: .currentPage, \Self.numberOfPages: .numberOfPages]
  }
}

@MainActor
protocol ObservableProgress: UIProgressView {}

extension ObservableProgress {
  static var progressPaths: [AnyKeyPath: ObservableProperty] { [\Self.progress: .progress] }
}

extension UIScrollView: ObservableScrollView {}
extension UITextField: ObservableTextField {}
extension UITextView: ObservableTextView {}
extension UISearchBar: ObservableSearchBar {}
extension UISwitch: ObservableSwitch {}
extension UISlider: ObservableSlider {}
extension UIStepper: ObservableStepper {}
extension UISegmentedControl: ObservableSegments {}
extension UIDatePicker: ObservableDatePicker {}
extension UIPageControl: ObservablePages {}
extension UIProgressView: ObservableProgress {}
