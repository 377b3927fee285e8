/// A view that would like to have a size, as an image has.
public final class SizedView: UIView {
  /// Nil for a view that has no wish.
  public var preferredSize: CGSize? {
    didSet { invalidateIntrinsicContentSize() }
  }

  public init(_ name: String = "", _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    preferredSize = width.map { CGSize(width: $0, height: height ?? $0) }
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  public required init?(coder: NSCoder) { nil }

  public override var intrinsicContentSize: CGSize {
    preferredSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
