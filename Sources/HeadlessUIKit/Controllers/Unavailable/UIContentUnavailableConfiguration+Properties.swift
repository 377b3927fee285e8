import Foundation

extension UIContentUnavailableConfiguration {
  /// How a text looks.
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

  /// How an image looks.
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
    /// The secondary colour of labels until it is set; the tint colour where it is nil.
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
    /// How large the image may be; zero sets no limit on an axis.
    public var maximumSize = CGSize.zero
    /// Stored without effect.
    public var accessibilityIgnoresInvertColors = false

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction?
    /// Opens at once where there is no action.
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }
}

extension UIContentUnavailableConfiguration.TextProperties: LabelLook {
  func resolvedColor() -> UIColor { color }
}
