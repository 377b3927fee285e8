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
  /// The look that the label has by itself, and what a styled title or a configuration has made of it.
  private var looks: (own: Look, lent: Look)?

  private struct Look {
    var font: UIFont?
    var style: ParagraphFormat
    var numberOfLines: Int

    @MainActor init(of label: UILabel) {
      (font, style, numberOfLines) = (label.chosenFont, label.style, label.numberOfLines)
    }
  }

  /// Changes what the label shows. With the last look that is lent it has its own again, as far as nobody
  /// has given it another meanwhile.
  func show(lendingLook lendsLook: Bool, _ change: () -> Void) {
    let look = Look(of: self)
    if lendsLook {
      var own = looks?.own ?? look
      if let lent = looks?.lent {
        if lent.font != look.font { own.font = look.font }
        if lent.style != look.style { own.style = look.style }
        if lent.numberOfLines != look.numberOfLines { own.numberOfLines = look.numberOfLines }
      }
      change()
      looks = (own, Look(of: self))
    } else {
      if let (own, lent) = looks { giveBack(own, insteadOf: lent) }
      looks = nil
      change()
    }
  }

  private func giveBack(_ own: Look, insteadOf lent: Look) {
    if chosenFont == lent.font { chosenFont = own.font }
    if style == lent.style { style = own.style }
    if numberOfLines == lent.numberOfLines { numberOfLines = own.numberOfLines }
    textDidChange()
  }

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
