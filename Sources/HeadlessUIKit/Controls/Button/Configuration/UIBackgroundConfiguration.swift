import Foundation

/// How the background of a button is drawn.
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?
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
  private var chosenRadius: CGFloat?
  private var colorTransformer: ComparedColorTransformer?
  private var strokeTransformer: ComparedColorTransformer?

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
}
