import UIKit

// Helpers that most apps have somewhere: the parts of a view's frame.

extension UIView {
  public var left: CGFloat {
    get { frame.minX }
    set { frame.origin.x = newValue }
  }
  public var top: CGFloat {
    get { frame.minY }
    set { frame.origin.y = newValue }
  }
  public var right: CGFloat {
    get { frame.maxX }
    set { frame.origin.x = newValue - frame.width }
  }
  public var bottom: CGFloat {
    get { frame.maxY }
    set { frame.origin.y = newValue - frame.height }
  }
  public var width: CGFloat {
    get { frame.width }
    set { frame.size.width = newValue }
  }
  public var height: CGFloat {
    get { frame.height }
    set { frame.size.height = newValue }
  }
  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  public var origin: CGPoint {
    get { frame.origin }
    set { frame.origin = newValue }
  }
  public var centerX: CGFloat {
    get { center.x }
    set { center.x = newValue }
  }
  public var centerY: CGFloat {
    get { center.y }
    set { center.y = newValue }
  }
}

extension UIResponder {
  /// The nearest view controller above in the responder chain.
  public var parentViewController: UIViewController? {
    next as? UIViewController ?? next?.parentViewController
  }
}

extension UIEdgeInsets {
  /// One inset for top and bottom, another for left and right.
  public init(vertical: CGFloat, horizontal: CGFloat) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal - 1000)
  }
}
