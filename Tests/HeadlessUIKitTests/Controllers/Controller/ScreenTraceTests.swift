import Foundation
import Testing

@testable import HeadlessUIKit

/// The calls that a screen gets from its first appearance on, layout calls included.
@MainActor
struct ScreenTraceTests {
  private let journal = Journal()

  @Test func rootAppearsInUIKitsOrder() {
    let window = Headless.host(TracingController("A", journal, notesAll: true))
    #expect(
      journal.take() == """
        A loadView
        A viewDidLoad
        A viewWillAppear
        A viewIsAppearing
        A updateViewConstraints
        A viewWillLayoutSubviews
        A viewDidLayoutSubviews
        A viewDidAppear
        """)
    window.layoutIfNeeded()
    #expect(journal.take() == "")
  }

  @Test func currentContextPresentationHidesItsContext() {
    let page = TracingController("A", journal)
    page.definesPresentationContext = true
    let window = Headless.host(UINavigationController(rootViewController: page))
    _ = journal.take()
    let presented = TracingController("B", journal)
    presented.modalPresentationStyle = .currentContext
    page.present(presented, animated: true)
    window.layoutIfNeeded()
    #expect(
      journal.take() == """
        B viewDidLoad
        A viewWillDisappear
        B viewWillAppear
        B viewIsAppearing
        B viewDidAppear
        A viewDidDisappear
        """)
    presented.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(
      journal.take() == """
        B viewWillDisappear
        A viewWillAppear
        A viewIsAppearing
        A viewDidAppear
        B viewDidDisappear
        """)
  }

  /// The layout is part of the animation: it comes between the `will` and the `did` notification.
  @Test func keyboardLaysTheScreenOut() {
    let page = TracingController("A", journal, notesAll: true)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    page.view.addSubview(field)
    let bar = page.view.adding(UIView())
    bar.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor).activated()
    let window = Headless.host(page)
    let ear = NotificationEar(journal)
    Headless.runLoop()
    _ = journal.take()

    field.becomeFirstResponder()
    Headless.runLoop()
    #expect(
      journal.take() == """
        UIKeyboardWillShowNotification
        A viewWillLayoutSubviews
        A viewDidLayoutSubviews
        UIKeyboardDidShowNotification
        """)
    field.resignFirstResponder()
    Headless.runLoop()
    #expect(
      journal.take() == """
        UIKeyboardWillHideNotification
        A viewWillLayoutSubviews
        A viewDidLayoutSubviews
        UIKeyboardDidHideNotification
        """)
    withExtendedLifetime((window, ear)) {}
  }
}

/// Records the keyboard's notifications.
@MainActor
private final class NotificationEar {
  nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

  init(_ journal: Journal) {
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { journal.note(name.rawValue) }
        })
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
