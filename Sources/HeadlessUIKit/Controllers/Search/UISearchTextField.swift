import Foundation

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    clearButtonMode = .always
    returnKeyType = .search
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The search bar's settings for the look of the field.
  var look = SearchFieldLook() {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The tokens in front of the text.
  open var tokens: [UISearchToken] = [] {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Indexes out of range stand for the nearest end.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Does nothing if there is no token at the index.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// The range of the text without the tokens.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// Replaces a part of the text by a token.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  open var tokenBackgroundColor: UIColor! = .systemBlue { didSet { setNeedsDisplay() } }
  /// Whether the delete key removes the last token when the insertion point is at the beginning of the text.
  open var allowsDeletingTokens = true
  /// Stored without effect.
  open var allowsCopyingTokens = true

  open override func deleteBackward() {
    guard allowsDeletingTokens, !tokens.isEmpty, edited.deletion == nil else {
      return super.deleteBackward()
    }
    tokens.removeLast()
    didEdit()
  }

  /// The frames of the tokens in order, as in a left-to-right layout.
  private var tokenFrames: [CGRect] {
    var x = ControlMeasure.searchBarText.length
    return tokens.map { token in
      let frame = CGRect(
        x: x, y: (bounds.height - SearchTokenLook.height) / 2,
        width: SearchTokenLook.width(of: token, lineWidth(content(of: token))),
        height: SearchTokenLook.height)
      x = frame.maxX + SearchTokenLook.gap
      return frame
    }
  }

  private func content(of token: UISearchToken) -> TextContent {
    TextContent(token.text, face: currentFont.face)
  }

  /// After the magnifying glass and the tokens.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let standard = super.textRect(forBounds: bounds)
    let start =
      tokenFrames.last.map { $0.maxX + SearchTokenLook.gap } ?? ControlMeasure.searchBarText.length
    let inset = ControlMeasure.textFieldInset.insets.left
    return CGRect(
      x: isRightToLeft ? standard.minX : bounds.minX + start, y: standard.minY,
      width: max(0, standard.width - start + inset), height: standard.height
    ).offsetBy(look.textOffset)
  }

  /// The height of the background image, if there is one.
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
    for (token, frame) in zip(tokens, tokenFrames) {
      draw(token, in: isRightToLeft ? frame.mirrored(in: bounds) : frame, into: &picture)
    }
    drawFieldText(into: &picture)
  }

  private func draw(_ token: UISearchToken, in frame: CGRect, into picture: inout Picture) {
    let shape = PictureShape(rect: frame, radius: SearchTokenLook.radius, corners: .all)
    picture.fill(shape, faded(tokenBackgroundColor ?? .systemBlue))
    let white = faded(.white)
    let places = SearchTokenLook.places(of: token, in: frame, isRightToLeft: isRightToLeft)
    if let image = token.icon {
      picture.draw(
        image.withRenderingMode(.alwaysTemplate).state,
        at: ImagePlacement(rect: places.icon, tint: white, isRightToLeft: isRightToLeft))
    }
    drawLine(
      content(of: token), in: places.text, alignment: .natural, color: white, into: &picture)
  }
}

/// Metrics of tokens, in points.
private enum SearchTokenLook {
  static let height: CGFloat = 24
  static let radius: CGFloat = 6
  static let gap: CGFloat = 4
  private static let margin: CGFloat = 8
  private static let icon: CGFloat = 16

  static func width(of token: UISearchToken, _ textWidth: CGFloat) -> CGFloat {
    2 * margin + (token.icon == nil ? 0 : icon + gap) + textWidth.rounded(.up)
  }

  @MainActor
  static func places(
    of token: UISearchToken, in frame: CGRect, isRightToLeft: Bool
  ) -> (icon: CGRect, text: CGRect) {
    let inner = frame.insetBy(dx: margin, dy: 0)
    let image = CGRect(x: inner.minX, y: frame.midY - icon / 2, width: icon, height: icon)
    let start = token.icon == nil ? 0 : icon + gap
    let text = CGRect(
      x: inner.minX + start, y: frame.minY, width: inner.width - start, height: frame.height)
    return isRightToLeft ? (image.mirrored(in: frame), text.mirrored(in: frame)) : (image, text)
  }
}
