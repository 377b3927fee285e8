import Foundation

/// A view with the size that its content's constraints give it.
///
/// Before iOS 16, SwiftUI requests an intrinsic size, which a view that is laid out by constraints
/// does not have.
public final class FittingView<Content: UIView>: UIView {
  /// The content, edge to edge.
  @preconcurrency @MainActor public let content: Content
  private var measuredWidth: CGFloat?
  /// The size of the content at that width when the intrinsic size was last invalidated.
  private var measuredSize: CGSize?

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The smallest width of the content, and its height at the current width.
  public override var intrinsicContentSize: CGSize {
    fittingSize(width: measuredWidth, height: nil)
  }

  /// Measures the content again, and invalidates the intrinsic size if the content wants another
  /// one, at another width or after a change of its texts.
  ///
  /// UIKit reports a change that is deeper in the content only to the views around it: for such a
  /// change, `update` has the content measured, too.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0 else { return }
    let size = fittingSize(width: bounds.width, height: nil)
    guard measuredWidth != bounds.width || measuredSize != size else { return }
    (measuredWidth, measuredSize) = (bounds.width, size)
    invalidateIntrinsicContentSize()
  }

  /// Returns the size of the content in a space.
  ///
  /// - Parameters:
  ///   - width: The available width, in points; nil or infinite if it is not limited.
  ///   - height: The available height, in points.
  /// - Returns: The size that the content requests, no wider than the available width.
  func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    let natural = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard let width, width.isFinite, width < natural.width else { return natural }
    return content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
