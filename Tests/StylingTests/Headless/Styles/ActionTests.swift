import Foundation
import Styling
import TestSupport
import Testing

/// Closures as actions of controls and gestures.
@MainActor
struct ActionTests {
  @Test func documentedActionsRun() {
    var heard: [String] = []
    let control = UIControl().addAction(for: .valueChanged, { heard.append("value changed") })
    control.sendActions(for: .valueChanged)
    let button = UIButton().title("Tap me").onTap({ heard.append("didTap") })
    button.sendActions(for: .touchUpInside)
    #expect(heard == ["value changed", "didTap"])
  }

  @Test func overwritingReplacesOnlyChainedActionsOfTheEvent() {
    var heard: [String] = []
    let button = UIButton().onTap { heard.append("a") }.onTap { heard.append("b") }
    button.addAction(UIAction { _ in heard.append("own") }, for: .touchUpInside)
    button.addAction(for: .touchDown) { heard.append("down") }
    button.sendActions(for: .touchUpInside)
    #expect(heard == ["a", "b", "own"])
    heard = []
    button.onTap(overwrite: true) { heard.append("c") }
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(heard == ["own", "c", "down"])
  }

  @Test func actionForTwoEventsCanBeOverwrittenForOne() {
    var heard: [String] = []
    let control = UIControl().addAction(for: [.touchDown, .touchUpInside]) { heard.append("both") }
    control.addAction(for: .touchDown, overwrite: true) { heard.append("down") }
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(heard == ["down", "both"])
  }

  /// The remaining part is still an action of the chain.
  @Test func actionForTwoEventsCanBeOverwrittenForEach() {
    var heard: [String] = []
    let control = UIControl().addAction(for: [.touchDown, .touchUpInside]) { heard.append("both") }
    control.addAction(for: .touchDown, overwrite: true) { heard.append("down") }
    control.addAction(for: .touchUpInside, overwrite: true) { heard.append("up") }
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(heard == ["down", "up"])
  }

