/// Which look a bar has that says nothing else.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// In which heights of a bar an image or an offset counts.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// At which edge a bar is, and whether it goes on to that of the screen.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// At which edge a toolbar is.
public typealias UIToolbarPosition = UIBarPosition

/// Something that is at an edge of its container.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Says at which edge a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
