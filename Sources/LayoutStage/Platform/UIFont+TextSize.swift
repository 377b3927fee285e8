import Foundation

#if os(iOS) || os(tvOS) || os(visionOS)
  extension UIFont {
    /// True: UIKit does not tell whether a font may follow the text size.
    var mayFollowTextSize: Bool { true }
  }
#else
  extension UIFont {
    /// Whether the font may follow the text size.
    var mayFollowTextSize: Bool { isScalable }
  }
#endif