  /// A binding needs this order, so that the actions find the new value in the state.
  @Test func chainedActionsCanRunLast() {
    var heard: [String] = []
    let (control, events) = (UIControl(), UIControl.Event([.valueChanged, .touchDown]))
    control.addAction(for: events) { heard.append("chained") }
    control.addAction(UIAction { _ in heard.append("other") }, for: events)
    control.doChainedActionsLast(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(heard == ["other", "chained"])
    heard = []
    control.sendActions(for: .touchDown)
    #expect(heard.sorted() == ["chained", "other"])
  }

  @Test func actionRemovedByAThemeStaysAway() {
    var heard: [String] = []
    let control = UIControl()
    control.set(
      style: Style { (control: UIControl, _: UITraitCollection) in
        control.addAction(for: .valueChanged) { heard.append("theme") }
      })
    for _ in 0..<3 { Theme.apply(to: control) }
    control.doChainedActionsLast(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(heard == ["theme"])
  }

  @Test func actionsEnableUserInteraction() {
    let (control, toggle) = (UIControl(), UISwitch())
    for control in [control, toggle] { control.isUserInteractionEnabled = false }
    control.onTap {}
    toggle.onSwitch { _ in }
    #expect(control.isUserInteractionEnabled && toggle.isUserInteractionEnabled)
  }

  @Test func actionsReceiveTheControlsValue() {
    var heard: [String] = []
    let toggle = UISwitch().isOn(true).onSwitch { heard.append("\($0)") }
    let slider = UISlider().value(0.5).onChange { heard.append("\($0)") }
    let field = UITextField().text("a").onTextChanged { heard.append($0 ?? "nil") }
    toggle.sendActions(for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    field.sendActions(for: .editingChanged)
    #expect(heard == ["true", "0.5", "a"])
  }

  @Test func clickClosuresEnableUserInteraction() {
    let (one, other) = (UIButton(), UIButton())
    var count = 0
    for button in [one, other] { button.isUserInteractionEnabled = false }
    one.didClicked { _ in count += 1 }
    other.onClick { _ in count += 1 }
    for button in [one, other] { button.sendActions(for: .touchUpInside) }
    #expect(one.isUserInteractionEnabled && other.isUserInteractionEnabled && count == 2)
  }

  @Test func gesturesOfOneKindShareARecognizer() {
    var heard: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let label = UILabel().frame(CGRect(x: 0, y: 0, width: 100, height: 100))
      .onTapGesture { heard.append("a") }.onTapGesture { heard.append("b") }
      .onLongTapGesture { heard.append("long") }.onLongPressGesture { heard.append("press") }
    window.addSubview(label)
    #expect(label.isUserInteractionEnabled && label.gestureRecognizers?.count == 2)
    Headless.tap(label)
    #expect(heard == ["a", "b"])
    heard = []
    label.onTapGesture(overwrite: true) { heard.append("c") }
    Headless.tap(label)
    #expect(heard == ["c"] && label.gestureRecognizers?.count == 2)
  }

  /// A description that is evaluated again does this.
  @Test func gestureOfALineThatRunsAgainReplacesItself() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = UIView().frame(window.bounds)
    window.addSubview(view)
    var heard: [Int] = []
    for number in 0..<3 {
      DescriptionRound.run { _ = view.onTapGesture { heard.append(number) } }
    }
    Headless.tap(view)
    #expect(heard == [2] && view.gestureRecognizers?.count == 1)
  }

  @Test func longPressRunsEachClosureOnce() {
    var heard: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = UIImageView().frame(CGRect(x: 0, y: 0, width: 100, height: 100))
      .onLongPressGesture { heard.append("a") }.onLongTapGesture { heard.append("b") }
    window.addSubview(view)
    Headless.press(view)
    #expect(heard == ["a", "b"])
  }

  /// The action runs while the finger is still down.
  @Test func longPressRunsWhenItBegins() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = UIView().frame(CGRect(x: 0, y: 0, width: 100, height: 100))
    var states: [UIGestureRecognizer.State?] = []
    view.onLongPressGesture { states.append(view.gestureRecognizers?.first?.state) }
    window.addSubview(view)
    Headless.press(view)
    #expect(states == [.began])
  }

  @Test func removedRecognizerIsMadeAgain() {
    let view = UIView().onTapGesture {}
    let recognizer = view.gestureRecognizers?.first
    if let recognizer { view.removeGestureRecognizer(recognizer) }
    view.onTapGesture {}
    #expect(view.gestureRecognizers?.count == 1 && view.gestureRecognizers?.first !== recognizer)
  }

  @Test func closuresOfARemovedRecognizerDoNotReturn() {
    var heard: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = UIView().frame(CGRect(x: 0, y: 0, width: 100, height: 100))
    view.onTapGesture { heard.append("old") }
    window.addSubview(view)
    view.gestureRecognizers?.forEach { view.removeGestureRecognizer($0) }
    view.onTapGesture { heard.append("new") }.onTapGesture { heard.append("newer") }
    Headless.tap(view)
    #expect(heard == ["new", "newer"])
  }

  /// The closure may use the view when it is released.
  @Test func overwrittenClosureMayUseTheViewOnRelease() {
    let button = UIButton()
    var heard: [String] = []
    func used(_ name: String) -> @MainActor () -> Void {
      DeinitAction.holding {
        button.onTap {}.onTapGesture {}.set(style: ViewStyle([.enabled(true)]))
        Theme.apply(to: button)
        heard.append(name)
      }
    }
    func theme(_ act: @escaping @MainActor () -> Void) -> Style<UIButton> {
      Style { (_: UIButton, _: UITraitCollection) in act() }
    }
    button.onTap(used("tap")).onTap(overwrite: true) {}
    button.onTapGesture(used("gesture")).onTapGesture(overwrite: true) {}
    button.set(style: theme(used("theme"))).set(style: theme {})
    button.set(style: ViewStyle([.target(ControlActor(used("target")))]))
    button.set(style: ViewStyle([.targets([])]))
    #expect(heard == ["tap", "gesture", "theme", "target"])
  }

  @Test func reappliedThemeAddsItsActionsOnce() {
    var heard: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let button = UIButton().frame(CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel().frame(button.frame)
    button.onTap { heard.append("own") }
    func theme(_ name: String) -> Style<UIButton> {
      Style { (button: UIButton, _: UITraitCollection) in
        button.onClick { _ in heard.append("\(name) click") }
        label.onTapGesture { heard.append("\(name) gesture") }
      } + Style { $0.onTap { heard.append(name) } }
    }
    button.set(style: theme("a"))
    for _ in 0..<3 { Theme.apply(to: button) }
    for view in [button, label] {
      window.addSubview(view)
      Headless.tap(view)
    }
    #expect(heard == ["own", "a click", "a", "a gesture"])
    heard = []
    button.set(style: theme("b"))
    for _ in 0..<3 { Theme.apply(to: button) }
    button.sendActions(for: .touchUpInside)
    Headless.tap(label)
    #expect(heard == ["own", "b click", "b", "b gesture"])
  }

  @Test func objectsCapturedByActionsAreReleasedWithTheView() {
    weak var held: Captured?
    weak var released: UIView?
    do {
      let captured = Captured()
      let button = UIButton().onTap { captured.count += 1 }.onTapGesture { captured.count += 1 }
        .onLongPressGesture { captured.count += 1 }
      UISwitch().onSwitch { _ in captured.count += 1 }
      held = captured
      released = button
    }
    #expect(held == nil && released == nil)
  }
}

@MainActor
private final class Captured {
  var count = 0
}
