/// A stack that takes a style. It is vertical if the style does not say otherwise.
open class StackView: UIStackView, Composable {
  /// What the stack looks like.
  public let style: ViewStyle

  /// A stack in a style.
  public required init(_ style: ViewStyle? = nil) {
    self.style = style <- .axis(.vertical)
    super.init(frame: .zero)
    compose(with: self.style)
  }

  /// Nothing: styles are written in code.
  public required init(coder: NSCoder) {
    style = []
    super.init(coder: coder)
  }
}
