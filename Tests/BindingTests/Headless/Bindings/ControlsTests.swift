import DeStijl
import Foundation
import Testing

/// Both directions of each control, driven by touches and the keyboard.
@MainActor
struct ControlsTests {
  private let trace = Trace()

  /// - Parameters:
  ///   - values: The values that code sets the state to, one after another.
  ///   - user: A user's action. The state takes the value that the view then shows, as a user's
  ///     change.
  ///   - code: A change of the view by code.
  private func expectBoth<View: UIView, Value: Equatable>(
    _ view: View, _ path: ReferenceWritableKeyPath<View, Value>, values: [Value],
    location: SourceLocation = #_sourceLocation, user: ((View) -> Void)? = nil,
    code: ((View) -> Void)? = nil
  ) {
    let state = ViewState(wrappedValue: view[keyPath: path])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    if view.frame.origin == .zero || view.frame.isEmpty {
      view.frame = CGRect(x: 20, y: 100, width: 200, height: 50)
    }
    window.rootViewController?.view.addSubview(view)
    window.layoutIfNeeded()
    let issues = LayoutDiagnostics.collect {
      state.bind(with: view, path).viewDidSet { [trace] _, changes in
        trace.note(changes.isByUser ? "user" : "code")
      }
    }
    #expect(issues.isEmpty, sourceLocation: location)
    for value in values {
      state.wrappedValue = value
      #expect(view[keyPath: path] == value, sourceLocation: location)
    }
    #expect(trace.take() == [], sourceLocation: location)
    for (act, name) in [(user, "user"), (code, "code")] {
      guard let act else { continue }
      let before = state.wrappedValue
      act(view)
      #expect(state.wrappedValue == view[keyPath: path], sourceLocation: location)
      #expect(state.wrappedValue != before, sourceLocation: location)
      #expect(Set(trace.take()) == [name], sourceLocation: location)
    }
    window.isHidden = true
  }

  private func type(_ text: String, into view: UIView) {
    view.becomeFirstResponder()
    Headless.type(text)
  }

  @Test func textFieldsBindBothWays() {
    for field in [UITextField(), UISearchTextField()] {
      expectBoth(field, \.text, values: ["a", "", "b"]) {
        type("typed", into: $0)
      } code: {
        $0.text = "code"
      }
    }
  }

  @Test func textViewsBindBothWays() {
    expectBoth(UITextView(), \.text, values: ["a", "b"]) {
      type("typed", into: $0)
    } code: {
      $0.text = "code"
    }
  }

  @Test func searchBarsBindBothWays() {
    expectBoth(UISearchBar(), \.text, values: ["a", "b"]) {
      type("typed", into: $0)
    } code: {
      $0.text = "code"
    }
  }

  @Test func clearButtonOfASearchBarUpdatesTheState() {
    expectBoth(
      UISearchBar(), \.text, values: ["a"],
      user: { bar in
        bar.becomeFirstResponder()
        bar.window?.layoutIfNeeded()
        let field = bar.searchTextField
        let button = field.clearButtonRect(forBounds: field.bounds)
        Headless.tap(at: CGPoint(x: button.midX, y: button.midY), in: field)
        #expect(bar.text == "")
      })
  }

  @Test func typingContinuesAtTheCursor() {
    let state = ViewState<String?>(wrappedValue: nil)
    let field = UITextField()
    expectBoth(
      field, \.text, values: ["ad"],
      user: { field in
        state.map(from: field, \.text)
        field.becomeFirstResponder()
        if let place = field.position(from: field.beginningOfDocument, offset: 1) {
          field.selectedTextRange = field.textRange(from: place, to: place)
        }
        Headless.type("bc")
        #expect(field.text == "abcd" && state.wrappedValue == "abcd")
      })
  }

  @Test func boundFieldKeepsItsMarkedText() {
    expectBoth(
      UITextField(), \.text, values: [""],
      user: { field in
        field.becomeFirstResponder()
        Headless.compose("に")
        #expect(field.markedTextRange != nil)
        Headless.compose("にほん")
        #expect(field.markedTextRange != nil && field.text == "にほん")
      })
  }

