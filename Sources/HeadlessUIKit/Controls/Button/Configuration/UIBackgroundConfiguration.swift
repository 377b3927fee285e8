import Foundation

/// The background of a button, a cell, a header or a footer.
public struct UIBackgroundConfiguration: Hashable {
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background, in points.
  public var strokeOutset: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// A view in front of the color, with the size of the background.
  public var customView: UIView?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Stored without effect.
  public var visualEffect: UIVisualEffect?
  private var ownColor: UIColor?
  /// The list look that determines the color until one is set.
  var look: ListLook?
  private var hasOwnColor = false
  private var chosenRadius: CGFloat?
  private var colorTransformer: ComparedColorTransformer?
  private var strokeTransformer: ComparedColorTransformer?

  init() {}

  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// Nil stands for the tint color.
  public var backgroundColor: UIColor? {
    get { look.flatMap { hasOwnColor ? nil : $0.color } ?? ownColor }
    set { (ownColor, hasOwnColor) = (newValue, look != nil) }
  }

  public var cornerRadius: CGFloat {
    get { chosenRadius ?? 5.95 }
    set { chosenRadius = newValue }
  }

  var hasOwnRadius: Bool { chosenRadius != nil }

  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorTransformer?.transformer }
    set { colorTransformer = ComparedTransformer(newValue) }
  }

  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeTransformer?.transformer }
    set { strokeTransformer = ComparedTransformer(newValue) }
  }

  /// Returns the tint color if no color is set.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the tint color if no color is set.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ownColor)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
    hasher.combine(chosenRadius)
  }
}
