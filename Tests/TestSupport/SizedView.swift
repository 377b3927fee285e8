/// A view with an intrinsic size, like an image view.
public final class SizedView: UIView {
  /// The intrinsic size, or nil if there is none.
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
