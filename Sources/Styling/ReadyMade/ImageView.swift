/// An image view that takes a style.
open class ImageView: UIImageView, Composable {
  /// What the image view looks like.
  public let style: ViewStyle

  /// An image view in a style.
  public required init(_ style: ViewStyle? = nil) {
    self.style = style ?? []
    super.init(frame: .zero)
    compose(with: self.style)
  }

  /// Nothing: styles are written in code.
  public required init?(coder: NSCoder) { nil }
}
