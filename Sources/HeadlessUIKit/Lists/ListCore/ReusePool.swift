import Foundation

/// Views that a list no longer shows, by the identifier under which they can be had again, and the
/// classes that new ones are made of.
@MainActor
struct ReusePool<View: UIView> {
  private var classes: [String: AnyClass] = [:]
  private var free: [String: [View]] = [:]

  /// - Parameter type: Nil takes the registration back.
  mutating func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type
  }

  func type(for identifier: String) -> AnyClass? { classes[identifier] }

  /// Keeps a view for later; one without an identifier is not kept.
  mutating func give(_ view: View, identifier: String?) {
    guard let identifier, !identifier.isEmpty else { return }
    free[identifier, default: []].append(view)
  }

  mutating func take(_ identifier: String) -> View? {
    guard let view = free[identifier]?.popLast() else { return nil }
    if view.flags.contains(.waitsForReuse) {
      view.flags.remove(.waitsForReuse)
      view.isHidden = false
    }
    return view
  }

  /// Hides views that nobody wanted again. They stay where they are, as in UIKit: to take their
  /// constraints out of the layout and back in would cost more than to solve them.
  func hide(in list: UIView) {
    for identifier in free.keys.sorted() {
      for view in free[identifier] ?? [] where view.isDescendant(of: list) {
        guard !view.flags.contains(.waitsForReuse), !view.isHidden else { continue }
        view.flags.insert(.waitsForReuse)
        view.isHidden = true
      }
    }
  }
}
