/// Something whose place or size a layout does not settle.
public struct LayoutAmbiguity: Sendable {
  /// What a person would call it.
  public let name: String
  /// The view or guide itself.
  public let item: LayoutItem
  /// The line that describes it.
  public let line: SourceLine
}

extension InstalledLayout {
  /// The views and guides whose frames another solution of the constraints would change, each with
  /// the line that describes it.
  public var ambiguities: [LayoutAmbiguity] {
    let views = placed.compactMap { placed in
      placed.view.map { (LayoutItem.view($0), $0.hasAmbiguousLayout, placed.line) }
    }
    let own = ownGuides.map { (LayoutItem.guide($0.guide), $0.guide.hasAmbiguousLayout, $0.line) }
    let made = zip(madeGuides, madeGuideLines)
      .map { (LayoutItem.guide($0), isAmbiguous($0), $1) }
    return (views + own + made).filter(\.1).map { item, _, line in
      LayoutAmbiguity(name: LayoutNames().name(of: item), item: item, line: line)
    }
  }

  /// A guide that was made for one axis has no place on the other, and needs none.
  private func isAmbiguous(_ guide: UILayoutGuide) -> Bool {
    guard guide.hasAmbiguousLayout else { return false }
    return Axis.allCases.allSatisfy { axis in
      constraints.contains { $0.mentions(guide, along: axis) }
    }
  }
}

extension UIView {
  /// Whether the frame of the view or of any view in it is not settled by constraints.
  public var hasAmbiguousLayoutRecursively: Bool {
    hasAmbiguousLayout || subviews.contains(where: \.hasAmbiguousLayoutRecursively)
  }
}

extension NSLayoutConstraint {
  fileprivate func mentions(_ item: AnyObject, along axis: LayoutCore.Axis) -> Bool {
    (firstItem === item && firstAttribute.isMeasured(along: axis))
      || (secondItem === item && secondAttribute.isMeasured(along: axis))
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate func isMeasured(along axis: LayoutCore.Axis) -> Bool {
    LayoutAttribute.allCases.contains { $0.native == self && $0.axis == axis }
  }
}
