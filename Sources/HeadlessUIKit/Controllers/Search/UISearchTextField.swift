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

  /// What the bar says of how its field looks.
  var look = SearchFieldLook() {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
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
      width: max(0, standard.width - start + inset), height: standard.height
    ).offsetBy(look.textOffset)
  }

  /// As high as the image behind it.
  var height: CGFloat {
    look.backgrounds[.normal]?.size.height ?? ControlMeasure.searchBarField.length
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: height)
  }

  override var backgroundImage: UIImage? { look.backgrounds.shown(in: state) }
  override var clearImage: UIImage? { look.image(for: .clear, in: state) }

  override func drawContent(into picture: inout Picture) {
    if let backgroundImage {
      picture.draw(backgroundImage, in: bounds, of: self)
    } else {
      let radius = ControlMeasure.searchBarCorner.length
      picture.fill(
        PictureShape(rect: bounds, radius: radius, corners: .all), faded(.tertiarySystemFill))
    }
    let image = look.image(for: .search, in: state)
    let icon = UIImageView(image: image ?? UIImage(systemName: "magnifyingglass"))
    let standard = ControlMeasure.searchBarIcon.rect
    let frame = (image.map { standard.centered($0.size) } ?? standard)
      .offsetBy(look.iconOffsets[.search] ?? .zero)
    icon.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
    icon.tintColor = .secondaryLabel
    picture.draw(icon)
    drawFieldText(into: &picture)
  }
}
