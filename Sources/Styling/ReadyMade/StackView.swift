/// A stack view that takes a style. By default, it is vertical.
open class StackView: UIStackView, Composable {
  /// The style of the stack view.
  public let style: ViewStyle

  /// Creates a stack view with a style.
  public required init(_ style: ViewStyle? = nil) {
    self.style = style <- .axis(.vertical)
    super.init(frame: .zero)
    compose(with: self.style)
  }

  /// Creates a stack view with an empty style: styles are written in code.
  public required init(coder: NSCoder) {
    style = []
    super.init(coder: coder)
  }
}
