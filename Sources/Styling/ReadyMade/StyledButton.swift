/// A button that takes a style and whose border follows its state.
///
/// By default, its short sides are round, it has high hugging and compression resistance priorities
/// for its height, and it clips to its bounds.
open class StyledButton: UIButton, Composable {
  /// The style of the button.
  public let style: ViewStyle

  /// Creates a button with a style.
  public required init(_ style: ViewStyle? = nil) {
    // A rounding that follows the size would override a radius.
    let rounding: [ViewAttribute] =
      style?.contains(.cornerRadius) == true ? [] : [.roundedBy(.height)]
    let rest: [ViewAttribute] = [
      .clipsToBounds(true), .verticalHugging(.high), .verticalCompression(.high),
    ]
    self.style = style <- (rounding + rest)
    super.init(frame: .zero)
    compose(with: self.style)
  }

  /// Returns nil: styles are written in code.
  public required init?(coder: NSCoder) { nil }

  /// Whether the button is highlighted; the border follows it.
  open override var isHighlighted: Bool {
    didSet { showBorderOfState() }
  }

  /// Whether the button is selected; the border follows it.
  open override var isSelected: Bool {
    didSet { showBorderOfState() }
  }

  /// Whether the button is enabled; the border follows it.
  open override var isEnabled: Bool {
    didSet { showBorderOfState() }
  }

  /// The colors of the border, by the raw values of states.
  private var borders: [UIControl.State.RawValue: UIColor] = [:]
  /// Whether the border shows the color of a state other than normal.
  private var showsState = false
  /// The border color before that, if no style has set it for a state; the color itself may be nil.
  private var foreignBorder: CGColor??

  /// Sets the border color of a state, from a style or a chain. States without a color use that of
  /// the normal state.
  fileprivate func take(_ color: UIColor?, for state: UIControl.State) {
    borders[state.rawValue] = color
    guard state == .normal else { return showBorderOfState() }
    foreignBorder = nil
    if !showsState { setLayerColor(\.borderColor, to: color) }
  }

  private func showBorderOfState() {
    if state != .normal, let color = borders[state.rawValue] {
      if !showsState, !hasNormalBorder { foreignBorder = .some(layer.borderColor) }
      showsState = true
      setLayerColor(\.borderColor, to: color)
    } else if showsState {
      showsState = false
      setLayerColor(\.borderColor, to: borders[UIControl.State.normal.rawValue])
      guard let foreignBorder else { return }
      layer.borderColor = foreignBorder
      self.foreignBorder = nil
    }
  }

  private var hasNormalBorder: Bool {
    guard let color = borders[UIControl.State.normal.rawValue] else { return false }
    return layer.borderColor == color.resolvedColor(with: traitCollection).cgColor
  }
}

extension UIView {
  /// Sets the color of the layer's border, which follows the appearance. For a state other than
  /// normal, it applies to buttons that show it.
  func setBorder(_ color: UIColor?, for state: UIControl.State = .normal) {
    if let button = self as? StyledButton {
      button.take(color, for: state)
    } else if state == .normal {
      setLayerColor(\.borderColor, to: color)
    }
  }
}
