/// A button that takes a style and whose border follows its state.
///
/// By default, its short sides are round, it has high hugging and compression resistance priorities
/// for its height, and it clips to its bounds.
open class StyledButton: UIButton, Composable {
  /// The style of the button.
  public let style: ViewStyle

  /// Creates a button with a style.
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
  /// Whether the border has the color of another state than the normal one.
  private var showsState = false
  /// What the border was before that, where nobody had said it of a state; it may be none.
  private var foreignBorder: CGColor??

  /// Takes what a style, or a chain, says of the border; of the normal state it is what others go back to.
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
  /// Gives the layer's border a color, which follows the appearance; in a state if that is one that a button
  /// shows.
  func setBorder(_ color: UIColor?, for state: UIControl.State = .normal) {
    if let button = self as? StyledButton {
      button.take(color, for: state)
    } else if state == .normal {
      setLayerColor(\.borderColor, to: color)
    }
  }
}
