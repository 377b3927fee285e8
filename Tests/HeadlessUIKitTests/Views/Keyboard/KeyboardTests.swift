import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct KeyboardTests {
  private let view = UIView()
  private let window: UIWindow
  private let bar: Box

  init() {
    Headless.hideKeyboard()
    window = Headless.host(view)
    bar = view.adding(Box(-1, 44, named: "bar"))
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
  }

  /// A keyboard is as wide as the key window, which may belong to another suite by now.
  private func show(height: CGFloat) {
    window.makeKey()
    Headless.showKeyboard(height: height)
  }

  @Test func guideWithoutKeyboardIsBottomSafeArea() {
    // Other suites may have shown a keyboard since this one was set up.
    Headless.hideKeyboard()
    window.layoutIfNeeded()
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
    #expect(bar.rect == "0 774 393 44")
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 852, width: 393, height: 0))
  }

  /// The keyboard of a field disappears with its window, without the guides in other windows
  /// hearing of it.
  @Test func hidingRestoresGuidesOfOtherWindows() {
    do {
      let field = UITextField()
      let other = Headless.host(field)
      field.becomeFirstResponder()
      #expect(Headless.keyboardFrame?.height == 335 && other.isKeyWindow)
    }
    #expect(Headless.keyboardFrame == nil)
    Headless.hideKeyboard()
    window.layoutIfNeeded()
    #expect(bar.rect == "0 774 393 44")
  }

  @Test func guideFollowsDockedKeyboard() {
    show(height: 335)
    #expect(bar.rect == "0 473 393 44")
    show(height: 260)
    #expect(bar.rect == "0 548 393 44")
    Headless.hideKeyboard()
    #expect(bar.rect == "0 774 393 44")
  }

  @Test func guideUsesOnlyTheOverlapWithItsView() {
    let inner = UIView(frame: CGRect(x: 20, y: 400, width: 200, height: 300))
    view.addSubview(inner)
    let guide = inner.keyboardLayoutGuide
    let child = inner.adding(Box(10, 10))
    child.bottomAnchor.constraint(equalTo: guide.topAnchor).activated()
    show(height: 335)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 117, width: 200, height: 335))
    inner.frame.origin.y = 100
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 300, width: 200, height: 452))
    Headless.hideKeyboard()
  }

  @Test func guideFollowsUndockedKeyboardIfAsked() {
    let frame = CGRect(x: 40, y: 300, width: 300, height: 200)
    Headless.showUndockedKeyboard(frame: frame)
    #expect(bar.rect == "0 774 393 44")
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    window.layoutIfNeeded()
    #expect(view.keyboardLayoutGuide.layoutFrame == frame)
    #expect(bar.rect == "40 256 300 44")
    Headless.hideKeyboard()
    #expect(bar.rect == "0 774 393 44")
  }

  @Test func trackedConstraintsAreActiveNearTheirEdge() {
    let guide = view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    let near = bar.heightAnchor.constraint(equalToConstant: 30)
    let away = bar.heightAnchor.constraint(equalToConstant: 60)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(near.isActive && !away.isActive)
    Headless.showUndockedKeyboard(frame: CGRect(x: 40, y: 100, width: 300, height: 200))
    #expect(!near.isActive && away.isActive)
    #expect(guide.constraintsActiveWhenAway(from: .bottom) == [away])
    Headless.hideKeyboard()
    #expect(near.isActive && !away.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && guide.constraintsActive(whenNearEdge: .bottom).isEmpty)
  }

  @Test func notificationsHaveOrderFramesAndDuration() {
    let names = [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let box = Recorder()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        box.heard.append($0)
      }
    }
    Headless.runLoop()
    box.heard = []
    show(height: 300)
    #expect(box.heard.map(\.name) == Array(names[0...1]))
    let info = box.heard.last?.userInfo ?? [:]
    let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
    #expect(begin == CGRect(x: 0, y: 852, width: 393, height: 300))
    let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    #expect(end == CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    Headless.runLoop()
    #expect(box.heard.map(\.name) == Array(names[0...3]))
    box.heard = []
    Headless.hideKeyboard()
    Headless.hideKeyboard()
    Headless.runLoop()
    #expect(box.heard.map(\.name) == [names[0], names[4], names[2], names[5]])
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }

  @Test func invalidKeyboardHeightIsLogged() {
    let messages = collectingLog {
      for height in [CGFloat.nan, -1, 0, 10000] { Headless.showKeyboard(height: height) }
    }
    #expect(messages.count == 4)
    #expect(Headless.keyboardFrame == nil)
  }
}

private final class Recorder: @unchecked Sendable {
  var heard: [Notification] = []
}
