/// The views and guides that a constraint relates, without keeping them alive.
///
/// UIKit's own references to them are not safe to read once they are gone.
@MainActor
struct ConstraintItems {
  private weak var first: AnyObject?
  private weak var second: AnyObject?
  private let hasSecond: Bool

  init(_ first: AnyObject?, _ second: AnyObject?) {
    self.first = first
    self.second = second
    hasSecond = second != nil
  }

  /// Whether all of them are still there.
  var areAlive: Bool { first != nil && (!hasSecond || second != nil) }

  /// Whether UIKit can take a constraint that relates them: things may have changed since it was
  /// made. If not, that is an issue.
  func allow(_ constraint: NSLayoutConstraint) -> Bool {
    if areAlive, areInOneHierarchy { return true }
    let name = constraint.identifier ?? "a constraint"
    let issue =
      areAlive
      ? LayoutIssue(.noCommonAncestor, "\(name) relates views that are not in one hierarchy")
      : LayoutIssue(.targetGone, "\(name) relates to something that is gone")
    LayoutDiagnostics.report(issue)
    return false
  }

  private var areInOneHierarchy: Bool {
    guard hasSecond else { return true }
    let roots = [first, second].map { item in
      ((item as? UIView) ?? (item as? UILayoutGuide)?.owningView)?.outermost
    }
    return roots[0] != nil && roots[0] === roots[1]
  }
}

extension UIView {
  /// The view at the top of the hierarchy.
  fileprivate var outermost: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }
}
