import Foundation

#if os(iOS) || os(tvOS) || os(visionOS)
  extension UILabel {
    /// The text with the style of each part.
    var partlyStyledText: NSAttributedString? { attributedText }
  }
#else
  extension UILabel {
    /// The text with the style of each part; nil if all of it has the label's style.
    var partlyStyledText: NSAttributedString? { isStyled ? attributedText : nil }
  }
#endif
