import Foundation

extension UIListContentConfiguration {
  /// How a text looks.
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
    /// How the letters of a text without attributes are written.
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

  /// How an image looks.
  public struct ImageProperties: Hashable {
    /// Stands for the width or the height of an image of the standard size.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour of the view where it is nil.
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// How large the image may be; zero sets no limit on an axis.
    public var maximumSize = CGSize.zero
    /// The image is in the middle of so much room; of zero on an axis it has its own length.
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

    /// The tint colour takes the place of a colour that is not set.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? (isDisabled ? .tertiaryLabel : tintColor)
      return tintColorTransformer?(color) ?? color
    }

    /// The tint colour takes the place of a colour that is not set.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// Points in place of the standard size.
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
