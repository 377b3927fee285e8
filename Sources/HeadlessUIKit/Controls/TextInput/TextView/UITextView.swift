import Foundation

/// Text on several lines to read or to edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  var edited = EditedText() {
    didSet {
      guard !edited.content.isIdentical(to: oldValue.content) else { return }
      textDidChange()
      updateStorage()
    }
  }
  /// The last layout.
  var shownText: ShownText?
  /// Created when it is first requested.
  var storage: NSTextStorage?
  var isFollowing = false
  open internal(set) var textContainer: NSTextContainer

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    if textContainer == nil { self.textContainer.widthTracksTextView = true }
    super.init(frame: frame)
    backgroundColor = .systemBackground
    self.textContainer.didChange = { [weak self] in
      MainActor.assumeIsolated { self?.textDidChange() }
    }
    if let storage = textContainer?.layoutManager?.textStorage { follow(storage) }
  }

  /// Text is laid out in the same way with both text systems.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
  }

  // Hides the delegate of scroll views with one of another type.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// Setting it sends no notifications.
  open var text: String! {
    get { edited.string }
    set {
      willChange(.text)
      edited.set(NSAttributedString(string: newValue ?? ""))
      didChange(.text)
    }
  }

  /// The text, which can be edited in place.
  open var textStorage: NSTextStorage { storage ?? makeStorage() }

  /// Provides the positions of characters, relative to the area inside the insets.
  open var layoutManager: NSLayoutManager {
    let storage = textStorage
    return textContainer.layoutManager ?? storage.layoutManagers.first ?? NSLayoutManager()
  }

  open var attributedText: NSAttributedString! {
    get {
      edited.content.withDefaults([
        .font: currentFont, .foregroundColor: textColor ?? .label,
      ])
    }
    set {
      willChange(.attributedText)
      newValue?.applyStyle(
        to: self, \.chosenFont, \.chosenTextColor, \.chosenAlignment)
      edited.set(newValue.map(inScaledFonts) ?? NSAttributedString(string: ""))
      didChange(.attributedText)
    }
  }

  /// Text without a font is in Helvetica of 12 points.
  open var font: UIFont? {
    get { chosenFont.map(shownFont) }
    set {
      chosenFont = newValue
      edited.dropStyle(.font, for: currentFont)
      updateStorage()
    }
  }
  var chosenFont: UIFont? { didSet { textDidChange() } }

  open var adjustsFontForContentSizeCategory = false { didSet { textSizeDidChange() } }

  private static let standardFont =
    UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

  var currentFont: UIFont { shownFont(chosenFont ?? Self.standardFont) }

  open var textColor: UIColor? {
    get { chosenTextColor }
    set {
      chosenTextColor = newValue
      edited.dropStyle(.foregroundColor, for: newValue ?? .label)
      updateStorage()
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

  open var textContainerInset = ControlMeasure.textViewInset.insets {
    didSet { textDidChange() }
  }

  /// The attributes of the character before the insertion point, until others are set; a change of
  /// the selection resets them.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      edited.typingAttributes(
        over: [.font: currentFont, .foregroundColor: textColor ?? .label])
    }
    set { edited.typingAttributes = newValue }
  }
  /// The attributes of links, on top of those of the text; empty for the standard color and an
  /// underline.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { looksDidChange() } }
  /// Stored without effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Stored without effect.
  open var allowsEditingTextAttributes = false
  /// Stored without effect.
  open var usesStandardTextScaling = false
  /// Stored without effect: there is no find panel.
  open var isFindInteractionEnabled = false

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hasOtherTextMeasures(than: previousTraitCollection) { textSizeDidChange() }
  }

  // MARK: Scrolling

  /// A view that does not scroll has the size of its text.
  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      invalidateIntrinsicContentSize()
      textDidChange()
    }
  }

  var isContentSizeKnown = false

  /// The size of the text at the width of the view, including the space around it. A value that is
  /// set here is replaced when the text is laid out again.
  open override var contentSize: CGSize {
    get {
      updateContentSize()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  private func updateContentSize() {
    guard !isContentSizeKnown else { return }
    isContentSizeKnown = true
    let size = CGSize(width: bounds.width, height: size(width: bounds.width).height)
    if super.contentSize != size { super.contentSize = size }
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    if bounds.width != oldBounds.width { isContentSizeKnown = false }
    super.boundsDidChange(from: oldBounds)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
  }

  /// Scrolls no further than necessary to show the first line of a range.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard isScrollEnabled else { return }
    updateContentSize()
    scrollRectToVisible(place(of: range), animated: false)
  }

  // MARK: Editing

  open var isEditable = true {
    didSet { if !isEditable { resignFirstResponder() } }
  }
  /// Whether the beginning of editing has been reported, and its end has to be, even if the view is
  /// no longer editable.
  var hasBegunEditing = false
  open var isSelectable = true
  /// Whether the first typed text replaces the whole text.
  open var clearsOnInsertion = false

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  override var typesText: Bool { isEditable }

  open override var canBecomeFirstResponder: Bool {
    (isEditable || isSelectable) && window != nil
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// Taps that edit text or follow a link belong to the view, like taps on controls.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer.view !== self, gestureRecognizer.isPlainTap else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return !isEditable && link(at: gestureRecognizer.location(in: self)) == nil
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if let link = link(at: touch.location(in: self)) { return follow(link) }
    guard becomeFirstResponder() else { return }
    select(byTaps: touch.tapCount, at: textGeometry.offset(at: touch.location(in: self)))
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
  /// Stored without effect.
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  open var selectedRange: NSRange {
    get { edited.selection }
    set { select(newValue) }
  }

  open var selectedTextRange: UITextRange? {
    get { TextRange(edited.selection) }
    set { if let newValue { select(edited.range(newValue)) } }
  }

  /// The provisional text of an input method; nil if there is none.
  open var markedTextRange: UITextRange? { edited.marked.map { TextRange($0) } }
  /// Underlined if nil.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { looksDidChange() } }

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
    (nil, .none)
  }
  override var standardAccessibilityValue: String? { text }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : size(width: proposedWidth ?? .infinity)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(width: size.width > 0 ? size.width : .infinity)
  }

  override var firstBaselineOffsetFromTop: CGFloat? {
    textContainerInset.top + pixels.round(currentFont.ascender)
  }

  override func drawContent(into picture: inout Picture) { drawText(into: &picture) }
}
