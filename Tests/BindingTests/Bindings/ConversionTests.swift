import DeStijl
import Foundation
import Testing

/// Conversions that accept more on the way back than they produce on the way there.
@MainActor
struct ConversionTests {
  private let items = StateConversion<Int, String?>(
    toView: { "\($0) items" }, toState: { Int($0 ?? "") ?? 0 })
  private let count = ViewState(wrappedValue: 0)

  @Test func viewsShowTheConvertedValue() {
    let (label, field) = (UILabel(), UITextField())
    count.apply(into: label, \.text, converting: items)
    count.apply(into: field, \.text, converting: items)
    for value in [0, 5, 0, 0] {
      count.wrappedValue = value
      #expect(label.text == "\(value) items" && field.text == "\(value) items")
    }
  }

  @Test func conversionWithLossyInverseStillUpdatesTheView() {
    let (view, state) = (UIView(), ViewState(wrappedValue: false))
    state.apply(
      into: view, \.backgroundColor,
      converting: StateConversion(toView: { $0 ? .red : .blue }, toState: { $0 != nil }))
    #expect(view.backgroundColor == .blue)
    for value in [true, false, true] {
      state.wrappedValue = value
      #expect(view.backgroundColor == (value ? .red : .blue))
    }
  }

  /// UIKit stops a program that gives a view a position that is not a number.
  @Test func nanRaisesAnIssueAndIsNotShown() {
    let (slider, stepper, box) = (UISlider(), UIStepper(), UIView())
    let (single, double) = (ViewState(wrappedValue: Float(0.5)), ViewState(wrappedValue: 1.0))
    let issues = LayoutDiagnostics.collect {
      single.apply(into: slider, \.value, line: 1)
      double.apply(into: stepper, \.value, line: 2)
      double.apply(
        into: box, \.alpha,
        converting: StateConversion(toView: { CGFloat($0) }, toState: { Double($0) }), line: 3)
      for _ in 0..<2 { single.wrappedValue = .nan }
      double.wrappedValue = .nan
    }
    #expect(issues.allSatisfy { $0.kind == .invalidNumber })
    #expect(issues.compactMap(\.line?.line).sorted() == [1, 2, 3])
    #expect(slider.value == 0.5 && stepper.value == 1 && box.alpha == 1)
    // The state takes the value that the slider shows, and then an invalid one again.
    single.wrappedValue = 0.5
    #expect(LayoutDiagnostics.collect { single.wrappedValue = .nan }.count == 1)
    (single.wrappedValue, double.wrappedValue) = (0.25, 0)
    #expect(slider.value == 0.25 && stepper.value == 0 && box.alpha == 0)
  }

  @Test func applyingAnotherConversionUpdatesTheViewAtOnce() {
    let label = UILabel()
    count.apply(into: label, \.text, converting: items)
    count.apply(
      into: label, \.text,
      converting: StateConversion(toView: { "\($0) pieces" }, toState: { _ in 0 }))
    #expect(label.text == "0 pieces")
  }

  @Test(arguments: ["007", "7.0"])
  func typedTextStaysWhileItMeansTheSameValue(text: String) {
    let (state, field, other) = (ViewState(wrappedValue: 1.0), UITextField(), UITextField())
    for field in [field, other] { state.apply(into: field, \.text, converting: .text) }
    field.becomeFirstResponder()
    field.text = text
    field.sendActions(for: .editingChanged)
    #expect(state.wrappedValue == 7 && other.text == "7.0")
    state.wrappedValue = 7
    for field in [field, other] { state.apply(into: field, \.text, converting: .text, line: 1) }
    field.text = text
    for field in [field, other] { state.apply(into: field, \.text, converting: .text, line: 1) }
    #expect(field.text == text)
    state.wrappedValue = 8
    #expect(field.text == "8.0")
    state.wrappedValue = 7
    #expect(field.text == "7.0")
  }

  @Test func mappedTextStaysWhileItMeansTheSameValue() {
    let field = UITextField()
    field.text = "007"
    count.map(from: field, \.text, converting: .text)
    count.wrappedValue = 7
    #expect(field.text == "007")
  }

  // MARK: One way

  /// The last two are properties whose changes are not observed.
  @Test func conversionWithoutAWayBackShowsTheState() {
    let (label, toggle) = (UILabel(), UISwitch())
    let issues = LayoutDiagnostics.collect {
      count.apply(into: label, \.text, converting: .init { "\($0) items" })
      toggle.apply(\.isOn, from: count, converting: .init { $0 > 2 })
      count.apply(into: label, \.numberOfLines, converting: .init { $0 })
      label.apply(\.accessibilityLabel, from: count, converting: .init { "\($0)" })
      count.wrappedValue = 3
    }
    #expect(issues.isEmpty)
    #expect(label.text == "3 items" && label.numberOfLines == 3 && toggle.isOn)
    #expect(label.accessibilityLabel == "3")
  }

  @Test func labelShowsAnAge() {
    @ViewState var age = 7
    let ageLabel = UILabel()

    $age.apply(into: ageLabel, \.text, converting: .init { "\($0) years" })

    age = 8
    #expect(ageLabel.text == "8 years")
  }

  @Test func viewDoesNotChangeAStateThatItOnlyShows() {
    let (label, toggle) = (UILabel(), UISwitch())
    count.apply(into: label, \.text, converting: .init { "\($0) items" })
    count.apply(into: toggle, \.isOn, converting: .init { $0 > 0 })
    label.text = "7"
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(count.wrappedValue == 0)
    count.wrappedValue = -1
    #expect(label.text == "-1 items" && !toggle.isOn)
    #expect(count.graph.description.contains("→ UILabel.text"))
    #expect(!count.graph.description.contains("⇄"))
  }

  @Test func stateCannotFollowAViewByAConversionWithoutAWayBack() {
    let label = UILabel()
    label.text = "7"
    let issues = LayoutDiagnostics.collect {
      count.map(from: label, \.text, converting: .init { "\($0)" }, line: 1)
      count.oneWayBind(with: label, \.text, converting: .init { "\($0)" }, line: 2)
      count.bind(with: label, \.text, converting: .init { "\($0)" }, line: 3)
    }
    #expect(issues.map(\.kind) == [.unreported, .unreported])
    #expect(issues.compactMap(\.line?.line) == [1, 2])
    #expect(count.wrappedValue == 0 && label.text == "7")
  }

  private struct Amount {
    var count: Int
  }

  private final class Purse { var count = 5 }

  @Test func fieldsAreShownByAConversionWithoutAWayBack() {
    let (label, other) = (UILabel(), UILabel())
    let state = ViewState(wrappedValue: Amount(count: 1))
    let issues = LayoutDiagnostics.collect {
      state.apply(into: label, \.tag, converting: .field(\.count, converting: .init { $0 * 2 }))
      ViewState(wrappedValue: Purse()).apply(
        into: other, \.tag, converting: .field(\.count, converting: .init { $0 * 2 }))
      state.wrappedValue.count = 4
    }
    #expect(issues.isEmpty)
    #expect(label.tag == 8 && other.tag == 10)
  }

  @Test func nonEquatableStateFollowsItsViews() {
    let (state, labels) = (ViewState(wrappedValue: Amount(count: 1)), [UILabel(), UILabel()])
    let amount = StateConversion<Amount, String?>(
      toView: { "\($0.count)" }, toState: { Int($0 ?? "").map { Amount(count: $0) } })
    for label in labels { state.apply(into: label, \.text, converting: amount) }
    labels[0].text = "5"
    #expect(state.wrappedValue.count == 5 && labels[1].text == "5")
  }
}