  @Test func attributedTextsBindBothWays() {
    let text = NSAttributedString(string: "code")
    for field in [UITextField(), UISearchTextField()] {
      expectBoth(field, \.attributedText, values: []) {
        type("typed", into: $0)
      } code: {
        $0.attributedText = text
      }
    }
    expectBoth(UITextView(), \.attributedText, values: []) {
      type("typed", into: $0)
    } code: {
      $0.text = "code"
    }
    expectBoth(UILabel(), \.attributedText, values: [text, nil], code: { $0.text = "code" })
  }

  /// Inputs add a font and a color to text without them. The state keeps the text that it was set to.
  @Test func textInputsShowTheAttributedTextOfTheState() {
    let red = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    let (fields, view) = ([UITextField(), UISearchTextField()], UITextView())
    let state = ViewState<NSAttributedString?>(wrappedValue: nil)
    for field in fields { state.bind(with: field, \.attributedText) }
    state.bind(with: view, \.attributedText)
    state.observe(observer: view).didSet { [trace] _, changes in
      trace.note(changes.new?.string ?? "nil")
    }
    for text in [red, nil, red] {
      state.wrappedValue = text
      #expect(state.wrappedValue == text && trace.take() == [text?.string ?? "nil"])
      for shown in fields.map(\.attributedText) + [view.attributedText] {
        #expect(shown?.string == text?.string ?? "")
        guard let shown, shown.length > 0 else { continue }
        let color = shown.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(color as? UIColor == .red)
      }
    }
  }

  @Test func equalAttributedTextDoesNotMoveTheCursor() {
    let (field, state) = (UITextField(), ViewState<NSAttributedString?>(wrappedValue: nil))
    state.bind(with: field, \.attributedText)
    state.wrappedValue = NSAttributedString(string: "abc")
    let place = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.selectedTextRange = place
    state.wrappedValue = NSAttributedString(string: "abc")
    let cursor = field.selectedTextRange.map {
      field.offset(from: field.beginningOfDocument, to: $0.start)
    }
    #expect(cursor == 0)
  }

  @Test func switchesBindBothWays() {
    expectBoth(UISwitch(), \.isOn, values: [true, false]) {
      Headless.tap($0)
    } code: {
      $0.setOn(false, animated: true)
    }
  }

  @Test func slidersBindBothWays() {
    expectBoth(UISlider(), \.value, values: [0.5, 0]) {
      Headless.slide($0, to: 1)
    } code: {
      $0.setValue(0.25, animated: true)
    }
  }

  @Test func steppersBindBothWays() {
    expectBoth(UIStepper(), \.value, values: [5, 1]) {
      Headless.tap(at: CGPoint(x: 80, y: 10), in: $0)
    } code: {
      $0.value = 9
    }
  }

