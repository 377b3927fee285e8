import Foundation

/// The style of the lines of a paragraph.
///
/// Text without a style has 12 tabs, 28 points apart, and breaks lines as specified by the view
/// that shows it. Hyphenation has no effect.
// Unchecked: a mutable style may be changed from any thread, so a lock guards the state. UIKit's
// styles are not Sendable; here, AttributedString would then warn about each one.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = FoundationMark()
  private let lock = NSLock()
  private var state = State()

  /// The complete state of a style.
  fileprivate struct State: Hashable, Sendable {
    var format = ParagraphFormat(
      alignment: .natural, lineBreakMode: .byWordWrapping, rawLineBreakStrategy: 0)
    var hyphenation = Hyphenation()
  }

  var format: ParagraphFormat { current.format }

  fileprivate var current: State { lock.withLock { state } }

  fileprivate func change(_ change: (inout State) -> Void) { lock.withLock { change(&state) } }

  struct Hyphenation: Hashable, Sendable {
    var factor: Float = 0
    var isDefault = false
  }

  public override init() {
    super.init()
  }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Right to left for languages with that writing direction.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    guard let languageName else { return .leftToRight }
    let direction = Locale.Language(identifier: languageName).characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var lineSpacing: CGFloat { format.lineSpacing }
  open var paragraphSpacing: CGFloat { format.spacingAfter }
  open var paragraphSpacingBefore: CGFloat { format.spacingBefore }
  open var alignment: NSTextAlignment { format.alignment ?? .natural }
  open var lineBreakMode: NSLineBreakMode { format.lineBreakMode ?? .byWordWrapping }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    format.lineBreakStrategy ?? []
  }
  open var baseWritingDirection: NSWritingDirection { format.writingDirection }
  open var minimumLineHeight: CGFloat { format.minimumLineHeight }
  open var maximumLineHeight: CGFloat { format.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }
  open var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }
  open var headIndent: CGFloat { format.headIndent }
  open var tailIndent: CGFloat { format.tailIndent }
  open var tabStops: [NSTextTab]! {
    format.tabs.map { NSTextTab(textAlignment: $0.alignment, location: $0.location) }
  }
  open var defaultTabInterval: CGFloat { format.tabInterval }
  open var hyphenationFactor: Float { current.hyphenation.factor }
  open var usesDefaultHyphenation: Bool { current.hyphenation.isDefault }
  open var allowsDefaultTighteningForTruncation: Bool { format.allowsTightening }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.adopt(self)
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.adopt(self)
    return copy
  }

  fileprivate func adopt(_ other: NSParagraphStyle) {
    let others = other.current
    change { $0 = others }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.current == current
  }

  open override var hash: Int { current.hashValue }
}

extension NSParagraphStyle {
  /// Special line-breaking strategies. Only the one for Korean has an effect.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt

    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xffff)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

/// A paragraph style that you can change.
// Unchecked: it adds no state.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { format.lineSpacing }
    set { change { $0.format.lineSpacing = Self.length(newValue) } }
  }
  open override var paragraphSpacing: CGFloat {
    get { format.spacingAfter }
    set { change { $0.format.spacingAfter = Self.length(newValue) } }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { format.spacingBefore }
    set { change { $0.format.spacingBefore = Self.length(newValue) } }
  }
  open override var alignment: NSTextAlignment {
    get { format.alignment ?? .natural }
    set { change { $0.format.alignment = newValue } }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { format.lineBreakMode ?? .byWordWrapping }
    set { change { $0.format.lineBreakMode = newValue } }
  }
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { format.lineBreakStrategy ?? [] }
    set { change { $0.format.lineBreakStrategy = newValue } }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { format.writingDirection }
    set { change { $0.format.writingDirection = newValue } }
  }
  open override var minimumLineHeight: CGFloat {
    get { format.minimumLineHeight }
    set { change { $0.format.minimumLineHeight = Self.length(newValue) } }
  }
  open override var maximumLineHeight: CGFloat {
    get { format.maximumLineHeight }
    set { change { $0.format.maximumLineHeight = Self.length(newValue) } }
  }
  open override var lineHeightMultiple: CGFloat {
    get { format.lineHeightMultiple }
    set { change { $0.format.lineHeightMultiple = Self.length(newValue) } }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { format.firstLineHeadIndent }
    set { change { $0.format.firstLineHeadIndent = Self.length(newValue) } }
  }
  open override var headIndent: CGFloat {
    get { format.headIndent }
    set { change { $0.format.headIndent = Self.length(newValue) } }
  }
  open override var tailIndent: CGFloat {
    get { format.tailIndent }
    set { change { $0.format.tailIndent = newValue.isFinite ? newValue : 0 } }
  }
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set {
      let tabs = newValue?.map(\.value).sorted { $0.location < $1.location }
      change { $0.format.tabs = tabs ?? ParagraphFormat.standardTabs }
    }
  }
  open override var defaultTabInterval: CGFloat {
    get { format.tabInterval }
    set { change { $0.format.tabInterval = Self.length(newValue) } }
  }
  open override var hyphenationFactor: Float {
    get { current.hyphenation.factor }
    set { change { $0.hyphenation.factor = newValue } }
  }
  open override var usesDefaultHyphenation: Bool {
    get { current.hyphenation.isDefault }
    set { change { $0.hyphenation.isDefault = newValue } }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { format.allowsTightening }
    set { change { $0.format.allowsTightening = newValue } }
  }

  open func addTabStop(_ anObject: NSTextTab) {
    change { state in
      state.format.tabs.append(anObject.value)
      state.format.tabs.sort { $0.location < $1.location }
    }
  }

  open func removeTabStop(_ anObject: NSTextTab) {
    change { $0.format.tabs.removeAll { $0 == anObject.value } }
  }

  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    adopt(obj)
  }

  package func change<Value>(_ part: WritableKeyPath<ParagraphFormat, Value?>, to value: Value) {
    change { $0.format[keyPath: part] = value }
  }

  /// Replaces invalid lengths by 0.
  private static func length(_ value: CGFloat) -> CGFloat {
    value.isFinite ? max(0, value) : 0
  }
}
