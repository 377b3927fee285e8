import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let link = NSAttributedString.Key("NSLink")
}

/// How text is underlined or struck through; pictures draw one plain line.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension TextContent {
  /// The text with its fonts, colours and lines; what an attribute doesn't say is as in `base`.
  init(_ string: NSAttributedString, base: Run) {
    var runs: [Run] = []
    var style: NSParagraphStyle?
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) {
      attributes, range, _ in
      let text = string.attributedSubstring(from: range).string
      runs.append(Run(text: text, attributes: attributes, base: base))
      style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
    }
    self.init(runs: runs)
    guard let style else { return }
    if style.alignment != .natural { alignment = style.alignment }
    lineSpacing = max(0, style.lineSpacing)
    minimumLineHeight = max(0, style.minimumLineHeight)
    maximumLineHeight = max(0, style.maximumLineHeight)
    lineHeightMultiple = max(0, style.lineHeightMultiple)
  }
}

extension TextContent.Run {
  fileprivate init(text: String, attributes: [NSAttributedString.Key: Any], base: Self) {
    self = base
    self.text = text
    if let font = attributes[.font] as? UIFont { face = font.face }
    if let colour = attributes[.foregroundColor] as? UIColor { self.colour = colour }
    kern = Self.number(attributes[.kern] ?? attributes[.tracking]) ?? base.kern
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? base.baselineOffset
    isUnderlined = Self.number(attributes[.underlineStyle]).map { $0 != 0 } ?? base.isUnderlined
    isStruckThrough =
      Self.number(attributes[.strikethroughStyle]).map { $0 != 0 } ?? base.isStruckThrough
  }

  /// Attributes hold numbers of several types.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as NSUnderlineStyle: CGFloat(value.rawValue)
    default: nil
    }
  }
}
