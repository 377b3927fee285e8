import DeStijl
import Testing

private final class Owner {
  @ViewState var text: String?
  @ViewState var other: String?
  @ViewState var name = ""
  @ViewState var age = 0
  @ViewState var share: Float = 0
}

@MainActor
struct BindingTests {
  private let trace = Trace()
  private let owner = Owner()
  private let label = UILabel()
  private let second = UILabel()

  private func observe(_ observer: AnyObject) {
    owner.$text.observe(observer: observer)
      .willSet { [trace] _, changes in trace.note("will \(describe(changes))") }
      .didSet { [trace] _, changes in trace.note("did \(describe(changes))") }
  }

  private func describe(_ changes: Changes<String?>) -> String {
    let trigger = changes.trigger.triggeringView.map { $0 === label ? "label" : "second" }
    return "\(changes.old ?? "-")>\(changes.new ?? "-") \(trigger ?? "\(changes.trigger)")"
  }

  private func bind(_ view: UILabel, as name: String) {
    owner.$text.bind(with: view, \.text)
      .viewDidSet { [trace, owner] view, changes in
        trace.note("\(name) view \(describe(changes)) state \(owner.text ?? "-")")
      }
      .stateDidSet { [trace] view, changes in
        trace.note("\(name) state \(describe(changes)) shows \(view.text ?? "-")")
      }
  }

  // MARK: States that share views

  /// A value that a view showed in between used to come back as another change, endlessly.
  @Test(arguments: 1...4, [false, true])
  func viewsSharedByStatesSetTogetherShowTheLastValue(count: Int, isTurned: Bool) {
    let labels = (0..<count).map { _ in UILabel() }
    for label in labels { owner.$text.bind(with: label, \.text) }
    for label in isTurned ? labels.reversed() : labels { owner.$other.bind(with: label, \.text) }
    let issues = LayoutDiagnostics.collect {
      changeTogether { (owner.text, owner.other) = ("first", "last") }
    }
    #expect(issues.isEmpty)
    #expect(labels.map(\.text) == Array(repeating: "last", count: count))
    #expect(owner.text == "last" && owner.other == "last")
  }

  // MARK: First values

  @Test func bindingTransfersNoInitialValue() {
    (owner.text, label.text) = ("state", "view")
    observe(trace)
    owner.$text.bind(with: label, \.text)
    #expect(owner.text == "state" && label.text == "view" && trace.take() == [])
  }

  @Test func mappingSetsTheStateFromTheViewAndNotifies() {
    (owner.text, label.text) = ("state", "view")
    observe(trace)
    owner.$text.bind(with: second, \.text)
    owner.$text.map(from: label, \.text)
    #expect(owner.text == "view" && second.text == "view")
    #expect(trace.take() == ["will state>view bind", "did state>view bind"])
    owner.text = "x"
    #expect(label.text == "x")
  }

  @Test func applyingWritesTheStateToTheViewWithoutNotifying() {
    (owner.text, label.text) = ("state", "view")
    observe(trace)
    owner.$text.apply(into: label, \.text)
      .viewDidSet { [trace] _, _ in trace.note("view") }
      .stateDidSet { [trace] _, _ in trace.note("state") }
    #expect(label.text == "state" && trace.take() == [])
  }

  // MARK: Order

