import Foundation

/// What the content of a cell is in. The cell decides how large it is; in messages those sizes are
/// the encapsulated ones of UIKit.
final class UICellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    preservesSuperviewLayoutMargins = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size that the constraints inside want at a width; nil where there are none.
  func fittedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard hasConstrainedContent else { return nil }
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Whether a constraint ties the content to this view.
  private var hasConstrainedContent: Bool { !node.mentions.all.isEmpty || hasGuideConstraints }

  private var hasGuideConstraints: Bool {
    for guide in allGuides where !guide.node.mentions.all.isEmpty { return true }
    return false
  }
}
