import Foundation

/// The text of a view, as far as its contrast counts.
@MainActor
struct ContrastText {
  let color: SolidColor
  let isLarge: Bool
  /// Whether its colors can be told: what a configuration leaves to UIKit can't.
  let isKnown: Bool
  private let view: UIView
  /// What the view fills itself with over its background; nil for nothing.
  private let fill: SolidColor?
  private let given: UIColor
  private let isTint: Bool
  private let traits: UITraitCollection

  init?(_ view: UIView) {
    let (text, textColor, font): (String?, UIColor?, UIFont?)
    switch view {
    case let button as UIButton:
      guard button.isEnabled, let title = button.writtenLabel else { return nil }
      (text, textColor, font) = (title.text, title.textColor, title.font)
    case let label as UILabel:
      textColor =
        label.isHighlighted ? label.highlightedTextColor ?? label.textColor : label.textColor
      (text, font) = (label.text, label.font)
    case let field as UITextField:
      guard field.isEnabled else { return nil }
      (text, textColor, font) = (field.text, field.textColor, field.font)
    case let view as UITextView: (text, textColor, font) = (view.text, view.textColor, view.font)
    default: return nil
    }
    let colors = (view as? UIButton)?.configuredColors
    guard !(text ?? "").isEmpty, let color = colors?.text ?? textColor else { return nil }
    self.view = view
    isKnown = colors?.isKnown ?? true
    let traits = view.traitCollection
    let alpha = sequence(first: view, next: \.superview).reduce(1) { $0 * $1.alpha }
    fill = colors?.fill.map { SolidColor($0, traits, alpha: alpha) }
    self.color = SolidColor(color, traits, alpha: alpha)
    let size = font?.pointSize ?? 0
    let isBold = font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
    isLarge = size >= 18 || (isBold && size >= 14)
    given = color
    isTint = view is UIButton && view.isOfUIKit && color == view.tintColor
    self.traits = traits
  }

  /// The solid color that it stands on; nil where there is none.
  func ground(_ reading: StageReading) -> SolidColor? {
    if let fill, fill.alpha >= 0.999 { return fill }
    let behind = reading.painted.color(behind: view, reading)
    return fill.map { fill in behind.map { fill.over($0) } } ?? behind
  }

  /// Whether UIKit has chosen the color, or could have.
  var isOfSystem: Bool {
    let system: [UIColor] = [
      .systemBlue, .systemRed, .systemGreen, .systemOrange, .systemYellow, .systemPink,
      .systemPurple, .systemTeal, .systemIndigo, .systemBrown, .systemMint, .systemCyan,
      .systemGray, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
    ]
    let resolved = given.resolvedColor(with: traits)
    return isTint || system.contains { $0.resolvedColor(with: traits) == resolved }
  }
}

/// What the configuration of a button says of its colors.
private struct ConfiguredColors {
  /// Whether they are all that its title is drawn with.
  let isKnown: Bool
  let text: UIColor?
  /// Nil for none.
  let fill: UIColor?
}

extension UIButton {
  /// Nil for a button without a configuration.
  fileprivate var configuredColors: ConfiguredColors? {
    guard let configuration else { return nil }
    let fill = configuration.background.backgroundColor ?? configuration.baseBackgroundColor
    // A tint of a color is thinner than it, and by how much is UIKit's business.
    let isFillKnown =
      configuration.background.backgroundColor != nil || configuration.hasLook(of: .plain())
      || (fill != nil && configuration.hasLook(of: .filled()))
    let isTextKnown =
      configuration.baseForegroundColor != nil
      && configuration.titleTextAttributesTransformer == nil
      && configuration.attributedTitle == configuration.title.map { AttributedString($0) }
    let isAsGiven =
      configuration.background.backgroundColorTransformer == nil
      && configuration.background.visualEffect == nil && configuration.background.customView == nil
      && !isSelected
    return ConfiguredColors(
      isKnown: isFillKnown && isTextKnown && isAsGiven, text: configuration.baseForegroundColor,
      fill: fill)
  }
}

extension UIButton.Configuration {
  /// Whether it began as another one did, whatever has been changed since.
  fileprivate func hasLook(of other: UIButton.Configuration) -> Bool {
    var like = other
    like.attributedTitle = attributedTitle
    like.attributedSubtitle = attributedSubtitle
    like.image = image
    like.showsActivityIndicator = showsActivityIndicator
    like.preferredSymbolConfigurationForImage = preferredSymbolConfigurationForImage
    like.imagePlacement = imagePlacement
    like.imagePadding = imagePadding
    like.titlePadding = titlePadding
    like.titleAlignment = titleAlignment
    like.titleLineBreakMode = titleLineBreakMode
    like.subtitleLineBreakMode = subtitleLineBreakMode
    like.baseForegroundColor = baseForegroundColor
    like.baseBackgroundColor = baseBackgroundColor
    like.background = background
    like.cornerStyle = cornerStyle
    like.buttonSize = buttonSize
    like.automaticallyUpdateForSelection = automaticallyUpdateForSelection
    like.contentInsets = contentInsets
    var own = self
    own.contentInsets = contentInsets
    (like.imageColorTransformer, own.imageColorTransformer) = (nil, nil)
    (like.activityIndicatorColorTransformer, own.activityIndicatorColorTransformer) = (nil, nil)
    (like.subtitleTextAttributesTransformer, own.subtitleTextAttributesTransformer) = (nil, nil)
    return like == own
  }
}