  @Test func settingTheStateNotifiesInOrder() {
    observe(trace)
    for (view, name) in [(label, "a"), (second, "b")] { bind(view, as: name) }
    owner.text = "x"
    #expect(
      trace.take() == [
        "will ->x state", "a state ->x state shows x", "b state ->x state shows x",
        "did ->x state",
      ])
  }

  @Test func viewChangeUpdatesOtherViewsBeforeDidSet() {
    observe(trace)
    for (view, name) in [(label, "a"), (second, "b")] { bind(view, as: name) }
    label.text = "x"
    #expect(
      trace.take() == [
        "will ->x label", "b state ->x label shows x", "a view ->x label state x",
        "did ->x label",
      ])
    #expect(second.text == "x")
  }

  @Test func viewDidSetReportsTheViewsPreviousValueAsOld() {
    (owner.text, label.text) = ("state", "view")
    bind(label, as: "a")
    label.text = "new"
    #expect(trace.take() == ["a view view>new label state new"])
  }

  @Test func writingAViewDoesNotEchoBack() {
    observe(trace)
    bind(label, as: "a")
    for text in ["x", nil, "y"] { owner.text = text }
    #expect(trace.take().filter { $0.contains("view") || $0.contains("label") }.isEmpty)
  }

  // MARK: Writing

  @Test func viewAlreadyShowingTheValueIsNotWritten() {
    final class Counting: UILabel {
      var writes = 0
      override var text: String? {
        get { super.text }
        set {
          writes += 1
          super.text = newValue
        }
      }
    }
    let label: UILabel = Counting()
    owner.$text.bind(with: label, \.text)
    for text in ["x", "x", "y"] { owner.text = text }
    label.text = "z"
    #expect((label as? Counting)?.writes == 3)
    owner.text = "z"
    #expect((label as? Counting)?.writes == 3)
  }

  @Test func clampingViewKeepsItsValueAndStateKeepsTheOriginal() {
    let slider = UISlider()
    owner.$share.bind(with: slider, \.value)
    owner.share = 5
    #expect(slider.value == 1 && owner.share == 5)
    owner.share = 5
    #expect(slider.value == 1 && owner.share == 5)
    slider.value = 1
    #expect(owner.share == 1)
  }

  @Test func settingTheSameValueRewritesAViewThatNoLongerClamps() {
    let (pages, slider) = (UIPageControl(), UISlider())
    let page = ViewState(wrappedValue: 3)
    page.apply(into: pages, \.currentPage)
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 5
    page.wrappedValue = 3
    #expect(pages.currentPage == 3)
    owner.share = 5
    owner.$share.apply(into: slider, \.value)
    #expect(slider.value == 1)
    slider.maximumValue = 10
    owner.share = 5
    #expect(slider.value == 5)
  }

  /// The state keeps its value, but the field shows something else by now.
  @Test func settingTheSameValueRewritesASilentlyChangedField() {
    let field = CapitalField()
    owner.$name.bind(with: field, \.text)
    owner.name = "ann"
    #expect(field.text == "ANN" && owner.name == "ann")
    field.setSilently("BEN")
    owner.name = "ann"
    #expect(field.text == "ANN")
  }

  @Test func settingAMutatedObjectUpdatesTheView() {
    let text = NSMutableAttributedString(string: "a")
    let state = ViewState<NSAttributedString?>(wrappedValue: text)
    let field = UITextView()
    state.apply(into: label, \.attributedText)
    state.wrappedValue.map { field.attributedText = $0 }
    text.append(NSAttributedString(string: "b"))
    state.wrappedValue = text
    #expect(label.attributedText?.string == "ab")
  }

  @Test func viewSetDuringItsUpdateEndsInSyncWithItsStates() {
    owner.$text.bind(with: label, \.text)
    owner.$other.bind(with: label, \.text)
    owner.$other.observe(observer: trace).didSet { [label] _, changes in
      if changes.new == "x" { label.text = "y" }
    }
    owner.text = "x"
    #expect([label.text, owner.text, owner.other] == ["y", "y", "y"])
    owner.text = "x"
    #expect([label.text, owner.text, owner.other] == ["y", "y", "y"])
  }

  @Test func rebindingThroughASubclassReplacesTheBinding() {
    class Loud: UILabel {}
    let loud = Loud()
    owner.$text.bind(with: loud as UILabel, \.text).stateDidSet { [trace] _, _ in trace.note("two")
    }
    owner.$text.oneWayBind(with: loud, \.text)
    owner.text = "x"
    #expect(loud.text == nil && trace.take() == [])
  }

  @Test func nilBecomesEmptyTextInFieldsAndComesBackEmpty() {
    let (field, view, bar) = (UITextField(), UITextView(), UISearchBar())
    owner.text = "a"
    owner.$text.apply(into: field, \.text)
    owner.$text.apply(into: view, \.text)
    owner.$text.apply(into: bar, \.text)
    owner.text = nil
    #expect(field.text == "" && view.text == "" && bar.text == "" && owner.text == nil)
    field.text = "b"
    field.text = nil
    #expect(owner.text == "")
    label.text = "c"
    owner.$text.map(from: label, \.text)
    label.text = nil
    #expect(owner.text == nil)
  }

  // MARK: Several views

  @Test func allBoundViewsShowTheStateAndRebindingReplaces() {
    bind(label, as: "first")
    bind(second, as: "b")
    bind(label, as: "a")
    owner.text = "x"
    #expect(label.text == "x" && second.text == "x")
    #expect(trace.take() == ["a state ->x state shows x", "b state ->x state shows x"])
    label.text = "y"
    #expect(trace.take().count == 2)
  }

  @Test func unbindEndsOneBindingOrAll() {
    for view in [label, second] { owner.$text.bind(with: view, \.text) }
    owner.$text.unbind(from: label)
    owner.text = "x"
    #expect(label.text == nil && second.text == "x")
    label.text = "y"
    #expect(owner.text == "x")
    owner.$text.unbind()
    owner.text = "z"
    second.text = "q"
    #expect(second.text == "q" && owner.text == "z")
    let binding = owner.$text.bind(with: label, \.text)
    binding.unbind()
    owner.text = "w"
    #expect(label.text == "y")
  }

  /// A binding that has been replaced has nothing left to end.
  @Test func unbindingAReplacedBindingKeepsTheNewOne() {
    let former = owner.$text.bind(with: label, \.text)
    owner.$text.bind(with: label, \.text)
    former.unbind()
    owner.text = "a"
    #expect(label.text == "a")
  }

  @Test func resettingEndsBindingsAndObservers() {
    observe(trace)
    bind(label, as: "a")
    owner.$text.reset()
    owner.text = "x"
    #expect(trace.take() == [] && label.text == nil)
  }

  @Test func twoStatesBoundToOneViewSettleInOneRound() {
    owner.$text.bind(with: label, \.text)
    owner.$other.bind(with: label, \.text)
    owner.$other.observe(observer: trace).didSet { trace, changes in
      trace.note("other \(changes.new ?? "-")")
    }
    observe(trace)
    owner.text = "x"
    #expect(owner.other == "x" && label.text == "x")
    #expect(trace.take() == ["will ->x state", "other x", "did ->x state"])
  }

  @Test func twoStatesBoundToTheSameTwoViewsSettle() {
    for view in [label, second] {
      owner.$text.bind(with: view, \.text)
      owner.$other.bind(with: view, \.text)
    }
    let issues = LayoutDiagnostics.collect {
      owner.text = "x"
      owner.other = "y"
      second.text = "z"
    }
    #expect(issues.isEmpty)
    #expect([owner.text, owner.other, label.text, second.text].allSatisfy { $0 == "z" })
  }

  // MARK: Conversions

  /// The view may report a different value each time, but each report stems from the write.
  @Test func nonEquatableValuesPropagateOnce() {
    let (crate, observer) = (Crate(), Trace())
    let states = (0..<3).map { ViewState(wrappedValue: Cargo(weight: $0)) }
    _ = LayoutDiagnostics.collect {
      states[0].bind(with: crate, \.cargo)
      states[1].bind(with: crate, \.cargo)
      states[2].bind(with: crate, \.cargo)
    }
    for state in states {
      state.observe(observer: observer).didSet { $0.note("\($1.new.weight)") }
    }
    let issues = LayoutDiagnostics.collect { states[1].wrappedValue = Cargo(weight: 7) }
    #expect(issues.map(\.description) == [])
    #expect(observer.take() == ["7", "7", "7"] && crate.cargo.weight == 7)
  }

  @Test func numbersConvertToTextAndBack() {
    let field = UITextField()
    owner.$age.apply(into: field, \.text, converting: .text)
    #expect(field.text == "0")
    owner.age = 42
    #expect(field.text == "42")
    field.text = "43"
    #expect(owner.age == 43)
    field.text = "43 years"
    #expect(owner.age == 43 && field.text == "43 years")
    field.text = "07"
    #expect(owner.age == 7 && field.text == "07")
    field.text = "8"
    owner.$age.map(from: field, \.text, converting: .text)
    #expect(owner.age == 8)
  }

  @Test func nonOptionalStringBindsToOptionalText() {
    let field = UITextField()
    field.text = "a"
    owner.$name.map(from: field, \.text)
    #expect(owner.name == "a")
    owner.name = "b"
    #expect(field.text == "b")
    owner.$name.bind(with: label, \.text)
    label.text = nil
    #expect(owner.name == "" && field.text == "")
    owner.name = "c"
    owner.$name.apply(into: second, \.text)
    #expect(second.text == "c")
  }

  // MARK: One way

  @Test func oneWayBindingReadsTheViewAndNeverWritesIt() {
    label.text = "view"
    observe(trace)
    owner.$text.oneWayBind(with: label, \.text)
      .viewDidSet { [trace] _, changes in trace.note("view \(changes.new ?? "-")") }
    #expect(owner.text == "view")
    #expect(trace.take() == ["will ->view bind", "did ->view bind"])
    owner.text = "state"
    #expect(label.text == "view")
    _ = trace.take()
    label.text = "new"
    #expect(trace.take() == ["will state>new label", "view new", "did state>new label"])
  }

  @Test func oneWayBindingReplacesOnlyTheBindingToItsView() {
    owner.$text.bind(with: label, \.text)
    owner.$text.bind(with: second, \.text)
    owner.$text.oneWayBind(with: label, \.text)
    owner.text = "x"
    #expect(label.text == nil && second.text == "x")
    label.text = "y"
    #expect(second.text == "y")
  }

  @Test func unreportedPropertyOnlyFollowsTheStateAndRaisesAnIssue() {
    let state = ViewState(wrappedValue: 3)
    let issues = LayoutDiagnostics.collect { state.bind(with: label, \.numberOfLines) }
    #expect(issues.map(\.kind) == [.unreported])
    #expect(issues.first?.line?.description.hasPrefix("BindingTests.swift:") == true)
    state.wrappedValue = 4
    #expect(label.numberOfLines == 4)
    label.numberOfLines = 5
    #expect(state.wrappedValue == 4)
  }

  @Test func unreportedPropertySetByABindingUpdatesOtherStates() {
    let (state, other) = (ViewState(wrappedValue: 3), ViewState(wrappedValue: 4))
    _ = LayoutDiagnostics.collect {
      state.bind(with: label, \.numberOfLines)
      other.bind(with: label, \.numberOfLines)
    }
    state.wrappedValue = 7
    #expect(other.wrappedValue == 7)
  }

  // MARK: Lifetime

  @Test func bindingsRetainNeitherTheViewNorTheState() {
    weak var goneView: UILabel?
    weak var goneOwner: Owner?
    let view = UILabel()
    do {
      let (owner, label) = (Owner(), UILabel())
      (goneView, goneOwner) = (label, owner)
      for view in [label, view] {
        owner.$text.bind(with: view, \.text).viewDidSet { view, _ in view.alpha = 1 }
        owner.$text.observe(observer: owner).didSet { _, changes in view.tag = 1 }
      }
      owner.text = "x"
    }
    #expect(goneView == nil && goneOwner == nil)
    view.text = "y"
  }

  @Test func stateMayOutliveItsViews() {
    owner.$text.bind(with: UILabel(), \.text)
    owner.text = "x"
    #expect(owner.text == "x")
  }

  @Test func releasedBindingsLeaveNoControlActions() {
    let field = UITextField()
    do { Owner().$text.bind(with: field, \.text) }
    #expect(field.allControlEvents.isEmpty)
  }

  // MARK: Optional text

  @Test func nonOptionalStateFollowsOptionalText() {
    let (name, age, field) = (
      ViewState(wrappedValue: "a"), ViewState(wrappedValue: 1), UITextField()
    )
    field.text = "12"
    name.oneWayBind(with: field, \.text)
    age.oneWayBind(with: field, \.text, converting: .text)
    #expect(name.wrappedValue == "12" && age.wrappedValue == 12)
    field.text = nil
    #expect(name.wrappedValue == "" && age.wrappedValue == 12)
    name.wrappedValue = "x"
    #expect(field.text ?? "" == "")
  }

  @Test func nonOptionalStringIsAssignedToOptionalText() {
    let (name, label) = (ViewState(wrappedValue: "a"), UILabel())
    label.whenStateChanged(for: name, thenAssignTo: \.text)
    name.wrappedValue = "b"
    #expect(label.text == "b")
  }

  /// Nothing reports changes of a label's `numberOfLines`.
  @Test func assigningAPropertyUpdatesItsBoundState() {
    let (lines, limit, label) = (ViewState(wrappedValue: 1), ViewState(wrappedValue: 1), UILabel())
    _ = LayoutDiagnostics.collect { lines.bind(with: label, \.numberOfLines) }
    label.whenStateChanged(for: limit, thenAssignTo: \.numberOfLines)
    limit.wrappedValue = 5
    #expect(label.numberOfLines == 5 && lines.wrappedValue == 5)
  }
}

/// A field that shows capitals, whatever text it is given.
private final class CapitalField: UITextField {
  private var isSilent = false

  override var text: String? {
    get { super.text }
    set { super.text = isSilent ? newValue : newValue?.uppercased() }
  }

  func setSilently(_ text: String) {
    isSilent = true
    self.text = text
    isSilent = false
  }
}

/// A value that is not `Equatable`.
private struct Cargo {
  var weight: Int
}

private final class Crate: UIView {
  var cargo = Cargo(weight: 0)
}
