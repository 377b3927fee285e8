import Foundation

#if os(iOS) || os(tvOS) || os(visionOS)
  extension UILabel {
    /// Its text with the style of each part.
    var partlyStyledText: NSAttributedString? { attributedText }
  }
#else
  extension UILabel {
    /// Its text with the style of each part; nil where it is known to have none but the label's.
    var partlyStyledText: NSAttributedString? { isStyled ? attributedText : nil }
  }
#endif
