extension UILabel {
  /// As the titles of buttons without a configuration are.
  func breakAsTitle() {
    lineBreakMode = .byTruncatingMiddle
    numberOfLines = 1
  }
}

/// Tells its button when the size of the title changes.
final class UIButtonLabel: UILabel {
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.titleSizeDidChange()
  }
}

extension UIButton {
  fileprivate func titleSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UIButton.ButtonType {
  /// The symbol of a button that has nothing but a symbol.
  var symbolName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}
