import DeStijl

/// A button with a colored background and padding around its title.
final class PaddedButton: UIButton {
  convenience init(_ title: String, fill: UIColor, ink: UIColor) {
    self.init(type: .system)
    setTitle(title, for: .normal)
    setTitleColor(ink, for: .normal)
    titleLabel?.font = .preferredFont(forTextStyle: .headline)
    titleLabel?.adjustsFontForContentSizeCategory = true
    backgroundColor = fill
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 32, height: max(44, size.height))
  }
}
