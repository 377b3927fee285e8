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
    free[identifier]?.popLast()
  }

  /// Takes views that nobody wanted again out of the list.
  func clear(from list: UIView) {
    for identifier in free.keys.sorted() {
      for view in free[identifier] ?? [] where view.isDescendant(of: list) {
        view.removeFromSuperview()
      }
    }
  }
}
