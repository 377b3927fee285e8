import Foundation

/// A view that follows the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategoryAdjusting where Self: UIView {
  /// Returns a font in the current text size.
  func shownFont(_ font: UIFont) -> UIFont {
    guard adjustsFontForContentSizeCategory, font.isScalable else { return font }
    return font.adjusted(to: traitCollection)
  }

  /// Returns a text with its fonts in the current text size.
  func inScaledFonts(_ text: NSAttributedString) -> NSAttributedString {
    guard adjustsFontForContentSizeCategory, text.has(.font) else { return text }
    let shown = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) {
      font, range, _ in
      guard let font = font as? UIFont else { return }
      shown.addAttribute(.font, value: shownFont(font), range: range)
    }
    return NSAttributedString(attributedString: shown)
  }

  /// Returns whether the text size or the display scale has changed.
  func hasOtherTextMeasures(than old: UITraitCollection?) -> Bool {
    let (old, new) = (old ?? .base, traitCollection)
    return old.displayScale != new.displayScale
      || adjustsFontForContentSizeCategory
        && old.preferredContentSizeCategory != new.preferredContentSizeCategory
  }
}

/// What stays in place when text is scaled down to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

/// Text on one or several lines.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var plainText: String?
  var styledText: NSAttributedString?
  var chosenFont: UIFont?
  /// The format of paragraphs without a style of their own.
  var style = ParagraphFormat.standard
  private var cache = LabelLayoutCache()
  /// The rectangle in which the text is drawn; set only during drawing.
  var drawingRect: CGRect?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Text

  /// Setting it applies the label's style, regardless of the style of the previous text.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      willChange(.text)
      defer { didChange(.text) }
      guard styledText != nil || newValue != plainText else { return }
      plainText = newValue
      styledText = nil
      textDidChange()
    }
  }

  /// Setting it changes the label's style to the attributes of the first character, as far as there
  /// are any.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0, attributes: ownStyle) } }
    set {
      willChange(.attributedText)
      defer { didChange(.attributedText) }
      plainText = nil
      styledText = newValue.map { NSAttributedString(attributedString: $0) }
      adoptStyle()
      textDidChange()
    }
  }

  /// Nil sets the system font of 17 points.
  open var font: UIFont! {
    get { currentFont }
    set {
      willChange(.font)
      defer { didChange(.font) }
      guard newValue != chosenFont || styledText != nil else { return }
      chosenFont = newValue
      restyle(.font, newValue ?? Self.standardFont)
      textDidChange()
    }
  }

  @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
    didSet { if oldValue != adjustsFontForContentSizeCategory { textDidChange() } }
  }

  private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  private var currentFont: UIFont { shownFont(chosenFont ?? Self.standardFont) }

  var chosenTextColor: UIColor?

  open var textColor: UIColor! {
    get { chosenTextColor ?? .label }
    set {
      willChange(.textColor)
      defer { didChange(.textColor) }
      chosenTextColor = newValue
      restyle(.foregroundColor, newValue ?? .label)
      setNeedsDisplay()
    }
  }

  open var textAlignment: NSTextAlignment {
    get { style.alignment ?? .natural }
    set { setStyle(\.alignment, newValue, movesText: false) }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode ?? .byTruncatingTail }
    set { setStyle(\.lineBreakMode, newValue) }
  }

  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { style.lineBreakStrategy ?? .standard }
    set { setStyle(\.lineBreakStrategy, newValue) }
  }

  /// 0 or a negative number for as many lines as needed.
  // Unchecked, since every measurement reads it.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if oldValue != numberOfLines { textDidChange() } }
  }

  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      preferredMaxLayoutWidth.keepNumber(before: oldValue, "preferredMaxLayoutWidth", of: shortName)
      if oldValue != preferredMaxLayoutWidth { textDidChange() }
    }
  }

  // MARK: Appearance

  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { minimumScaleFactor.keepNumber(before: oldValue, "minimumScaleFactor", of: shortName) }
  }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var allowsDefaultTighteningForTruncation = false
  open var showsExpansionTextWhenTruncated = false

  override var standardAccessibility: (label: String?, traits: UIAccessibilityTraits)? {
    (text, .staticText)
  }

  // MARK: Layout

  /// The content to lay out, in the current font and colors.
  var content: TextContent {
    let run = TextContent.Run(text: plainText ?? "", face: currentFont.face)
    guard let styledText else { return TextContent(runs: [run]) }
    var content = TextContent(styledText, base: run)
    if adjustsFontForContentSizeCategory {
      for index in content.runs.indices {
        let font = UIFont(face: content.runs[index].face)
        if font.isScalable { content.runs[index].face = font.adjusted(to: traitCollection).face }
      }
    }
    return content
  }

  /// The line breaking of text without a format of its own.
  var breaking: TextBreaking {
    TextBreaking(mode: lineBreakMode, strategy: lineBreakStrategy)
  }

  func textLayout(width: CGFloat, maximumLines: Int) -> TextLayout {
    let key = LabelLayoutCache.Key(
      width: width, maximumLines: maximumLines,
      category: adjustsFontForContentSizeCategory
        ? traitCollection.preferredContentSizeCategory : nil)
    return cache.layout(for: key) {
      Headless.counters.textsMeasured += 1
      return TextLayout(content, width: width, maximumLines: maximumLines, breaking: breaking)
    }
  }

  func textDidChange() {
    cache = LabelLayoutCache()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hasOtherTextMeasures(than: previousTraitCollection) { textDidChange() }
  }

  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1 else { return naturalSize(width: nil) }
    guard wrapsContent else { return naturalSize(width: preferredMaxLayoutWidth) }
    return naturalSize(width: proposedWidth.flatMap { $0 < Self.unlimited ? $0 : nil })
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  /// A label of one line is as wide as its text, whatever width is proposed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(width: numberOfLines != 1 && size.width > 0 ? size.width : nil)
  }

  private func naturalSize(width: CGFloat?) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width ?? Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// Lengths from this value on count as unlimited.
  private static let unlimited: CGFloat = 1e7

  /// Returns the rectangle of the text itself, rounded up to pixels, placed by the alignment and
  /// vertically centered.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let isWide = !(bounds.width < Self.unlimited)
    let layout = textLayout(
      width: isWide ? .infinity : bounds.width, maximumLines: max(0, numberOfLines))
    let pixels = PixelGrid(scale: traitCollection.displayScale)
    var rect = CGRect(
      x: bounds.minX, y: bounds.minY, width: pixels.roundedUp(layout.width),
      height: pixels.roundedUp(layout.height))
    if !isWide {
      rect.size.width = min(rect.width, bounds.width)
      rect.origin.x += horizontalShare * (bounds.width - rect.width)
    }
    if bounds.height < Self.unlimited {
      rect.origin.y += pixels.round((bounds.height - rect.height) / 2)
    }
    return rect
  }

  /// Draws the text in a rectangle; an override can pass another rectangle to `super`.
  open func drawText(in rect: CGRect) {
    drawingRect = rect
  }

  override func drawContent(into picture: inout Picture) { drawLabel(into: &picture) }

  // MARK: Baselines

  override var firstBaselineOffsetFromTop: CGFloat? { firstBaselineOffset(forWidth: knownWidth) }
  override var lastBaselineOffsetFromBottom: CGFloat { lastBaselineOffset(forWidth: knownWidth) }

  private var knownWidth: CGFloat { bounds.width > 0 ? bounds.width : .infinity }

  override func firstBaselineOffset(forWidth width: CGFloat) -> CGFloat? {
    PixelGrid(scale: traitCollection.displayScale).round(baselineLine(of: width).ascender)
  }

  /// In the last line, the distance from the line's top to the baseline is rounded as in the first
  /// line.
  override func lastBaselineOffset(forWidth width: CGFloat) -> CGFloat {
    let pixels = PixelGrid(scale: traitCollection.displayScale)
    let line = baselineLine(of: width, isLast: true)
    return pixels.roundedUp(line.height) - pixels.round(line.ascender)
  }

  /// Returns the metrics of the first or last line, or of the font if there is no text.
  private func baselineLine(
    of width: CGFloat, isLast: Bool = false
  ) -> (ascender: CGFloat, height: CGFloat) {
    guard styledText != nil else { return (currentFont.ascender, currentFont.lineHeight) }
    let wrapping = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
    let lines = textLayout(
      width: numberOfLines == 1 ? .infinity : wrapping, maximumLines: max(0, numberOfLines)
    ).lines
    guard let line = isLast ? lines.last : lines.first else {
      return (currentFont.ascender, currentFont.lineHeight)
    }
    return (line.ascender, line.height)
  }
}
