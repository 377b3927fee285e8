/// The items of inactive constraints, with one weak reference for each view and guide.
///
/// The items of an active constraint are alive, so they are not noted. The items of an inactive
/// constraint may be gone, and UIKit's references to them are then not safe to read: a constraint
/// is activated again only if it was noted here while it was active, or when it was made.
@MainActor
struct InactiveConstraintItems {
  private struct Item {
    weak var object: AnyObject?
  }

  private var items: [Item] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var pairs: [ObjectIdentifier: (first: Int, second: Int?)] = [:]

  /// Notes the items of a constraint that is active, or has just been made.
  mutating func note(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return }
    pairs[ObjectIdentifier(constraint)] = (
      number(of: first), constraint.secondItem.map { number(of: $0) }
    )
  }

  private mutating func number(of object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    if let known = numbers[key], items[known].object === object { return known }
    items.append(Item(object: object))
    numbers[key] = items.count - 1
    return items.count - 1
  }

  /// Whether UIKit can activate an inactive constraint: things may have changed since it was noted.
  /// If it can't, that is an issue.
  ///
  /// - Parameter line: The line that activates it, for constraints without a line of their own.
  func allows(_ constraint: NSLayoutConstraint, at line: SourceLine? = nil) -> Bool {
    // The name of a place is made when it is asked for.
    var name: String { constraint.identifier ?? "a constraint" }
    let line = (constraint as? LayoutConstraint)?.line ?? line
    guard let pair = pairs[ObjectIdentifier(constraint)] else {
      let message = "\(name) was deactivated by other code; build it again"
      LayoutDiagnostics.report(LayoutIssue(.targetGone, message, at: line))
      return false
    }
    guard let first = items[pair.first].object, pair.second.map({ items[$0].object != nil }) ?? true
    else {
      LayoutDiagnostics.report(
        LayoutIssue(.targetGone, "\(name) relates to something that no longer exists", at: line))
      return false
    }
    guard let second = pair.second.flatMap({ items[$0].object }) else { return true }
    let root = LayoutElement(first)?.view?.outermost
    if root != nil, root === LayoutElement(second)?.view?.outermost { return true }
    LayoutDiagnostics.report(
      LayoutIssue(
        .noCommonAncestor, "\(name) relates views that are not in the same hierarchy", at: line))
    return false
  }

  /// Whether all items of a constraint still exist.
  func isAlive(_ constraint: NSLayoutConstraint) -> Bool {
    guard let pair = pairs[ObjectIdentifier(constraint)] else { return false }
    return items[pair.first].object != nil && pair.second.map { items[$0].object != nil } ?? true
  }
}

extension UIView {
  /// The view at the top of the hierarchy.
  package var outermost: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }
}
