import Foundation

/// Contains the content of a cell, which determines its size. In messages, its size constraints
/// appear as UIKit's encapsulated layout constraints.
final class UICellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    preservesSuperviewLayoutMargins = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the size that the inner constraints determine for a width; nil if there are none.
  func fittedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard hasConstrainedContent else { return nil }
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Whether constraints connect the content to this view.
  private var hasConstrainedContent: Bool { !node.mentions.all.isEmpty || hasGuideConstraints }

  private var hasGuideConstraints: Bool {
    for guide in allGuides where !guide.node.mentions.all.isEmpty { return true }
    return false
  }
}
