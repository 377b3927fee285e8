#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  extension Stage {
    /// Unavailable: on UIKit the keyboard is the simulator's.
    @available(*, unavailable, message: "the simulator controls the keyboard; run this headless")
    public func showKeyboard(height: CGFloat? = nil) {}

    /// Unavailable: on UIKit the keyboard is the simulator's.
    @available(*, unavailable, message: "the simulator controls the keyboard; run this headless")
    public func hideKeyboard() {}

    /// None: they are in a window that is UIKit's own.
    var keyboardViews: [UIView] { [] }
  }

  extension UIView {
    /// None: where that of the simulator is, is not known.
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

    /// What an app has put in place of the keyboard, and above it, from the bottom up.
    var keyboardViews: [UIView] { Headless.keyboardViews(over: window) }
  }

  extension UIView {
    /// Where the keyboard is in its window, if it lies over what it is in.
    var keyboardOverIt: CGRect? { Headless.keyboardFrame(over: self) }
  }
#endif
