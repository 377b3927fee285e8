import Foundation
import Testing

@testable import HeadlessUIKit

/// Who hears of a change. Events, notifications and delegates report a user's change; only
/// observers report a change in code. Each of them reports it once and in order.
@MainActor
struct UserChangeTests {
  private let ear = Ear()

  /// Changes a property as a user and then in code.
  ///
  /// - Parameter heard: The events of the user's change.
  private func expect<Object: UIView, Value>(
    _ object: Object, _ path: KeyPath<Object, Value>, userIsHeardAs heard: [String],
    user: () -> Void, code: () -> Void, location: SourceLocation = #_sourceLocation
  ) {
    let window = window(showing: object)
    if let control = object as? UIControl { ear.hearing.listen(to: control) }
    let observation = object.observe(path) { [ear] _, _ in
      MainActor.assumeIsolated { ear.hearing.heard.append("observer") }
    }
    user()
    #expect(collapsed(ear.hearing.take()) == heard, sourceLocation: location)
    code()
    #expect(ear.hearing.take() == ["observer"], sourceLocation: location)
    observation.invalidate()
    code()
    #expect(ear.hearing.take() == [], sourceLocation: location)
    withExtendedLifetime(window) {}
  }

  /// Removes the repetitions that a drag causes.
  private func collapsed(_ heard: [String]) -> [String] {
    heard.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private let tapped = ["touchDown", "touchUpInside", "valueChanged", "primaryActionTriggered"]

  // MARK: Controls

  @Test func switchReportsUserChangeOnce() {
    let control = UISwitch()
    expect(control, \.isOn, userIsHeardAs: tapped) {
      Headless.tap(control)
      #expect(control.isOn)
    } code: {
      control.isOn = false
    }
  }

  @Test func sliderReportsUserChangeOnce() {
    let control = UISlider()
    control.isContinuous = false
    expect(
      control, \.value,
      userIsHeardAs: [
        "touchDown", "touchDragInside", "valueChanged", "primaryActionTriggered", "touchUpInside",
      ]
    ) {
      Headless.slide(control, to: 1)
      #expect(control.value == 1)
    } code: {
      control.value = 0.5
    }
  }

  @Test func stepperReportsUserChangeOnce() {
    let control = UIStepper()
    expect(control, \.value, userIsHeardAs: tapped) {
      Headless.tap(at: CGPoint(x: 80, y: 10), in: control)
      #expect(control.value == 1)
    } code: {
      control.value = 7
    }
  }

  @Test func segmentedControlReportsUserChangeOnce() {
    let control = UISegmentedControl(items: ["One", "Two"])
    expect(control, \.selectedSegmentIndex, userIsHeardAs: tapped) {
      Headless.choose(segment: 1, of: control)
      #expect(control.selectedSegmentIndex == 1)
    } code: {
      control.selectedSegmentIndex = 0
    }
  }

  @Test func pageControlReportsUserChangeOnce() {
    let control = UIPageControl()
    control.numberOfPages = 3
    expect(control, \.currentPage, userIsHeardAs: tapped) {
      Headless.tap(at: CGPoint(x: 70, y: 10), in: control)
      #expect(control.currentPage == 1)
    } code: {
      control.currentPage = 2
    }
  }

  @Test func datePickerReportsUserChangeOnce() {
    let control = UIDatePicker()
    let date = Date(timeIntervalSinceReferenceDate: 0)
    expect(control, \.date, userIsHeardAs: ["valueChanged", "primaryActionTriggered"]) {
      Headless.choose(date, of: control)
      #expect(control.date == date)
    } code: {
      control.date = Date(timeIntervalSinceReferenceDate: 5000)
    }
  }

  @Test func buttonReportsItsStates() {
    let control = UIButton()
    expect(
      control, \.isHighlighted,
      userIsHeardAs: [
        "observer", "touchDown", "observer", "touchUpInside", "primaryActionTriggered",
      ]
    ) {
      Headless.tap(control)
    } code: {
      control.isHighlighted = false
    }
    for path in [\UIButton.isEnabled, \.isSelected] {
      let observation = control.observe(path) { [ear] _, _ in
        MainActor.assumeIsolated { ear.hearing.heard.append("observer") }
      }
      control[keyPath: path].toggle()
      #expect(ear.hearing.take() == ["observer"])
      observation.invalidate()
      control.isEnabled = true
    }
  }

  // MARK: Text

  @Test func textFieldReportsUserChangeOnce() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.delegate = ear
    ear.listen(for: UITextField.textDidChangeNotification, of: field)
    expect(
      field, \.text,
      userIsHeardAs: [
        "shouldBegin", "didBegin", "editingDidBegin", "shouldChange", "selection",
        "editingChanged", "notification",
      ]
    ) {
      field.becomeFirstResponder()
      Headless.type("a")
      #expect(field.text == "a")
    } code: {
      field.text = "code"
    }
  }

