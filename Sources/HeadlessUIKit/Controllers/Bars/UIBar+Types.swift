/// The default look of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// The bar heights for which an image or an offset is set.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The edge at which a bar is, and whether its background extends to the edge of the screen.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// The edge at which a toolbar is.
public typealias UIToolbarPosition = UIBarPosition

/// A bar at an edge of its container.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
