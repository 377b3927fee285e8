extension UILabel {
  /// Sets the line breaking of titles in buttons without a configuration.
  func breakAsTitle() {
    lineBreakMode = .byTruncatingMiddle
    numberOfLines = 1
  }
}

/// A label that informs its button when the size of the title changes.
final class UIButtonLabel: UILabel {
  weak var button: UIButton?
  /// The label's own look, and the look that a styled title or a configuration has lent it.
  private var looks: (own: Look, lent: Look)?

  private struct Look {
    var font: UIFont?
    var style: ParagraphFormat
    var numberOfLines: Int

    @MainActor init(of label: UILabel) {
      (font, style, numberOfLines) = (label.chosenFont, label.style, label.numberOfLines)
    }
  }

  /// Changes the content of the label. After the last lent look, the label gets its own look back,
  /// except for parts that were changed in the meantime.
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
      if let (own, lent) = looks { restoreLook(own, insteadOf: lent) }
      looks = nil
      change()
    }
  }

  private func restoreLook(_ own: Look, insteadOf lent: Look) {
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
  /// The symbol of a button that shows only a symbol.
  var symbolName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}
