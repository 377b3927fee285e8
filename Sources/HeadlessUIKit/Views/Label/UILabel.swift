import Foundation

/// What follows the text size that the user has chosen.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategoryAdjusting where Self: UIView {
  /// A font as it is shown in the text size that is chosen.
  func shownFont(_ font: UIFont) -> UIFont {
    guard adjustsFontForContentSizeCategory, font.isScalable else { return font }
    return font.adjusted(to: traitCollection)
  }

  /// A text with its fonts as they are shown in the text size that is chosen.
  func inShownFonts(_ text: NSAttributedString) -> NSAttributedString {
    guard adjustsFontForContentSizeCategory, text.has(.font) else { return text }
    let shown = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) {
      font, range, _ in
      guard let font = font as? UIFont else { return }
      shown.addAttribute(.font, value: shownFont(font), range: range)
    }
    return NSAttributedString(attributedString: shown)
  }

  /// Whether texts are of another size, or on other pixels.
  func hasOtherTextMeasures(than old: UITraitCollection?) -> Bool {
    let (old, new) = (old ?? .base, traitCollection)
    return old.displayScale != new.displayScale
      || adjustsFontForContentSizeCategory
        && old.preferredContentSizeCategory != new.preferredContentSizeCategory
  }
}

/// What stays in place when text is made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

/// Text on one line or several.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var plainText: String?
  var styledText: NSAttributedString?
  var chosenFont: UIFont?
  /// How paragraphs without a style of their own are set.
  var style = ParagraphFormat.standard
  private var cache = LabelLayoutCache()
  /// Where the text is drawn; set while a picture is made.
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

  /// A text that is set is styled as the label is, whatever the text before it said.
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

  /// The label's own style becomes that of the first character, as far as that has one.
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

  /// System font of 17 points where nil is set.
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

  /// 0 for as many as are needed; a negative number means 0 too.
  // Unchecked, what each measurement asks.
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

  /// What is laid out, in the font and colours that hold now.
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

  /// How text breaks that doesn't say so itself.
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
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return naturalSize(width: width)
  }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    return naturalSize(width: width < Self.unlimited ? width : nil)
  }

  /// A label of one line is as wide as its text, whatever room is proposed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(width: numberOfLines != 1 && size.width > 0 ? size.width : nil)
  }

  private func naturalSize(width: CGFloat?) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width ?? Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// Lengths from here on are no limit.
  private static let unlimited: CGFloat = 1e7

  /// The text's own rectangle, rounded up to pixels: placed by the alignment, in the middle of the
  /// height.
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

  /// Draws the text in a rectangle; an override may pass another one on.
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

  /// In the last line, the baseline is as far from the line's top as in the first.
  override func lastBaselineOffset(forWidth width: CGFloat) -> CGFloat {
    let pixels = PixelGrid(scale: traitCollection.displayScale)
    let line = baselineLine(of: width, isLast: true)
    return pixels.roundedUp(line.height) - pixels.round(line.ascender)
  }

  /// The metrics of the first or last line, or of the font where there is no text.
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
