import Foundation

#if os(iOS) || os(tvOS) || os(visionOS)
  extension UIFont {
    /// Whether it can be as large as text is to be: UIKit does not say, and any is taken to.
    var mayFollowTextSize: Bool { true }
  }
#else
  extension UIFont {
    /// Whether it can be as large as text is to be.
    var mayFollowTextSize: Bool { isScalable }
  }
#endif
