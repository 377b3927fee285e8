import Foundation

extension UILabel {
  /// Its text with the style of each part; nil where it is known to have none but the label's.
  var partlyStyledText: NSAttributedString? {
    #if os(iOS) || os(tvOS) || os(visionOS)
      return attributedText
    #else
      return isStyled ? attributedText : nil
    #endif
  }
}
