import Foundation

/// Listens to the changes of a property of a view. It observes changes by the user through the
/// events and notifications of the view, and of changes by code if they are reported.
@MainActor
final class PropertyListener {
  typealias ChangeHandler = @MainActor (Report) -> Void

  /// A report of a view.
  enum Report {
    /// Code has set the property, or a part of it.
    case code
    /// The user has set the value of the view.
    case user
    /// The user has begun or ended something that may have changed the property.
    case userMaybe
  }

  private var ends: [@MainActor () -> Void] = []
  /// Whether changes by code are observed.
  private(set) var observesCodeChanges = false
  /// Whether a button that toggles with each tap has just been tapped: then UIKit sets the
  /// property.
  private var isTapped = false

  /// Begins to listen.
  ///
  /// - Parameter handler: Called after each change or possible change. It must not hold the view.
  init<View: UIView, Value>(
    to path: KeyPath<View, Value>, of view: View, _ handler: @escaping ChangeHandler
  ) {
    listenToUser(of: view, handler)
    observesCodeChanges = listenToCode(path, of: view, handler)
  }

  deinit {
    guard !ends.isEmpty else { return }
    MainActorQueue.run { [ends] in for end in ends { end() } }
  }

  /// Stops listening.
  func end() {
    for end in ends { end() }
    ends = []
  }

  // MARK: The user

  private func listenToUser(of view: UIView, _ handler: @escaping ChangeHandler) {
    switch view {
    case let bar as UISearchBar:
      listen(to: bar.searchTextField, handler)
      listenToScopes(of: bar, handler)
    case let control as UIControl:
      listen(to: control, handler)
      if let button = control as? UIButton { listenToTaps(of: button) }
    case let text as UITextView:
      listen(to: UITextView.textDidChangeNotification, of: text) { handler(.user) }
      for name in [
        UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
      ] {
        listen(to: name, of: text) { handler(.userMaybe) }
      }
    default: break
    }
  }

  private func listen(
    to name: Notification.Name, of text: UITextView, _ act: @escaping @MainActor () -> Void
  ) {
    let center = NotificationCenter.default
    let token = center.addObserver(forName: name, object: text, queue: nil) { _ in
      // Any code may post the notification, on any thread.
      guard MainActorQueue.isCurrent else { return }
      MainActor.assumeIsolated { act() }
    }
    ends.append { center.removeObserver(token) }
  }

  private func listen(to control: UIControl, _ handler: @escaping ChangeHandler) {
    let changes: UIControl.Event = [.valueChanged, .editingChanged]
    listen(to: changes, of: control) { handler(.user) }
    // Actions that were added before see the new value of the state, too.
    control.doChainedActionsLast(for: changes)
    listen(to: Self.phases, of: control) { handler(.userMaybe) }
  }

  /// The events by which a user begins or ends something.
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

  /// A search bar reports the chosen scope only to its delegate, which is the app's. The listener
  /// therefore listens to the bar's segments, which exist once they are first shown.
  private func listenToScopes(of bar: UISearchBar, _ handler: @escaping ChangeHandler) {
    weak var known: UISegmentedControl?
    let find: @MainActor () -> Void = { [weak self, weak bar] in
      guard let self, let segments = bar?.segments, segments !== known else { return }
      known = segments
      listen(to: segments, handler)
    }
    find()
    let hook = Platform.onChange(of: \.bounds, in: bar, find)
    listen(to: .editingDidBegin, of: bar.searchTextField, find)
    ends.append { hook?.cancel() }
  }

  // MARK: Code

  /// - Returns: Whether the changes of the property are reported.
  private func listenToCode<View: UIView, Value>(
    _ path: KeyPath<View, Value>, of view: View, _ handler: @escaping ChangeHandler
  ) -> Bool {
    let act: @MainActor () -> Void = { [weak self, weak view] in
      handler(self?.isTapped == true || view?.isMovedByUser == true ? .user : .code)
    }
    let parts = (View.self as? any CompoundProperties.Type)?.hooks(of: path, in: view, act)
    let hooks = parts ?? [Platform.onChange(of: path, in: view, act)]
    for case let hook? in hooks { ends.append { hook.cancel() } }
    return hooks.contains { $0 != nil }
  }
}

extension UIView {
  /// Whether a finger moves the content, or has thrown it: then a reported change is the user's.
  fileprivate var isMovedByUser: Bool {
    guard let scroll = self as? UIScrollView else { return false }
    return scroll.isTracking || scroll.isDragging || scroll.isDecelerating
  }
}

extension UIView {
  /// The first segmented control in the view.
  fileprivate var segments: UISegmentedControl? {
    self as? UISegmentedControl ?? subviews.lazy.compactMap(\.segments).first
  }
}
