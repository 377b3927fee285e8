extension LayoutAnchor {
  /// What one of UIKit's anchors stands for; nil if its view or guide is gone, or if it is a
  /// distance between two anchors, which no single attribute names.
  @MainActor
  public init?<Kind>(_ anchor: NSLayoutAnchor<Kind>) {
    // UIKit lets one ask a constraint what it relates, but not an anchor. This one is never active.
    let probe = anchor.constraint(equalTo: anchor)
    guard let attribute = LayoutAttribute(probe.firstAttribute) else { return nil }
    if anchor is NSLayoutDimension, !attribute.isLength { return nil }
    switch probe.firstItem {
    case let view as UIView: self.init(.view(view), attribute)
    case let guide as UILayoutGuide: self.init(.guide(guide), attribute)
    default: return nil
    }
  }
}

extension LayoutAttribute {
  /// The attribute of UIKit's name; nil for those that speak of margins, and for none.
  public init?(_ native: NSLayoutConstraint.Attribute) {
    guard let known = Self.allCases.first(where: { $0.native == native }) else { return nil }
    self = known
  }
}
