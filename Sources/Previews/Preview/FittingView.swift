import Foundation

/// A view that is as large as the constraints of what it holds make that: SwiftUI asks for an
/// intrinsic size before iOS 16, which a view that is laid out by constraints does not have.
public final class FittingView<Content: UIView>: UIView {
  /// What it holds, edge to edge.
  @preconcurrency @MainActor public let content: Content
  private var measuredWidth: CGFloat?

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

  /// Measures its content anew when the width is another.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard measuredWidth != bounds.width, bounds.width > 0 else { return }
    measuredWidth = bounds.width
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
