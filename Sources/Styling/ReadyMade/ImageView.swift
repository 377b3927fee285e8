/// An image view that takes a style.
open class ImageView: UIImageView, Composable {
  /// The style of the image view.
  public let style: ViewStyle

  /// Creates an image view with a style.
  public required init(_ style: ViewStyle? = nil) {
    self.style = style ?? []
    super.init(frame: .zero)
    compose(with: self.style)
  }

  /// Returns nil: styles are written in code.
  public required init?(coder: NSCoder) { nil }
}
