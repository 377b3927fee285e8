import DeStijl
import Foundation
import Testing

/// Each property that the documentation lists as reporting changes made by code. Nothing here is specific to
/// headless, so the tests check the same on a device, where the system makes no such promise.
@MainActor
struct ReportedPropertiesTests {
  /// Expects a state and a property to follow each other, to two values in each direction.
  private func expectBoth<View: UIView, Value: Equatable>(
    _ view: View, _ path: ReferenceWritableKeyPath<View, Value>, _ first: Value, _ second: Value,
    location: SourceLocation = #_sourceLocation
  ) {
    let state = ViewState(wrappedValue: view[keyPath: path])
    let issues = LayoutDiagnostics.collect { _ = state.bind(with: view, path) }
    #expect(issues.map(\.description) == [], sourceLocation: location)
    for value in [first, second] {
      state.wrappedValue = value
      #expect(view[keyPath: path] == value, sourceLocation: location)
    }
    for value in [first, second] {
      view[keyPath: path] = value
      #expect(state.wrappedValue == value, sourceLocation: location)
    }
  }

  @Test func viewPropertiesReportChanges() {
    let view = UIView()
    expectBoth(view, \.frame, CGRect(x: 1, y: 2, width: 3, height: 4), .zero)
    expectBoth(view, \.bounds, CGRect(x: 0, y: 0, width: 3, height: 4), .zero)
    expectBoth(view, \.center, CGPoint(x: 1, y: 2), .zero)
    expectBoth(view, \.transform, CGAffineTransform(scaleX: 2, y: 2), .identity)
    expectBoth(view, \.alpha, 0.5, 1)
    expectBoth(view, \.isHidden, true, false)
    expectBoth(view, \.backgroundColor, .red, nil)
  }

  @Test func textPropertiesReportChanges() {
    let styled = NSAttributedString(string: "b", attributes: [.kern: 2])
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    expectBoth(label, \.text, "a", nil)
    expectBoth(label, \.attributedText, styled, nil)
    expectBoth(label, \.textColor, .red, .blue)
    expectBoth(label, \.font, .systemFont(ofSize: 9), .systemFont(ofSize: 12))
    expectBoth(field, \.text, "a", "b")
    expectBoth(view, \.text, "a", "b")
  }

  private final class LoudField: UITextField {
    override var text: String? { didSet { alpha = 0.5 } }
  }

  private final class LoudLabel: UILabel {
    override var text: String? {
      get { super.text }
      set { super.text = newValue }
    }
  }

  /// These key paths belong to the subclasses.
  @Test func propertiesOverriddenByFinalClassesReportChanges() {
    expectBoth(LoudField(), \.text, "a", "b")
    expectBoth(LoudLabel(), \.text, "a", nil)
    let (field, state) = (LoudField(), ViewState<String?>(wrappedValue: ""))
    state.bind(with: field, \.text)
    field.attributedText = NSAttributedString(string: "styled")
    #expect(state.wrappedValue == "styled")
  }

  private final class Toggle: UIControl {
    var isOn = false { didSet { alpha = isOn ? 1 : 0.5 } }
  }

  @Test func bindingACustomPropertyRaisesAnIssue() {
    let (toggle, state) = (Toggle(), ViewState(wrappedValue: false))
    let issues = LayoutDiagnostics.collect { _ = state.bind(with: toggle, \.isOn) }
    #expect(issues.map(\.kind) == [.unreported])
    #expect(issues.first?.message.hasSuffix("; set the state instead") == true)
  }

  @Test func imagePropertiesReportChanges() {
    let (view, first, second) = (UIImageView(), UIImage(), UIImage())
    expectBoth(view, \.image, first, second)
    expectBoth(view, \.highlightedImage, first, nil)
    expectBoth(view, \.animationImages, [first], nil)
  }

  @Test func controlPropertiesReportChanges() {
    let (slider, pages, segments) = (UISlider(), UIPageControl(), UISegmentedControl())
    pages.numberOfPages = 5
    for number in 0..<3 {
      segments.insertSegment(withTitle: "\(number)", at: number, animated: false)
    }
    expectBoth(UISwitch(), \.isOn, true, false)
    expectBoth(slider, \.value, 0.5, 0)
    expectBoth(UIStepper(), \.value, 5, 1)
    expectBoth(segments, \.selectedSegmentIndex, 2, 1)
    expectBoth(UISearchBar(), \.selectedScopeButtonIndex, 1, 0)
    expectBoth(
      UIDatePicker(), \.date, Date(timeIntervalSince1970: 86_400), Date(timeIntervalSince1970: 0))
    expectBoth(UIProgressView(), \.progress, 0.5, 1)
    expectBoth(pages, \.currentPage, 3, 1)
    expectBoth(pages, \.numberOfPages, 9, 7)
    for control in [UIButton(), UIControl()] {
      expectBoth(control, \.isEnabled, false, true)
      expectBoth(control, \.isSelected, true, false)
      expectBoth(control, \.isHighlighted, true, false)
    }
  }

  @Test func scrollViewPropertiesReportChanges() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expectBoth(view, \.contentSize, CGSize(width: 50, height: 60), CGSize(width: 90, height: 99))
    expectBoth(view, \.contentOffset, CGPoint(x: 3, y: 4), .zero)
    expectBoth(view, \.contentInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), .zero)
  }
}