  @Test func segmentedControlsBindBothWays() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
    expectBoth(control, \.selectedSegmentIndex, values: [2, 0]) {
      Headless.choose(segment: 1, of: $0)
    } code: {
      $0.selectedSegmentIndex = 2
    }
  }

  @Test func toggleButtonsBindBothWays() {
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    expectBoth(button, \.isSelected, values: [true, false]) {
      Headless.tap($0)
    } code: {
      $0.isSelected = false
    }
    // A change that an app's own action makes in response to a tap counts as code.
    let plain = UIButton(
      type: .system,
      primaryAction: UIAction { ($0.sender as? UIButton)?.isSelected.toggle() })
    expectBoth(plain, \.isSelected, values: [false], code: { Headless.tap($0) })
  }

  @Test(arguments: [false, true]) func searchBarScopesBindBothWays(isShownLater: Bool) {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    bar.scopeButtonTitles = ["a", "b", "c"]
    bar.showsScopeBar = !isShownLater
    expectBoth(bar, \.selectedScopeButtonIndex, values: [2, 0]) { bar in
      bar.showsScopeBar = true
      bar.frame.size.height = bar.intrinsicContentSize.height
      bar.layoutIfNeeded()
      let segments = bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first
      if let segments { Headless.choose(segment: 1, of: segments) }
    } code: {
      $0.selectedScopeButtonIndex = 2
    }
  }

  @Test func datePickersBindBothWays() {
    let dates = (1...3).map { Date(timeIntervalSinceReferenceDate: 60_000 * Double($0)) }
    expectBoth(UIDatePicker(), \.date, values: [dates[0]]) {
      Headless.choose(dates[1], of: $0)
    } code: {
      $0.setDate(dates[2], animated: true)
    }
  }

  @Test func pageControlsBindBothWays() {
    let control = UIPageControl()
    control.numberOfPages = 4
    control.frame = CGRect(x: 0, y: 100, width: 80, height: 26)
    expectBoth(control, \.currentPage, values: [2, 0]) {
      Headless.tap(at: CGPoint(x: 70, y: 10), in: $0)
    } code: {
      $0.currentPage = 3
    }
  }

  @Test func scrollViewsBindBothWays() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.contentSize = CGSize(width: 200, height: 900)
    expectBoth(view, \.contentOffset, values: [CGPoint(x: 0, y: 10), .zero]) {
      Headless.scroll($0, by: CGPoint(x: 0, y: 30))
    } code: {
      $0.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    }
    expectBoth(
      UIScrollView(), \.contentSize, values: [CGSize(width: 5, height: 5)],
      code: {
        $0.contentSize.width = 9
      })
  }

  @Test func plainViewsBindBothWays() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectBoth(UIView(), \.frame, values: [frame], code: { $0.frame.origin.x = 9 })
    expectBoth(UIView(), \.bounds, values: [frame], code: { $0.bounds.origin.x = 9 })
    expectBoth(UIView(), \.alpha, values: [0.5], code: { $0.alpha = 1 })
    expectBoth(UIView(), \.isHidden, values: [true], code: { $0.isHidden = false })
    expectBoth(
      UIView(), \.backgroundColor, values: [.red, nil], code: { $0.backgroundColor = .red })
  }

  @Test func labelsImageViewsAndButtonsBindBothWays() {
    let image = UIImage(systemName: "plus")
    expectBoth(UILabel(), \.text, values: ["a", nil], code: { $0.text = "b" })
    expectBoth(UIImageView(), \.image, values: [image, nil], code: { $0.image = image })
    expectBoth(
      UIImageView(), \.animationImages, values: [[], nil], code: { $0.animationImages = [] })
    expectBoth(UIButton(), \.isSelected, values: [true], code: { $0.isSelected = false })
    expectBoth(UIButton(), \.isEnabled, values: [false], code: { $0.isEnabled = true })
  }

  @Test func compatibleTextsAndImagesBindBothWays() {
    let text = ViewState<(any TextCompatible)?>(wrappedValue: "a")
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    let picture = UIImageView()
    let image = ViewState<(any ImageCompatible)?>(wrappedValue: nil)
    let issues = LayoutDiagnostics.collect {
      text.apply(into: label, \.textCompat)
      text.apply(into: field, \.textCompat)
      text.apply(into: view, \.textCompat)
      image.apply(into: picture, \.imageCompat)
    }
    #expect(issues.isEmpty)
    #expect(label.text == "a" && field.text == "a" && view.text == "a")
    label.text = "b"
    #expect(text.wrappedValue?.text == "b" && field.text == "b" && view.text == "b")
    field.attributedText = NSAttributedString(string: "c")
    #expect(label.text == "c" && view.text == "c")
    picture.image = UIImage(systemName: "plus")
    #expect(image.wrappedValue is UIImage)
    image.wrappedValue = nil
    #expect(picture.image == nil)
  }

  @Test func overriddenPropertiesBindBothWays() {
    class Loud: UILabel {
      override var text: String? {
        get { super.text }
        set { super.text = newValue?.uppercased() }
      }
    }
    let (label, state) = (Loud(), ViewState<String?>(wrappedValue: nil))
    let issues = LayoutDiagnostics.collect { state.bind(with: label, \.text) }
    #expect(issues.isEmpty)
    label.text = "a"
    #expect(state.wrappedValue == "A")
    state.wrappedValue = "b"
    #expect(label.text == "B" && state.wrappedValue == "b")
  }

  // MARK: Invalid values

  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.makeKeyAndVisible()
    view.frame = CGRect(x: 20, y: 100, width: 200, height: 50)
    window.addSubview(view)
    return window
  }

  @Test func stateFollowsIsEditingOfATextField() {
    let (field, isEditing) = (UITextField(), ViewState(wrappedValue: false))
    let window = show(field)
    _ = LayoutDiagnostics.collect { isEditing.oneWayBind(with: field, \.isEditing) }
    for isEdited in [true, false, true] {
      _ = isEdited ? field.becomeFirstResponder() : field.resignFirstResponder()
      #expect(isEditing.wrappedValue == isEdited)
    }
    window.isHidden = true
  }

  @Test func stateFollowsIsFirstResponderOfATextView() {
    let (view, isEditing) = (UITextView(), ViewState(wrappedValue: false))
    let window = show(view)
    _ = LayoutDiagnostics.collect { isEditing.oneWayBind(with: view, \.isFirstResponder) }
    for isEdited in [true, false, true] {
      _ = isEdited ? view.becomeFirstResponder() : view.resignFirstResponder()
      #expect(isEditing.wrappedValue == isEdited)
    }
    window.isHidden = true
  }

  @Test func stateFollowsIsTrackingOfASlider() {
    let (slider, isTracking) = (UISlider(), ViewState(wrappedValue: false))
    let window = show(slider)
    var heard: [Bool] = []
    _ = LayoutDiagnostics.collect { isTracking.oneWayBind(with: slider, \.isTracking) }
    isTracking.observe(observer: trace).didSet { _, changes in heard.append(changes.new) }
    Headless.drag(from: CGPoint(x: 10, y: 25), to: CGPoint(x: 150, y: 25), in: slider)
    #expect(heard == [true, false])
    window.isHidden = true
  }

  /// A view that clamps a value keeps the clamped value, and the state keeps the original.
  @Test func touchingAClampedSliderKeepsTheState() {
    let (slider, share) = (UISlider(), ViewState<Float>(wrappedValue: 5))
    share.apply(into: slider, \.value)
    for event in [UIControl.Event.touchDown, .touchUpInside, .editingDidEnd] {
      slider.sendActions(for: event)
    }
    #expect(slider.value == 1 && share.wrappedValue == 5)
  }

  @Test func issueOfAnUnreportedPropertyNamesTheDirection() {
    let (field, isEditing, lines) = (
      UITextField(), ViewState(wrappedValue: false), ViewState(wrappedValue: 1)
    )
    let one = LayoutDiagnostics.collect { isEditing.oneWayBind(with: field, \.isEditing) }
    let two = LayoutDiagnostics.collect { lines.bind(with: UILabel(), \.numberOfLines) }
    #expect(one.first?.message.contains("the state only follows changes by the user") == true)
    #expect(two.first?.message.contains("only goes from the state to the view") == true)
  }

  @Test(arguments: [false, true])
  func actionReadsTheNewValueAnywhereInTheChain(isFirst: Bool) {
    let (on, text) = (ViewState(wrappedValue: false), ViewState<String?>(wrappedValue: ""))
    let (toggle, field) = (UISwitch(), UITextField())
    var heard: [String] = []
    func act() {
      toggle.onSwitch { _ in heard.append("\(on.wrappedValue)") }
        .onSwitch { _ in heard.append("then") }
      field.addAction(for: [.touchDown, .editingChanged]) { heard.append(text.wrappedValue ?? "") }
    }
    if isFirst { act() }
    toggle.bind(\.isOn, with: on)
    field.bind(\.text, with: text)
    if !isFirst { act() }
    let window = show(toggle)
    Headless.tap(toggle)
    #expect(heard == ["true", "then"])
    heard = []
    window.addSubview(field)
    type("a", into: field)
    field.sendActions(for: .touchDown)
    #expect(heard == ["a", "a"])
    window.isHidden = true
  }
}
