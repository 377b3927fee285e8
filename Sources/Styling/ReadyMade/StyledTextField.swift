/// A text field that takes a style.
open class StyledTextField: UITextField, Composable {
  /// The style of the text field.
  public let style: ViewStyle

  /// Creates a text field with a style.
  public required init(_ style: ViewStyle? = nil) {
    self.style = style ?? []
    super.init(frame: .zero)
    compose(with: self.style)
  }

  /// Returns nil: styles are written in code.
  public required init?(coder: NSCoder) { nil }
}