  @Test func textViewReportsUserChangeOnce() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    view.delegate = ear
    ear.listen(for: UITextView.textDidChangeNotification, of: view)
    expect(
      view, \.text,
      userIsHeardAs: [
        "shouldBegin", "didBegin", "shouldChange", "selection", "didChange", "notification",
      ]
    ) {
      view.becomeFirstResponder()
      Headless.type("a")
      #expect(view.text == "a")
    } code: {
      view.text = "code"
    }
  }

  @Test func searchBarReportsUserChangeOnce() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.delegate = ear
    ear.listen(for: UITextField.textDidChangeNotification, of: bar.searchTextField)
    expect(
      bar, \.text,
      userIsHeardAs: ["shouldBegin", "didBegin", "shouldChange", "didChange", "notification"]
    ) {
      bar.becomeFirstResponder()
      Headless.type("a")
      #expect(bar.text == "a")
    } code: {
      bar.text = "code"
    }
  }

  @Test func attributedTextReportsUserChangeOnce() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    expect(field, \.attributedText, userIsHeardAs: ["editingDidBegin", "editingChanged"]) {
      field.becomeFirstResponder()
      Headless.type("a")
      #expect(field.attributedText?.string == "a")
    } code: {
      field.attributedText = NSAttributedString(string: "code")
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    view.delegate = ear
    expect(
      view, \.attributedText,
      userIsHeardAs: ["shouldBegin", "didBegin", "shouldChange", "selection", "didChange"]
    ) {
      view.becomeFirstResponder()
      Headless.type("a")
      #expect(view.attributedText?.string == "a")
    } code: {
      view.attributedText = NSAttributedString(string: "code")
    }
  }

  @Test func searchTextFieldReportsUserChangeOnce() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    ear.listen(for: UITextField.textDidChangeNotification, of: field)
    expect(
      field, \.text, userIsHeardAs: ["editingDidBegin", "editingChanged", "notification"]
    ) {
      field.becomeFirstResponder()
      Headless.type("a")
    } code: {
      field.text = "code"
    }
  }

  /// The clear button makes a user's change like any other.
  @Test func searchBarClearButtonReportsUserChange() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    let window = window(showing: bar)
    bar.becomeFirstResponder()
    Headless.type("a")
    bar.delegate = ear
    ear.listen(for: UITextField.textDidChangeNotification, of: bar.searchTextField)
    let field = bar.searchTextField
    let button = field.clearButtonRect(forBounds: field.bounds)
    Headless.tap(at: CGPoint(x: button.midX, y: button.midY), in: field)
    #expect(bar.text == "")
    #expect(ear.hearing.take() == ["didChange", "notification"])
    withExtendedLifetime(window) {}
  }

  // MARK: Views

  @Test func scrollViewReportsOffsetAndContentSize() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.contentSize = CGSize(width: 200, height: 500)
    var offset: CGFloat = 30
    expect(view, \.contentOffset, userIsHeardAs: ["observer"]) {
      Headless.scroll(view, by: CGPoint(x: 0, y: 10))
      #expect(view.contentOffset.y == 10)
    } code: {
      view.contentOffset.y = offset
      offset += 10
    }
    expect(view, \.contentSize, userIsHeardAs: []) {
    } code: {
      view.contentSize.height += 1
    }
  }

  @Test func noninteractiveViewsReportCodeChanges() {
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    expect(image, \.image, userIsHeardAs: [], user: {}, code: { image.image = UIImage() })
    let progress = UIProgressView()
    expect(progress, \.progress, userIsHeardAs: [], user: {}, code: { progress.progress = 0.5 })
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    expect(view, \.alpha, userIsHeardAs: [], user: {}, code: { view.alpha = 0.5 })
  }

  @Test func unobservedObjectsStoreNoObservers() {
    let views: [UIView] = [UISwitch(), UITextView(), UIScrollView(), UITextField(), UILabel()]
    for view in views {
      view.alpha = 0.5
      #expect(view.observers == nil)
    }
  }
}

/// What delegates and notifications report, besides events and observers.
@MainActor
private final class Ear: NSObject {
  let hearing = Hearing()
  private var token: (any NSObjectProtocol)?

  func listen(for name: Notification.Name, of object: AnyObject) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.hearing.heard.append("notification") }
    }
  }

  private func allow(_ name: String) -> Bool {
    hearing.heard.append(name)
    return true
  }
}

extension Ear: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allow("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { hearing.heard.append("didBegin") }
  func textFieldDidChangeSelection(_ textField: UITextField) { hearing.heard.append("selection") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { allow("shouldChange") }
}

extension Ear: UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allow("shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { hearing.heard.append("didBegin") }
  func textViewDidChangeSelection(_ textView: UITextView) { hearing.heard.append("selection") }
  func textViewDidChange(_ textView: UITextView) { hearing.heard.append("didChange") }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { allow("shouldChange") }
}

extension Ear: UISearchBarDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allow("shouldBegin") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { hearing.heard.append("didBegin") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    hearing.heard.append("didChange")
  }

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { allow("shouldChange") }
}
