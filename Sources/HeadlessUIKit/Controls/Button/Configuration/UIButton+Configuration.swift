import Foundation

extension UIButton {
  /// The content and the appearance of a button, as a value.
  public struct Configuration: Hashable {
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large, capsule
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// How a button indicates its menu.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    enum Style {
      case plain, gray, tinted, filled
    }

    let style: Style
    /// The title with its attributes, which take precedence over the button's own.
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    /// Whether a spinner as high as the title takes the place of the image.
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// How a title wraps or is truncated if the width is insufficient.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle wraps or is truncated if the width is insufficient.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// Stored without effect.
    public var indicator = Indicator.automatic
    /// Stored without effect: there are no Macs here.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether a selected button that is not filled gets a fill in a shade of its tint color.
    public var automaticallyUpdateForSelection = true
    private var chosenInsets: NSDirectionalEdgeInsets?
    private var titleTransformer: ComparedTextTransformer?
    private var subtitleTransformer: ComparedTextTransformer?
    private var imageTransformer: ComparedColorTransformer?
    private var activityTransformer: ComparedColorTransformer?
    private var indicatorTransformer: ComparedColorTransformer?

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    private init(style: Style) {
      self.style = style
    }

    /// The title without its attributes; setting it drops them.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The subtitle without its attributes; setting it drops them.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTransformer?.transformer }
      set { titleTransformer = ComparedTransformer(newValue) }
    }

    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTransformer?.transformer }
      set { subtitleTransformer = ComparedTransformer(newValue) }
    }

    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageTransformer?.transformer }
      set { imageTransformer = ComparedTransformer(newValue) }
    }

    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { activityTransformer?.transformer }
      set { activityTransformer = ComparedTransformer(newValue) }
    }

    /// Stored without effect.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { indicatorTransformer?.transformer }
      set { indicatorTransformer = ComparedTransformer(newValue) }
    }

    /// The insets of the button's size, until others are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { chosenInsets ?? buttonSize.insets }
      set { chosenInsets = newValue }
    }

    public mutating func setDefaultContentInsets() { chosenInsets = nil }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(attributedTitle)
      hasher.combine(attributedSubtitle)
      hasher.combine(image)
    }
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

extension UIButton.Configuration.Size {
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  fileprivate var titleStyle: UIFont.TextStyle {
    self == .mini || self == .small ? .subheadline : .body
  }
}

// MARK: - Looks

extension UIButton.Configuration {
  /// Returns the font of the title, which follows the content size category.
  func titleFont(in traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: buttonSize.titleStyle, compatibleWith: traits)
  }

  static func subtitleFont(in traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
  }

  /// Returns the color of title and image.
  func foreground(tint: UIColor, state: UIControl.State) -> UIColor {
    guard !state.contains(.disabled) else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return switch style {
    case .filled: .white
    case .gray: showsSelection(state) ? tint : .label
    case .plain, .tinted: tint
    }
  }

  /// Returns the displayed form of a title or a subtitle; nil if the label's own style is
  /// sufficient.
  func styled(
    _ text: AttributedString?, by transformer: UIConfigurationTextAttributesTransformer?,
    font: UIFont, color: UIColor
  ) -> NSAttributedString? {
    guard let text, transformer != nil || text.runs.contains(where: { $0.attributes != .init() })
    else { return nil }
    var standard = AttributeContainer()
    standard.font = font
    standard.foregroundColor = color
    return text.resolved { own in
      let attributes = standard.merging(own)
      return transformer?(attributes) ?? attributes
    }
  }

  /// Returns the color of the background in a state; nil if there is none.
  func fill(tint: UIColor, state: UIControl.State, isDark: Bool) -> UIColor? {
    let color = standardFill(tint: tint, state: state, isDark: isDark)
    guard let transformer = background.backgroundColorTransformer else { return color }
    return color.map(transformer.transform)
  }

  /// Returns whether a selection shows as a tinted fill, as it does in all styles except filled.
  private func showsSelection(_ state: UIControl.State) -> Bool {
    state.contains(.selected) && automaticallyUpdateForSelection && style != .filled
  }

  private func standardFill(tint: UIColor, state: UIControl.State, isDark: Bool) -> UIColor? {
    if let color = background.backgroundColor { return color }
    let isEnabled = !state.contains(.disabled)
    let grey = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 1)
    if isEnabled, showsSelection(state) {
      return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    }
    if style == .plain { return baseBackgroundColor }
    if !isEnabled { return grey.withAlphaComponent(0.12) }
    return switch style {
    case .filled: baseBackgroundColor ?? tint
    case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(isDark ? 0.25 : 0.18)
    case .gray: baseBackgroundColor ?? grey.withAlphaComponent(isDark ? 0.32 : 0.16)
    case .plain: nil
    }
  }

  /// Returns the corner radius. Buttons of iOS 26 are capsules unless another style or radius is
  /// set.
  @MainActor
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic:
      background.hasOwnRadius || !Headless.systemVersion.isRedesigned
        ? min(height / 2, background.cornerRadius) : height / 2
    case .small: height * 0.125
    case .medium: height * 0.175
    case .large: height * 0.25
    case .capsule: height / 2
    }
  }
}
