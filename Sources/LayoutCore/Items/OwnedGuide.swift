/// A guide that a view has by itself, such as that of its safe area: it can't be put into another view, and
/// nothing can be said of where it lies but through its view.
@MainActor
package struct OwnedGuide {
  private let guide: UILayoutGuide
  /// The view.
  package let owner: UIView

  /// Nil for a guide that somebody has made.
  package init?(_ guide: UILayoutGuide) {
    guard let owner = guide.owningView else { return nil }
    let scrollView = owner as? UIScrollView
    let isOwned =
      guide === scrollView?.contentLayoutGuide || guide === scrollView?.frameLayoutGuide
      || LayoutArea(of: guide, in: owner) != nil
    guard isOwned else { return nil }
    (self.guide, self.owner) = (guide, owner)
  }

  /// The mistake of adding it to a view, in words.
  package func issue(at line: SourceLine) -> LayoutIssue {
    let names = LayoutNames(of: [.guide(guide)])
    let message = """
      \(names.name(of: .guide(guide))) belongs to \(names.name(of: owner)), which positions it, so it \
      can't be laid out; constrain others to its edges, or use a UILayoutGuide() of your own
      """
    return LayoutIssue(.misplaced, message, view: owner, at: line)
  }
}
