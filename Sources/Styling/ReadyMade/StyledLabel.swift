/// A label that takes a style: `let label: StyledLabel = [.text("Hello")]^`.
open class StyledLabel: UILabel, Composable {
  /// What the label looks like.
  public let style: ViewStyle

  /// A label in a style.
  public required init(_ style: ViewStyle? = nil) {
    self.style = style ?? []
    super.init(frame: .zero)
    compose(with: self.style)
  }

  /// Nothing: styles are written in code.
  public required init?(coder: NSCoder) { nil }
}
