import Foundation

/// Collapsing and expanding without a style, which the delegate decides on.
extension UISplitViewController {
  /// Returns the remaining column without a style. The delegate can replace the primary controller, or
  /// discard the secondary one. Otherwise, the secondary one follows if the primary is a navigation
  /// controller.
  func classicColumn() -> Column {
    if let other = delegate?.primaryViewController(forCollapsing: self) {
      setViewController(other, for: .primary)
    }
    guard let primary = viewController(for: .primary),
      let secondary = viewController(for: .secondary)
    else { return proposedColumn }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    return isDone || !(primary is UINavigationController) ? .primary : .secondary
  }

  func expandClassic() {
    if let other = delegate?.primaryViewController(forExpanding: self) {
      setViewController(other, for: .primary)
    }
    guard let primary = viewController(for: .primary),
      let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    else { return }
    setViewController(secondary, for: .secondary)
  }
}
