import Foundation

@testable import HeadlessUIKit

/// Returns a root view of a given size, outside of windows.
@MainActor
func makeRoot(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  /// Adds a view that constraints place.
  @discardableResult
  func adding<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// The frame as `x y width height`.
  var rect: String { Headless.numbers(frame) }
}

extension NSLayoutConstraint {
  func at(_ priority: Float) -> Self {
    self.priority = UILayoutPriority(priority)
    return self
  }

  @discardableResult
  func activated(_ identifier: String? = nil) -> Self {
    self.identifier = identifier
    isActive = true
    return self
  }
}
