import Foundation

/// A view with the size that its content's constraints give it.
///
/// Before iOS 16, SwiftUI requests an intrinsic size, which a view that is laid out by constraints
/// does not have.
public final class FittingView<Content: UIView>: UIView {
  /// The content, edge to edge.
  @preconcurrency @MainActor public let content: Content
  private var measuredWidth: CGFloat?
  /// What the content wanted at that width when its size was last told.
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

  /// The size of the content in a room.
  ///
  /// - Parameters:
  ///   - width: What there is, in points; nil or infinite where nobody says.
  ///   - height: What there is, in points.
  /// - Returns: What the content wants, and no wider than there is.
  func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    let natural = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard let width, width.isFinite, width < natural.width else { return natural }
    return content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
