import Foundation

/// A view above the keyboard or in its place. Its style has no effect.
@preconcurrency @MainActor
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  open private(set) var inputViewStyle = Style.default
  /// Whether its constraints determine its height, instead of its frame.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { Keyboard.followFirstResponder() } }
  }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
