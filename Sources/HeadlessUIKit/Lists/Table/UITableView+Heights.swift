import Foundation

/// Heights with which nothing can be laid out.
extension UITableView {
  /// What a delegate says, if it says something that can be.
  func usable(_ height: CGFloat, _ name: String) -> CGFloat? {
    guard height != unanswered else { return nil }
    let usable = toldHeights.usable(height, insteadOf: unanswered, name, of: shortName)
    return usable == unanswered ? nil : usable
  }

  /// - Parameter name: The property's, since observers are called by that.
  func heightDidChange(
    _ height: ReferenceWritableKeyPath<UITableView, CGFloat>, from old: CGFloat,
    name: String = #function
  ) {
    let usable = self[keyPath: height].usable(insteadOf: old, name, of: shortName)
    guard usable == self[keyPath: height] else { return self[keyPath: height] = usable }
    forgetData()
  }
}
