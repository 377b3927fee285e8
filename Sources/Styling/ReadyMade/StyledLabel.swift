/// A label that takes a style: `let label: StyledLabel = [.text("Hello")]^`.
open class StyledLabel: UILabel, Composable {
  /// The style of the label.
  public let style: ViewStyle

  /// Creates a label with a style.
  public required init(_ style: ViewStyle? = nil) {
    self.style = style ?? []
    super.init(frame: .zero)
    compose(with: self.style)
  }

  /// Returns nil: styles are written in code.
  public required init?(coder: NSCoder) { nil }
}
