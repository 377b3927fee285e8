import Foundation

/// How the background of a button, a cell, a header or a footer is drawn.
public struct UIBackgroundConfiguration: Hashable {
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  /// How far the stroke is outside of the background.
  public var strokeOutset: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// In front of the colour, as large as the background.
  public var customView: UIView?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Stored without effect.
  public var visualEffect: UIVisualEffect?
  private var ownColor: UIColor?
  /// What decides on the colour as long as it is not set.
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

  /// The tint colour where it is nil.
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

  /// The tint colour takes the place of a colour that is not set.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The tint colour takes the place of a colour that is not set.
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
