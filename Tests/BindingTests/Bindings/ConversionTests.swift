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

  private struct Amount {
    var count: Int
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
