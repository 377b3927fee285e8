/// A text field that takes a style.
open class StyledTextField: UITextField, Composable {
  /// What the field looks like.
  public let style: ViewStyle

  /// A text field in a style.
  public required init(_ style: ViewStyle? = nil) {
    self.style = style ?? []
    super.init(frame: .zero)
    compose(with: self.style)
  }

  /// Nothing: styles are written in code.
  public required init?(coder: NSCoder) { nil }
}
