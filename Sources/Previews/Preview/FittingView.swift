import Foundation

/// A view that is as large as the constraints of what it holds make that: SwiftUI asks for an
/// intrinsic size before iOS 16, which a view that is laid out by constraints does not have.
public final class FittingView<Content: UIView>: UIView {
  /// What it holds, edge to edge.
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

  /// As small as its content lets it be, and as high as it is at the width that it has.
  public override var intrinsicContentSize: CGSize {
    fittingSize(width: measuredWidth, height: nil)
  }

  /// Measures its content anew, and says so when it wants another size: at another width, or as what
  /// it says has changed. Of what has changed deeper in it UIKit tells only what is around that:
  /// `update` has it measured, too.
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
