/// A text view that takes a style.
open class TextView: UITextView, Composable {
  /// What the text view looks like.
  public let style: ViewStyle

  /// A text view in a style.
  public required init(_ style: ViewStyle? = nil) {
    self.style = style ?? []
    super.init(frame: .zero, textContainer: nil)
    compose(with: self.style)
  }

  /// Nothing: styles are written in code.
  public required init?(coder: NSCoder) { nil }
}
