import Foundation

/// Hears of the changes of a property of a view: of what the user does by the events of the view and its
/// notifications, of what code does where its changes are reported.
@MainActor
final class PropertyListener {
  typealias Heard = @MainActor (Told) -> Void

  /// What a view tells.
  enum Told {
    /// Code has set the property, or what it is made of.
    case code
    /// The user has set the value of the view.
    case user
    /// The user has begun or ended something by which the property may have become another.
    case userMaybe
  }

  private var ends: [@MainActor () -> Void] = []
  /// Whether what code sets is heard.
  private(set) var hearsCode = false
  /// Whether a button that toggles with each tap has just been tapped: it is then UIKit that sets it.
  private var isTapped = false

  /// Begins to listen.
  ///
  /// - Parameter heard: Called after each change, or what may be one. It must not hold the view.
  init<View: UIView, Value>(
    to path: KeyPath<View, Value>, of view: View, _ heard: @escaping Heard
  ) {
    listenToUser(of: view, heard)
    hearsCode = listenToCode(path, of: view, heard)
  }

  deinit {
    guard !ends.isEmpty else { return }
    MainActorQueue.run { [ends] in for end in ends { end() } }
  }

  /// Ends it: nothing is heard any more.
  func end() {
    for end in ends { end() }
    ends = []
  }

  // MARK: The user

  private func listenToUser(of view: UIView, _ heard: @escaping Heard) {
    switch view {
    case let bar as UISearchBar:
      listen(to: bar.searchTextField, heard)
      listenToScopes(of: bar, heard)
    case let control as UIControl:
      listen(to: control, heard)
      if let button = control as? UIButton { listenToTaps(of: button) }
    case let text as UITextView:
      listen(to: UITextView.textDidChangeNotification, of: text) { heard(.user) }
      for name in [
        UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
      ] {
        listen(to: name, of: text) { heard(.userMaybe) }
      }
    default: break
    }
  }

  private func listen(
    to name: Notification.Name, of text: UITextView, _ act: @escaping @MainActor () -> Void
  ) {
    let center = NotificationCenter.default
    let token = center.addObserver(forName: name, object: text, queue: nil) { _ in
      // Anybody may post it, from anywhere.
      guard MainActorQueue.isCurrent else { return }
      MainActor.assumeIsolated { act() }
    }
    ends.append { center.removeObserver(token) }
  }

  private func listen(to control: UIControl, _ heard: @escaping Heard) {
    let changes: UIControl.Event = [.valueChanged, .editingChanged]
    listen(to: changes, of: control) { heard(.user) }
    // Those see the new value of the state who have been added before, too.
    control.doChainedActionsLast(for: changes)
    listen(to: Self.phases, of: control) { heard(.userMaybe) }
  }

  /// When a user begins or ends something.
  private static var phases: UIControl.Event {
    [
      .editingDidBegin, .editingDidEnd, .editingDidEndOnExit, .touchDown, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
  }

  private func listen(
    to events: UIControl.Event, of control: UIControl, _ act: @escaping @MainActor () -> Void
  ) {
    let action = UIAction { _ in act() }
    control.addAction(action, for: events)
    ends.append { [weak control] in control?.removeAction(action, for: events) }
  }

  private func listenToTaps(of button: UIButton) {
    listen(to: .touchUpInside, of: button) { [weak self, weak button] in
      guard let self, let button else { return }
      isTapped = button.changesSelectionAsPrimaryAction && !button.showsMenuAsPrimaryAction
    }
    listen(to: .primaryActionTriggered, of: button) { [weak self] in self?.isTapped = false }
  }

  /// A bar tells its delegate alone which scope has been chosen, and the delegate is the app's: so its
  /// segments are asked, which are there when they are shown first.
  private func listenToScopes(of bar: UISearchBar, _ heard: @escaping Heard) {
    weak var known: UISegmentedControl?
    let find: @MainActor () -> Void = { [weak self, weak bar] in
      guard let self, let segments = bar?.segments, segments !== known else { return }
      known = segments
      listen(to: segments, heard)
    }
    find()
    let hook = Platform.onChange(of: \.bounds, in: bar, find)
    listen(to: .editingDidBegin, of: bar.searchTextField, find)
    ends.append { hook?.cancel() }
  }

  // MARK: Code

  /// - Returns: Whether the changes of the property are reported.
  private func listenToCode<View: UIView, Value>(
    _ path: KeyPath<View, Value>, of view: View, _ heard: @escaping Heard
  ) -> Bool {
    let act: @MainActor () -> Void = { [weak self, weak view] in
      heard(self?.isTapped == true || view?.isMovedByUser == true ? .user : .code)
    }
    let parts = (View.self as? any CompoundProperties.Type)?.hooks(of: path, in: view, act)
    let hooks = parts ?? [Platform.onChange(of: path, in: view, act)]
    for case let hook? in hooks { ends.append { hook.cancel() } }
    return hooks.contains { $0 != nil }
  }
}

extension UIView {
  /// Whether a finger moves the content, or has thrown it: then what is reported is the user's.
  fileprivate var isMovedByUser: Bool {
    guard let scroll = self as? UIScrollView else { return false }
    return scroll.isTracking || scroll.isDragging || scroll.isDecelerating
  }
}

extension UIView {
  /// The first segments in the view.
  fileprivate var segments: UISegmentedControl? {
    self as? UISegmentedControl ?? subviews.lazy.compactMap(\.segments).first
  }
}
