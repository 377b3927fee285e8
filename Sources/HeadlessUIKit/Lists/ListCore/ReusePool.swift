import Foundation

/// The unused views of a list by reuse identifier, and the classes of new ones.
@MainActor
struct ReusePool<View: UIView> {
  private var classes: [String: AnyClass] = [:]
  private var free: [String: [View]] = [:]
  /// The unused views that are not hidden yet.
  private var unhidden: [View] = []

  /// - Parameter type: Nil removes the registration.
  mutating func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type
  }

  func type(for identifier: String) -> AnyClass? { classes[identifier] }

  /// Keeps a view for reuse, if it has an identifier.
  mutating func enqueue(_ view: View, identifier: String?) {
    guard let identifier, !identifier.isEmpty else { return }
    free[identifier, default: []].append(view)
    unhidden.append(view)
  }

  /// Returns a view for reuse. Leaves out a view that is being edited, which still belongs to its old item.
  mutating func dequeue(_ identifier: String) -> View? {
    guard let place = free[identifier]?.lastIndex(where: { !FirstResponder.isInside($0) }),
      let view = free[identifier]?.remove(at: place)
    else { return nil }
    unhidden.remove(identicalTo: view)
    if view.flags.contains(.waitsForReuse) {
      view.flags.remove(.waitsForReuse)
      view.isHidden = false
    }
    return view
  }

  /// Returns the views in a list that were not reused, to be hidden. As in UIKit, they stay in the hierarchy,
  /// since removing their constraints and adding them again would cost more than solving them.
  mutating func dequeueUnhidden(in list: UIView) -> [View] {
    guard !unhidden.isEmpty else { return [] }
    let unwanted = unhidden.filter { $0.isDescendant(of: list) && !$0.isHidden }
    unhidden.removeAll { view in unwanted.contains { $0 === view } }
    return unwanted
  }
}

extension UIView {
  func hideUntilReused() {
    flags.insert(.waitsForReuse)
    isHidden = true
  }

  /// Whether a list keeps an off-screen view for its item because it is being edited. The view does not count
  /// as visible until it is shown again.
  func keepIfEditing() -> Bool {
    let stays = FirstResponder.isInside(self)
    if stays { flags.insert(.isKeptForEditing) }
    return stays
  }

  /// Called when the view is visible again, or no longer edited.
  func clearKeptForEditing() { flags.remove(.isKeptForEditing) }

  /// Ends editing in a view whose item is no longer shown.
  func endEditingForReuse() {
    _ = resignFirstResponderInside(force: true)
    clearKeptForEditing()
  }
}
