import Foundation

/// A position that a tab character advances to.
open class NSTextTab: NSObject {
  /// The key of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// The characters that end a column. They have no effect.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [NSTextTab.OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  /// The characters on which the numbers of a column align.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  var value: ParagraphFormat.Tab { .init(location: location, alignment: alignment) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab)?.value == value
  }

  open override var hash: Int { value.hashValue }
}
