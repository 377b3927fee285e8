import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct UIControlTests {
  @Test func actionsRunInOrderOfAddition() {
    let control = UIControl()
    var sent: [String] = []
    control.addAction(UIAction { _ in sent.append("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in sent.append("touch") }, for: .allTouchEvents)
    control.addAction(UIAction { _ in sent.append("edit") }, for: .editingChanged)

    control.sendActions(for: .touchUpInside)

    #expect(sent == ["up", "touch"])
  }

  @Test func actionHasItsSenderOnlyWhileItRuns() {
    let control = UIControl()
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    control.addAction(action, for: .valueChanged)

    control.sendActions(for: .valueChanged)

    #expect(sender as? UIControl === control)
    #expect(action.sender == nil)
  }

  @Test func actionWithSameIdentifierIsReplaced() {
    let control = UIControl()
    var sent: [Int] = []
    for number in [1, 2] {
      let action = UIAction(identifier: UIAction.Identifier("save")) { _ in sent.append(number) }
      control.addAction(action, for: .touchUpInside)
    }

    control.sendActions(for: .touchUpInside)

    #expect(sent == [2])
  }

  @Test func actionsWithOneIdentifierShareTheEvents() {
    let control = UIControl()
    var sent: [Int] = []
    let actions = (0..<3).map { number in
      UIAction(identifier: UIAction.Identifier("save")) { _ in sent.append(number) }
    }
    func send() -> [Int] {
      sent = []
      for event in [UIControl.Event.touchDown, .touchUpInside] { control.sendActions(for: event) }
      return sent
    }

    control.addAction(actions[0], for: .touchDown)
    control.addAction(actions[1], for: .touchUpInside)
    #expect(send() == [0, 1])
    control.addAction(actions[2], for: .touchDown)
    #expect(send() == [2, 1])
    control.addAction(actions[1], for: .touchDown)
    #expect(send() == [1, 1])
    control.removeAction(identifiedBy: actions[0].identifier, for: .touchUpInside)
    #expect(send() == [1])
    control.removeAction(actions[0], for: .touchDown)
    #expect(send() == [])
    control.addAction(actions[0], for: .touchUpInside)
    #expect(send() == [0])
  }

  @Test func removedActionsAreNotSent() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchUpInside, .touchDown])
    control.removeAction(action, for: .touchUpInside)

    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)

    #expect(count == 1)
    #expect(control.allControlEvents == .touchDown)
  }

  @Test func disabledActionsAreNotSent() {
    let control = UIControl()
    var count = 0
    control.addAction(UIAction(attributes: .disabled) { _ in count += 1 }, for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(count == 0)
  }

  @Test func enumerationOfHandlersStopsOnRequest() {
    let control = UIControl()
    for title in ["a", "b", "c"] {
      control.addAction(UIAction(title: title) { _ in }, for: .touchUpInside)
    }
    var titles: [String] = []
    control.enumerateEventHandlers { action, _, events, stop in
      titles.append(action?.title ?? "")
      #expect(events == .touchUpInside)
      stop = titles.count == 2
    }

    #expect(titles == ["a", "b"])
  }

  @Test func stateCombinesItsFlags() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }

  @Test func leadingContentFollowsTheDirection() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }
}
