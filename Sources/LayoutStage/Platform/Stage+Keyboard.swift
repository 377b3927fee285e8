#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  extension Stage {
    /// Unavailable: on UIKit the keyboard is the simulator's.
    @available(*, unavailable, message: "the simulator controls the keyboard; run this headless")
    public func showKeyboard(height: CGFloat? = nil) {}

    /// Unavailable: on UIKit the keyboard is the simulator's.
    @available(*, unavailable, message: "the simulator controls the keyboard; run this headless")
    public func hideKeyboard() {}

    /// Empty: UIKit has them in a private window.
    var keyboardViews: [UIView] { [] }
  }

  extension UIView {
    /// Nil: the frame of the simulator's keyboard is unknown.
    var keyboardOverIt: CGRect? { nil }
  }
#else
  import Foundation

  extension Stage {
    /// Shows a keyboard at the bottom of the screen, and updates the layout.
    ///
    /// - Parameter height: The height in points, from the bottom of the screen; nil for the height
    ///   of the device's keyboard.
    @preconcurrency @MainActor
    public func showKeyboard(height: CGFloat? = nil) {
      run { Headless.showKeyboard(height: height ?? host.keyboardHeight) }
      layout()
    }

    /// Hides the keyboard, if there is one.
    @preconcurrency @MainActor
    public func hideKeyboard() {
      run { Headless.hideKeyboard() }
      layout()
    }

    /// An app's views in place of the keyboard and above it, from bottom to top.
    var keyboardViews: [UIView] { Headless.keyboardViews(over: window) }
  }

  extension UIView {
    /// The frame of the keyboard in the view's window; nil if the keyboard does not lie over the
    /// content that the view is in.
    var keyboardOverIt: CGRect? { Headless.keyboardFrame(over: self) }
  }
#endif
