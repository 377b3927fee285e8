import Foundation

/// The reference for the insets of a section.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent

  /// Nil if insets have no reference.
  fileprivate var guide: SystemGuide.Kind? {
    switch self {
    case .automatic, .safeArea: .safeArea
    case .none: nil
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }

  /// Returns this reference, or another one if this is automatic.
  func or(_ other: UIContentInsetsReference) -> UIContentInsetsReference {
    self == .automatic ? other : self
  }
}

extension UICollectionView {
  func insets(
    _ insets: UIEdgeInsets, from reference: UIContentInsetsReference,
    on axes: [NSLayoutConstraint.Axis]
  ) -> UIEdgeInsets {
    reference.guide.map { self.insets(insets, from: $0, on: axes) } ?? insets
  }

  /// Returns the insets from the content for insets relative to a guide. They are never negative,
  /// so they never extend into the content inset.
  ///
  /// - Parameter insets: In the layout's coordinates before mirroring, like the result.
  func insets(
    _ insets: UIEdgeInsets, from guide: SystemGuide.Kind,
    on axes: [NSLayoutConstraint.Axis] = NSLayoutConstraint.Axis.both
  ) -> UIEdgeInsets {
    let (area, content) = (
      SystemGuide.frame(guide, of: self), bounds.inset(by: adjustedContentInset)
    )
    var rest = insets
    if axes.contains(.horizontal) {
      let (left, right) = (area.minX - content.minX, content.maxX - area.maxX)
      rest.left = max(0, insets.left + (mirrorsLayout ? right : left))
      rest.right = max(0, insets.right + (mirrorsLayout ? left : right))
    }
    if axes.contains(.vertical) {
      rest.top = max(0, insets.top + area.minY - content.minY)
      rest.bottom = max(0, insets.bottom + content.maxY - area.maxY)
    }
    return rest
  }
}
