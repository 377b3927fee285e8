/// A guide that belongs to a view, such as that of its safe area. It can't be put into another
/// view, and only its view determines its frame.
@MainActor
package struct OwnedGuide {
  private let guide: UILayoutGuide
  /// The view.
  package let owner: UIView

  /// Returns nil for a guide that was made by code.
  package init?(_ guide: UILayoutGuide) {
    guard let owner = guide.owningView else { return nil }
    let scrollView = owner as? UIScrollView
    let isOwned =
      guide === scrollView?.contentLayoutGuide || guide === scrollView?.frameLayoutGuide
      || LayoutArea(of: guide, in: owner) != nil
    guard isOwned else { return nil }
    (self.guide, self.owner) = (guide, owner)
  }

  /// Returns the mistake of adding the guide to a view, as an issue.
  package func issue(at line: SourceLine) -> LayoutIssue {
    let names = LayoutNames(of: [.guide(guide)])
    let message = """
      \(names.name(of: .guide(guide))) belongs to \(names.name(of: owner)), which positions it, so it \
      can't be laid out; constrain others to its edges, or use a UILayoutGuide() of your own
      """
    return LayoutIssue(.misplaced, message, view: owner, at: line)
  }
}
