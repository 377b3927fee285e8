import Foundation

/// Checks for unusable heights.
extension UITableView {
  /// Returns a height from the delegate, if it is usable.
  func usable(_ height: CGFloat, _ name: String) -> CGFloat? {
    guard height != unimplemented else { return nil }
    let usable = unusableHeights.usable(height, insteadOf: unimplemented, name, of: shortName)
    return usable == unimplemented ? nil : usable
  }

  /// - Parameter name: The name of the property whose observer calls this.
  func heightDidChange(
    _ height: ReferenceWritableKeyPath<UITableView, CGFloat>, from old: CGFloat,
    name: String = #function
  ) {
    let usable = self[keyPath: height].usable(insteadOf: old, name, of: shortName)
    guard usable == self[keyPath: height] else { return self[keyPath: height] = usable }
    forgetData()
  }
}
