import Foundation

extension UIView {
  /// The view that is measured at a width, and this width.
  private static var proposal: (view: UIView, width: CGFloat)?

  /// The width at which the content wraps while the engine measures it; otherwise nil.
  ///
  /// `intrinsicContentSize` of views that wrap takes it into account, so that overrides add to the
  /// wrapped size or replace it, as on a device, where labels then have a preferred width.
  var proposedWidth: CGFloat? {
    guard let proposal = Self.proposal, proposal.view === self else { return nil }
    return proposal.width
  }

  func intrinsicContentSize(proposing width: CGFloat) -> CGSize {
    let outer = Self.proposal
    Self.proposal = (self, width)
    defer { Self.proposal = outer }
    return intrinsicContentSize
  }
}
