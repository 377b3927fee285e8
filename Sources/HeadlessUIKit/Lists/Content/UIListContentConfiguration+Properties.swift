import Foundation

extension UIListContentConfiguration {
  /// The look of a text.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified

      var ofLabels: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      }
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    /// The letter case of a text without attributes.
    public var transform = TextTransform.none
    /// Stored without effect.
    public var showsExpansionTextWhenTruncated = false
    private let standardColor: UIColor
    private var chosenColor: UIColor?
    private var transformer: ComparedColorTransformer?
    var isDisabled = false

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      standardColor = color
    }

    public var color: UIColor {
      get { chosenColor ?? (isDisabled ? .tertiaryLabel : standardColor) }
      set { chosenColor = newValue }
    }

    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer?.transformer }
      set { transformer = ComparedTransformer(newValue) }
    }

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// The look of an image.
  public struct ImageProperties: Hashable {
    /// Stands for the width or the height of a standard image.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Nil stands for the tint color of the view.
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image; zero sets no limit on an axis.
    public var maximumSize = CGSize.zero
    /// The area in which the image is centered; zero on an axis stands for the image's own length.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public var strokeWidth: CGFloat = 0
    public var strokeColor: UIColor?
    private var tintTransformer: ComparedColorTransformer?
    private var strokeTransformer: ComparedColorTransformer?
    var isDisabled = false

    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintTransformer?.transformer }
      set { tintTransformer = ComparedTransformer(newValue) }
    }

    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { strokeTransformer?.transformer }
      set { strokeTransformer = ComparedTransformer(newValue) }
    }

    /// Nil stands for the tint color, or for `.tertiaryLabel` in a disabled cell.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? (isDisabled ? .tertiaryLabel : tintColor)
      return tintColorTransformer?(color) ?? color
    }

    /// Nil stands for the tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// Returns a length in points, also for the standard dimension.
    func reservedLength(_ length: CGFloat) -> CGFloat {
      length == Self.standardDimension ? 28 : length
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(strokeWidth)
      hasher.combine(strokeColor)
    }
  }
}

extension UIListContentConfiguration.TextProperties: LabelLook {}
