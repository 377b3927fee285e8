import Foundation

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    returnKeyType = .search
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Stored without effect: they are not shown.
  open var tokens: [UISearchToken] = []

  /// Stored without effect. Places beyond the ends are the ends.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Stored without effect. A place without a token changes nothing.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Stored without effect.
  open var tokenBackgroundColor: UIColor! = .systemBlue
  /// Stored without effect.
  open var allowsDeletingTokens = true
  /// Stored without effect.
  open var allowsCopyingTokens = true

  /// Behind the magnifying glass.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let standard = super.textRect(forBounds: bounds)
    let start = ControlMeasure.searchBarText.length
    let inset = ControlMeasure.textFieldInset.insets.left
    return CGRect(
      x: isRightToLeft ? standard.minX : bounds.minX + start, y: standard.minY,
      width: max(0, standard.width - start + inset), height: standard.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: ControlMeasure.searchBarField.length)
  }

  override func drawContent(into picture: inout Picture) {
    picture.fill(
      PictureShape(rect: bounds, radius: ControlMeasure.searchBarCorner.length, corners: .all),
      faded(.tertiarySystemFill))
    let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    let frame = ControlMeasure.searchBarIcon.rect
    icon.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
    icon.tintColor = .secondaryLabel
    picture.draw(icon)
    drawFieldText(into: &picture)
  }
}
