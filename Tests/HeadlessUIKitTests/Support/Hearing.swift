import Foundation

@testable import HeadlessUIKit

/// Runs a closure in another release of the system.
@MainActor
func onSystem<Result>(
  _ version: Headless.SystemVersion, _ body: () throws -> Result
) rethrows -> Result {
  let original = Headless.systemVersion
  defer { Headless.systemVersion = original }
  Headless.systemVersion = version
  return try body()
}

/// The events that were heard, in order.
@MainActor
final class Hearing {
  var heard: [String] = []

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  /// Records every event of a control by name.
  func listen(to control: UIControl) {
    for (event, name) in Self.names {
      control.addAction(UIAction { [weak self] _ in self?.heard.append(name) }, for: event)
    }
  }

  /// Records every state in which a recognizer sends its action.
  func listen(to recognizer: UIGestureRecognizer, as name: String = "") {
    Headless.onAction(of: recognizer) { [weak self] recognizer in
      self?.heard.append(name.isEmpty ? "\(recognizer.state)" : "\(name) \(recognizer.state)")
    }
  }

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]
}

/// Returns a window with views at their own sizes, one below the other.
@MainActor
func window(showing views: UIView...) -> UIWindow {
  let root = UIView(frame: .zero)
  var top: CGFloat = 100
  for view in views {
    let size = view.sizeThatFits(CGSize(width: 300, height: 100))
    let isSized = view.bounds.width > 0 && view.bounds.height > 0
    view.frame = CGRect(origin: CGPoint(x: 20, y: top), size: isSized ? view.bounds.size : size)
    top = view.frame.maxY + 20
    root.addSubview(view)
  }
  return Headless.host(root)
}
