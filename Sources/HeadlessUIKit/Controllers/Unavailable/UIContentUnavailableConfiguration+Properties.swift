import Foundation

extension UIContentUnavailableConfiguration {
  /// The look of a text.
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The look of an image.
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
    /// The secondary label color by default; nil stands for the tint color.
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image; zero sets no limit on an axis.
    public var maximumSize = CGSize.zero
    /// Stored without effect.
    public var accessibilityIgnoresInvertColors = false

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// The action of a button.
  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction?
    /// Opens on a tap if there is no action.
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }
}

extension UIContentUnavailableConfiguration.TextProperties: LabelLook {
  func resolvedColor() -> UIColor { color }
}
