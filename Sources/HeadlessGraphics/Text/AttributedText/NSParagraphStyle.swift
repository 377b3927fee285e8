import Foundation

/// How the lines of a paragraph are set.
///
/// Text that has no style is set with 12 tabs, 28 points apart, and breaks its lines as the view
/// that shows it says. Hyphenation has no effect.
// Unchecked: like UIKit's it is Sendable, but a mutable one must not be shared while it is changed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = FoundationMark()
  fileprivate(set) var format = ParagraphFormat(
    alignment: .natural, lineBreakMode: .byWordWrapping, lineBreakStrategy: [])
  fileprivate(set) var hyphenation = Hyphenation()

  struct Hyphenation: Hashable, Sendable {
    var factor: Float = 0
    var isDefault = false
  }

  public override init() {
    super.init()
  }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Right to left for the languages that are written so.
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
  open var hyphenationFactor: Float { hyphenation.factor }
  open var usesDefaultHyphenation: Bool { hyphenation.isDefault }
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
    format = other.format
    hyphenation = other.hyphenation
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.format == format && other.hyphenation == hyphenation
  }

  open override var hash: Int { format.hashValue }
}

extension NSParagraphStyle {
  /// Special ways to break lines. Only the one for Korean has an effect.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xffff)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { format.lineSpacing }
    set { format.lineSpacing = Self.length(newValue) }
  }
  open override var paragraphSpacing: CGFloat {
    get { format.spacingAfter }
    set { format.spacingAfter = Self.length(newValue) }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { format.spacingBefore }
    set { format.spacingBefore = Self.length(newValue) }
  }
  open override var alignment: NSTextAlignment {
    get { format.alignment ?? .natural }
    set { format.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { format.lineBreakMode ?? .byWordWrapping }
    set { format.lineBreakMode = newValue }
  }
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { format.lineBreakStrategy ?? [] }
    set { format.lineBreakStrategy = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { format.writingDirection }
    set { format.writingDirection = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { format.minimumLineHeight }
    set { format.minimumLineHeight = Self.length(newValue) }
  }
  open override var maximumLineHeight: CGFloat {
    get { format.maximumLineHeight }
    set { format.maximumLineHeight = Self.length(newValue) }
  }
  open override var lineHeightMultiple: CGFloat {
    get { format.lineHeightMultiple }
    set { format.lineHeightMultiple = Self.length(newValue) }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { format.firstLineHeadIndent }
    set { format.firstLineHeadIndent = Self.length(newValue) }
  }
  open override var headIndent: CGFloat {
    get { format.headIndent }
    set { format.headIndent = Self.length(newValue) }
  }
  open override var tailIndent: CGFloat {
    get { format.tailIndent }
    set { format.tailIndent = newValue.isFinite ? newValue : 0 }
  }
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set {
      format.tabs =
        newValue?.map(\.value).sorted { $0.location < $1.location }
        ?? ParagraphFormat.standardTabs
    }
  }
  open override var defaultTabInterval: CGFloat {
    get { format.tabInterval }
    set { format.tabInterval = Self.length(newValue) }
  }
  open override var hyphenationFactor: Float {
    get { hyphenation.factor }
    set { hyphenation.factor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { hyphenation.isDefault }
    set { hyphenation.isDefault = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { format.allowsTightening }
    set { format.allowsTightening = newValue }
  }

  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = tabStops + [anObject]
  }

  open func removeTabStop(_ anObject: NSTextTab) {
    format.tabs.removeAll { $0 == anObject.value }
  }

  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    adopt(obj)
  }

  package func change<Value>(_ part: WritableKeyPath<ParagraphFormat, Value?>, to value: Value) {
    format[keyPath: part] = value
  }

  /// What is no length is none.
  private static func length(_ value: CGFloat) -> CGFloat {
    value.isFinite ? max(0, value) : 0
  }
}
