/// A text view that takes a style.
open class TextView: UITextView, Composable {
  /// The style of the text view.
  public let style: ViewStyle

  /// Creates a text view with a style.
  public required init(_ style: ViewStyle? = nil) {
    self.style = style ?? []
    super.init(frame: .zero, textContainer: nil)
    compose(with: self.style)
  }

  /// Returns nil: styles are written in code.
  public required init?(coder: NSCoder) { nil }
}
