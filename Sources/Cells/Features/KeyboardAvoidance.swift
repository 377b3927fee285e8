import Foundation

/// Keeps a list's content clear of the keyboard.
@MainActor
final class KeyboardAvoidance {
  /// The distance between a field and the keyboard, in points.
  private static let gap: CGFloat = 8

  private weak var list: UIScrollView?
  private var added: CGFloat = 0
  private nonisolated(unsafe) var observations: [any NSObjectProtocol] = []

  init(_ list: UIScrollView) {
    self.list = list
    observe(UIResponder.keyboardWillChangeFrameNotification) { avoidance, frame in
      avoidance.keyboardWillBe(at: frame)
    }
    // A window that is higher than the screen still contains the frame of a keyboard that has gone.
    observe(UIResponder.keyboardWillHideNotification) { avoidance, _ in avoidance.end() }
  }

  private func observe(
    _ name: Notification.Name, _ body: @escaping @MainActor (KeyboardAvoidance, CGRect) -> Void
  ) {
    observations.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        // Any code may post the notification, on any thread.
        guard MainActorQueue.isCurrent else { return }
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { if let self { body(self, frame ?? .zero) } }
      })
  }

  deinit {
    for observation in observations { NotificationCenter.default.removeObserver(observation) }
  }

  /// Gives the list its inset back.
  func end() { add(0) }

  /// - Parameter frame: The frame of the keyboard in the coordinates of the screen.
  private func keyboardWillBe(at frame: CGRect) {
    guard let list, list.window != nil else { return }
    let place = list.convert(frame, from: nil)
    let covered =
      place.minY < list.bounds.maxY && !frame.isEmpty ? list.bounds.maxY - place.minY : 0
    keepClear(of: min(covered, list.bounds.height), in: list)
    guard covered > 0, let field = Self.firstResponder(in: list) else { return }
    // A rectangle without a width is nothing to scroll to.
    list.scrollRectToVisible(
      field.convert(field.bounds, to: list).insetBy(dx: -1, dy: -Self.gap), animated: false)
  }

  /// Keeps the list clear of a covered height. The safe area is kept clear already: by some lists
  /// only if their content scrolls, which it may do because of the added inset.
  private func keepClear(of covered: CGFloat, in list: UIScrollView) {
    // A table view controller keeps its table clear by itself.
    guard !(list.next is UITableViewController) else { return }
    func automatic() -> CGFloat { list.adjustedContentInset.bottom - list.contentInset.bottom }
    add(max(0, covered - automatic()))
    add(max(0, covered - automatic()))
    if list.adjustedContentInset.bottom < covered { add(covered) }
  }

  private func add(_ inset: CGFloat) {
    // Insets in whole points can be restored exactly.
    let inset = (inset - 0.01).rounded(.up)
    guard let list, inset != added else { return }
    exchange(added, for: inset, in: &list.contentInset.bottom)
    exchange(added, for: inset, in: &list.verticalScrollIndicatorInsets.bottom)
    added = inset
  }

  /// Exchanges the part of an inset that was added. An inset smaller than that part is another one,
  /// which the app has set meanwhile.
  private func exchange(_ old: CGFloat, for new: CGFloat, in inset: inout CGFloat) {
    inset += new - (inset >= old ? old : 0)
  }

  private static func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let found = firstResponder(in: subview) { return found }
    }
    return nil
  }
}
