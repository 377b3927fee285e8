import DeStijl
import Testing

/// Views that show one item, then another.
@MainActor
struct ReusedViewTests {
  private let first = ViewState(wrappedValue: "A")
  private let second = ViewState(wrappedValue: "B")
  private let label = UILabel()

  private var values: [String?] { [first.wrappedValue, second.wrappedValue, label.text] }

  @Test func bindingAnotherStateFromTheSameLineReplacesTheFirst() {
    for state in [first, second] { label.apply(\.text, from: state) }
    #expect(values == ["A", "B", "B"])
    first.wrappedValue = "a"
    #expect(values == ["a", "B", "B"])
    second.wrappedValue = "b"
    #expect(values == ["a", "b", "b"])
    label.text = "x"
    #expect(values == ["a", "x", "x"])
  }

  @Test func everyBindingModeReplacesFromTheSameLine() {
    label.text = "view"
    for state in [first, second] { state.bind(with: label, \.text) }
    #expect(values == ["A", "B", "view"])
    label.text = "bound"
    #expect(values == ["A", "bound", "bound"])
    for state in [second, first] { state.map(from: label, \.text) }
    label.text = "mapped"
    #expect(values == ["mapped", "bound", "mapped"])
    for state in [first, second] { state.oneWayBind(with: label, \.text) }
    label.text = "one way"
    #expect(values == ["mapped", "one way", "one way"])
  }

  @Test func sameLineBindsManyViews() {
    let (states, labels) = ([first, second], [label, UILabel()])
    for (state, label) in zip(states, labels) { label.apply(\.text, from: state) }
    first.wrappedValue = "a"
    labels[1].text = "b"
    #expect(labels.map(\.text) == ["a", "b"] && values == ["a", "b", "a"])
  }

  @Test func initialValueOfAStateChangesNoOtherState() {
    first.apply(into: label, \.text)
    second.apply(into: label, \.text)
    #expect(values == ["A", "B", "B"])
    label.text = "x"
    #expect(values == ["x", "x", "x"])
  }

  /// Nothing reports changes of a label's `numberOfLines`, and a slider's bounds change its value.
  @Test func initialValuesOfUnreportedPropertiesChangeNoOtherState() {
    let (one, two, slider) = (ViewState(wrappedValue: 1), ViewState(wrappedValue: 2), UISlider())
    let (value, most) = (ViewState<Float>(wrappedValue: 0.5), ViewState<Float>(wrappedValue: 0.25))
    _ = LayoutDiagnostics.collect {
      one.apply(into: label, \.numberOfLines)
      two.apply(into: label, \.numberOfLines)
      value.apply(into: slider, \.value)
      most.apply(into: slider, \.maximumValue)
    }
    #expect(label.numberOfLines == 2 && one.wrappedValue == 1)
    #expect(slider.value == 0.25 && value.wrappedValue == 0.5)
  }

  @Test func oneWayStateFollowsTheInitialValueOfAnother() {
    let length = ViewState(wrappedValue: 0)
    length.oneWayBind(
      with: label, \.text,
      converting: StateConversion(toView: { "\($0)" }, toState: { $0?.count ?? 0 }))
    first.wrappedValue = "long"
    first.apply(into: label, \.text)
    #expect(length.wrappedValue == 4)
  }

  @Test func observingAnotherStateFromTheSameLineReplacesTheFirst() {
    let (trace, other) = (Trace(), UILabel())
    for state in [first, second] {
      label.observe(state) { _, changes in trace.note(changes.new) }
        .whenStateChanged(for: state, thenAssignTo: \.text)
      other.whenStateChanged(for: first, thenAssignTo: \.text)
    }
    first.wrappedValue = "a"
    #expect(trace.take() == [] && label.text == nil && other.text == "a")
    second.wrappedValue = "b"
    #expect(trace.take() == ["b"] && label.text == "b")
  }

  @Test func observationsFromDifferentLinesCoexist() {
    label.whenStateChanged(for: first, thenAssignTo: \.text)
    label.whenStateChanged(for: second, thenAssignTo: \.text)
    first.wrappedValue = "a"
    #expect(label.text == "a")
    second.wrappedValue = "b"
    #expect(label.text == "b")
  }

  @Test func reusedViewLeavesEarlierItemsUnchanged() {
    let items = (0..<20).map { ViewState(wrappedValue: "\($0)") }
    for item in items {
      item.apply(into: label, \.text)
      label.observe(item) { [second] _, changes in second.wrappedValue = changes.new }
    }
    label.text = "edited"
    #expect(items.map(\.wrappedValue) == (0..<19).map { "\($0)" } + ["edited"])
    items[0].wrappedValue = "x"
    #expect(second.wrappedValue == "edited" && label.text == "edited")
  }
}
