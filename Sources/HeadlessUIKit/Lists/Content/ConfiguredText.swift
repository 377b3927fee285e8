import Foundation

/// The text of a configuration, with or without attributes.
struct ConfiguredText: Hashable {
  private var shown: NSAttributedString?
  private var isPlain = true

  static func == (left: Self, right: Self) -> Bool {
    guard let shown = left.shown, let other = right.shown else {
      return left.shown == right.shown && left.isPlain == right.isPlain
    }
    return left.isPlain == right.isPlain && shown.isIdentical(to: other)
  }

  /// Foundation on Linux gives equal attributed strings different hash values.
  func hash(into hasher: inout Hasher) { hasher.combine(shown?.string) }

  /// Setting the text removes the attributes.
  var plain: String? {
    get { shown?.string }
    set { (shown, isPlain) = (newValue.map(NSAttributedString.init(string:)), true) }
  }

  /// Nil if the text has no attributes.
  var attributed: NSAttributedString? {
    get { isPlain ? nil : shown }
    set { (shown, isPlain) = (newValue, false) }
  }
}

/// The look of a configuration's text.
protocol LabelLook {
  var font: UIFont { get }
  var lineBreakMode: NSLineBreakMode { get }
  var numberOfLines: Int { get }
  var adjustsFontSizeToFitWidth: Bool { get }
  var minimumScaleFactor: CGFloat { get }
  var allowsDefaultTighteningForTruncation: Bool { get }
  func resolvedColor() -> UIColor
}

extension UILabel {
  func show(
    _ text: String?, _ attributed: NSAttributedString?, _ look: some LabelLook,
    alignment: NSTextAlignment
  ) {
    font = look.font
    textColor = look.resolvedColor()
    textAlignment = alignment
    lineBreakMode = look.lineBreakMode
    numberOfLines = look.numberOfLines
    adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    minimumScaleFactor = look.minimumScaleFactor
    allowsDefaultTighteningForTruncation = look.allowsDefaultTighteningForTruncation
    if let attributed { attributedText = attributed } else { self.text = text }
  }
}
