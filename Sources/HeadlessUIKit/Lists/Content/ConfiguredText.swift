import Foundation

/// A text of a configuration, with attributes or without.
struct ConfiguredText: Hashable {
  private var shown: NSAttributedString?
  private var isPlain = true

  /// Setting it drops the attributes.
  var plain: String? {
    get { shown?.string }
    set { (shown, isPlain) = (newValue.map(NSAttributedString.init(string:)), true) }
  }

  /// Nil where the text has no attributes of its own.
  var attributed: NSAttributedString? {
    get { isPlain ? nil : shown }
    set { (shown, isPlain) = (newValue, false) }
  }
}

/// How a configuration wants a text to look.
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
