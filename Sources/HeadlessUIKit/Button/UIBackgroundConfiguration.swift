import Foundation

/// How the background of a button is drawn.
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  private var chosenRadius: CGFloat?

  init() {}

  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  public var cornerRadius: CGFloat {
    get { chosenRadius ?? 5.95 }
    set { chosenRadius = newValue }
  }

  var hasOwnRadius: Bool { chosenRadius != nil }
}
