/// A button that takes a style, and whose border has the color of its state.
///
/// If the style does not say otherwise its short sides are round, it holds on to its height, and what is
/// outside of it is cut off.
open class StyledButton: UIButton, Composable {
  /// What the button looks like.
  public let style: ViewStyle

  /// A button in a style.
  public required init(_ style: ViewStyle? = nil) {
    // A size that is followed would win over a radius.
    let rounding: [ViewAttribute] =
      style?.contains(.cornerRadius) == true ? [] : [.roundedBy(.height)]
    let rest: [ViewAttribute] = [
      .clipsToBounds(true), .verticalHugging(.high), .verticalCompression(.high),
    ]
    self.style = style <- (rounding + rest)
    super.init(frame: .zero)
    compose(with: self.style)
  }

  /// Nothing: styles are written in code.
  public required init?(coder: NSCoder) { nil }

  /// Whether the button is pressed; its border goes by it.
  open override var isHighlighted: Bool {
    didSet { showBorderOfState() }
  }

  /// Whether the button is selected; its border goes by it.
  open override var isSelected: Bool {
    didSet { showBorderOfState() }
  }

  /// Whether the button is of use; its border goes by it.
  open override var isEnabled: Bool {
    didSet { showBorderOfState() }
  }

  /// The color that the border had before it got that of a state, which may be none; nil while it has its own.
  private var plainBorder: CGColor??

  func showBorderOfState() {
    let styles = style.value(.states) ?? []
    let now = styles.first { type(of: $0).state == state && $0.borderColor != nil }
    let normal = styles.first { type(of: $0).state == .normal }
    guard let color = now?.borderColor ?? normal?.borderColor ?? style.value(.borderColor) else {
      guard let plainBorder else { return }
      setLayerColor(\.borderColor, to: nil)
      layer.borderColor = plainBorder
      self.plainBorder = nil
      return
    }
    if plainBorder == nil { plainBorder = .some(layer.borderColor) }
    setLayerColor(\.borderColor, to: color)
  }
}
