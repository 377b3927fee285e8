import UIKit

// All other files compile for iOS unchanged. This file looks at the screens without iOS.

/// Returns the view with an identifier at any depth.
@MainActor
func find(_ identifier: String, in view: UIView) -> UIView? {
  if view.accessibilityIdentifier == identifier { return view }
  return view.subviews.lazy.compactMap { find(identifier, in: $0) }.first
}

@MainActor
func show(_ identifiers: [String], in window: UIWindow) {
  for identifier in identifiers {
    guard let view = find(identifier, in: window) else {
      print("\(identifier): missing")
      continue
    }
    let frame = view.convert(view.bounds, to: nil)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      "\(($0 * 1000).rounded() / 1000)"
    }
    print("\(identifier): \(numbers.joined(separator: " "))")
  }
}

let window = Headless.host(makeRoot())
show(["people", "Ada", "Bo"], in: window)
(find("Bo", in: window) as? UIControl)?.sendActions(for: .primaryActionTriggered)
window.layoutIfNeeded()
show(["photo", "name", "follow"], in: window)
let follow = find("follow", in: window) as? UIButton
follow?.sendActions(for: .touchUpInside)
print("after a tap: \(follow?.currentTitle ?? "-")")

let tabs = window.rootViewController as? UITabBarController
tabs?.selectedIndex = 1
window.layoutIfNeeded()
show(["notes", "share"], in: window)
if let notes = find("notes", in: window) as? UITextView {
  Headless.tap(notes)
  Headless.type("One\nTwo")
  let page = (tabs?.selectedViewController as? UINavigationController)?.topViewController
  let changes = (page as? NotesViewController)?.changes ?? 0
  print("typed: \(notes.text.count) characters in \(changes) changes")
  Headless.scroll(notes, by: CGPoint(x: 0, y: -100))
  print("after a pull: \(notes.text ?? "-"), \(notes.isFirstResponder ? "edited" : "not edited")")
}
if let share = find("share", in: window) { Headless.tap(share) }
show(["sheet"], in: window)
