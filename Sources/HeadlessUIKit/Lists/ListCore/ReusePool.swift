import Foundation

/// Views that a list no longer shows, by the identifier under which they can be had again, and the
/// classes that new ones are made of.
@MainActor
struct ReusePool<View: UIView> {
  private var classes: [String: AnyClass] = [:]
  private var free: [String: [View]] = [:]
  /// Those of them that nobody has hidden.
  private var unhidden: [View] = []

  /// - Parameter type: Nil takes the registration back.
  mutating func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type
  }

  func type(for identifier: String) -> AnyClass? { classes[identifier] }

  /// Keeps a view for later; one without an identifier is not kept.
  mutating func give(_ view: View, identifier: String?) {
    guard let identifier, !identifier.isEmpty else { return }
    free[identifier, default: []].append(view)
    unhidden.append(view)
  }

  /// A view to be used again: not the one in which somebody edits something, as it is still about what it showed.
  mutating func take(_ identifier: String) -> View? {
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

  /// The views in a list that nobody wanted again, which are to be hidden. They stay where they are, as in
  /// UIKit: to take their constraints out of the layout and back in would cost more than to solve them.
  mutating func takeUnwanted(in list: UIView) -> [View] {
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

  /// Whether a list that no longer sees the view keeps it for what it shows, since somebody edits something in
  /// it. It is not counted among what is seen until it is again.
  func staysEdited() -> Bool {
    let stays = FirstResponder.isInside(self)
    if stays { flags.insert(.staysEdited) }
    return stays
  }

  /// The view is seen, or nobody edits anything in it any more.
  func noLongerStaysEdited() { flags.remove(.staysEdited) }

  /// A list gives up what the view has shown, which ends what is edited in it.
  func endEditingForReuse() {
    _ = resignFirstResponderInside(force: true)
    noLongerStaysEdited()
  }
}
