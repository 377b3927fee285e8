import Foundation

/// A line of editable text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }

  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
  public nonisolated class var didEndEditingReasonUserInfoKey: String {
    "UITextFieldDidEndEditingReasonKey"
  }

  var edited = EditedText() {
    didSet {
      let isOther = !edited.content.isIdentical(to: oldValue.content)
      if isOther { textDidChange() }
      if isEditing, isOther || oldValue.selection != edited.selection { scrollToInsertionPoint() }
    }
  }
  /// The distance by which the text is scrolled from its beginning.
  var scrolledDistance: CGFloat = 0 {
    didSet { if scrolledDistance != oldValue { setNeedsDisplay() } }
  }
  var chosenFont: UIFont? { didSet { textDidChange() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// Setting it sends no notifications.
  open var text: String? {
    get { edited.string }
    set {
      willChange(.text)
      edited.set(NSAttributedString(string: newValue ?? ""))
      didChange(.text)
    }
  }

  open var attributedText: NSAttributedString? {
    get { edited.content.withDefaults(defaultTextAttributes) }
    set {
      willChange(.attributedText)
      newValue?.applyStyle(
        to: self, \.chosenFont, \.chosenTextColor, \.chosenAlignment)
      edited.set(newValue.map(inScaledFonts) ?? NSAttributedString(string: ""))
      didChange(.attributedText)
    }
  }

  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      attributedPlaceholder = attributedPlaceholder.map(inScaledFonts)
      textDidChange()
    }
  }

  /// Nil sets the system font of 17 points.
  open var font: UIFont? {
    get { currentFont }
    set {
      chosenFont = newValue
      edited.dropStyle(.font, for: currentFont)
      guard let placeholder = attributedPlaceholder, placeholder.has(.font) else { return }
      attributedPlaceholder = placeholder.restyled(.font, currentFont)
    }
  }

  open var adjustsFontForContentSizeCategory = false { didSet { textSizeDidChange() } }

  var currentFont: UIFont { shownFont(chosenFont ?? .systemFont(ofSize: UIFont.labelFontSize)) }

  open var textColor: UIColor? {
    get { chosenTextColor }
    set {
      chosenTextColor = newValue
      edited.dropStyle(.foregroundColor, for: newValue ?? .label)
    }
  }
  var chosenTextColor: UIColor? { didSet { setNeedsDisplay() } }

  open var textAlignment: NSTextAlignment {
    get { chosenAlignment }
    set {
      chosenAlignment = newValue
      edited.restyle { $0.restylingParagraphs(\.alignment, newValue) ?? $0 }
    }
  }
  var chosenAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }

  /// Contains the font and the color of the field; other attributes are not stored.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: currentFont, .foregroundColor: textColor ?? .label] }
    set {
      font = newValue[.font] as? UIFont
      textColor = newValue[.foregroundColor] as? UIColor
    }
  }

  /// Nil unless the field is being edited. Until then, setting it is ignored, too.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? edited.typingAttributes(over: defaultTextAttributes) : nil }
    set { if isEditing { edited.typingAttributes = newValue } }
  }
  /// Stored without effect.
  open var allowsEditingTextAttributes = false
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hasOtherTextMeasures(than: previousTraitCollection) { textSizeDidChange() }
  }

  private func textSizeDidChange() {
    edited.restyle(inScaledFonts)
    attributedPlaceholder = attributedPlaceholder.map(inScaledFonts)
    textDidChange()
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Appearance

  open var borderStyle = BorderStyle.none { didSet { textDidChange() } }
  /// Replaces the border, unless that is rounded.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// Replaces `background`, if there is one, while the field is disabled.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  var backgroundImage: UIImage? {
    isEnabled ? background : background.map { disabledBackground ?? $0 }
  }
  /// Replaces the plain clear button.
  var clearImage: UIImage? { nil }
  open var clearButtonMode = ViewMode.never { didSet { textDidChange() } }
  open var leftView: UIView? { didSet { accessoryDidChange(from: oldValue) } }
  open var leftViewMode = ViewMode.never { didSet { textDidChange() } }
  open var rightView: UIView? { didSet { accessoryDidChange(from: oldValue) } }
  open var rightViewMode = ViewMode.never { didSet { textDidChange() } }

  private func accessoryDidChange(from old: UIView?) {
    if old !== leftView, old !== rightView { old?.removeFromSuperview() }
    textDidChange()
  }

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  override var showsKeyboardAfterEditingBegins: Bool { true }

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  // MARK: Editing

  open var isEditing: Bool { isFirstResponder }
  open var clearsOnBeginEditing = false
  /// Whether the first typed text replaces the whole text.
  open var clearsOnInsertion = false

  override var typesText: Bool { isEnabled }

  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  override var claimsTaps: Bool { true }
  override func activate(by touch: UITouch) {
    handleTap(at: touch.location(in: self), count: touch.tapCount)
  }

  open var hasText: Bool { !edited.isEmpty }

  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { delete() }

  // MARK: Text input

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false {
    didSet {
      if isSecureTextEntry != oldValue { edited.startsOver = isSecureTextEntry && isEditing }
      textDidChange()
    }
  }
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  open var selectedTextRange: UITextRange? {
    get { TextRange(edited.selection) }
    set { if let newValue { select(edited.range(newValue)) } }
  }

  /// The provisional text of an input method; nil if there is none.
  open var markedTextRange: UITextRange? { edited.marked.map { TextRange($0) } }
  /// Underlined if nil.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { setNeedsDisplay() } }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selecting: selectedRange)
  }

  open func unmarkText() { unmark() }
  open var beginningOfDocument: UITextPosition { TextPosition(0) }
  open var endOfDocument: UITextPosition { TextPosition(edited.content.length) }
  open func text(in range: UITextRange) -> String? { edited.text(in: range) }

  open func replace(_ range: UITextRange, withText text: String) {
    edit(edited.range(range), to: text)
  }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    edited.textRange(from: fromPosition, to: toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    edited.position(from: position, offset: offset)
  }

  open func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    edited.compare(position, to: other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    edited.offset(toPosition) - edited.offset(from)
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    textGeometry.caret(at: edited.offset(position))
  }

  open func firstRect(for range: UITextRange) -> CGRect {
    textGeometry.rect(of: edited.range(range))
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPosition(textGeometry.offset(at: point))
  }

  /// Stored without effect.
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var tokenizer: any UITextInputTokenizer { ownTokenizer }
  private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { moved(position, direction, by: offset) }

  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { leadsForward(direction) ? range.end : range.start }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { extended(position, direction) }

  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { writingDirection(at: position) }

  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { setWritingDirection(writingDirection, for: range) }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { places(of: range) }
  open func characterRange(at point: CGPoint) -> UITextRange? { characters(at: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    place(nearestTo: point, within: range)
  }

  override var standardAccessibility: (label: String?, traits: UIAccessibilityTraits)? {
    (nil, accessibilityTraits(of: .none))
  }
  override var standardAccessibilityValue: String? { hasText ? shownString : placeholder }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { fieldSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldSize }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(in: bounds) }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    accessoryRect(leftView, isLeading: true, in: bounds)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    accessoryRect(rightView, isLeading: false, in: bounds)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
    scrollToInsertionPoint()
  }

  override var firstBaselineOffsetFromTop: CGFloat? { fieldBaseline }
  override var lastBaselineOffsetFromBottom: CGFloat { fieldSize.height - fieldBaseline }

  open func drawText(in rect: CGRect) { drawingRects.text = rect }
  open func drawPlaceholder(in rect: CGRect) { drawingRects.placeholder = rect }

  /// The rectangles in which text is drawn; set only during drawing.
  var drawingRects: (text: CGRect?, placeholder: CGRect?)

  override func drawContent(into picture: inout Picture) { drawField(into: &picture) }
}

extension NSAttributedString {
  /// Returns the string with the default attributes where it does not specify them.
  func withDefaults(_ defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string, attributes: defaults)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return NSAttributedString(attributedString: result)
  }
}
