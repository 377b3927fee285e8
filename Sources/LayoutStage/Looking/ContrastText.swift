import Foundation

/// The text of a view, as far as its contrast is concerned.
@MainActor
struct ContrastText {
  private let color: SolidColor
  let isLarge: Bool
  /// Whether the colors are known. Those that a configuration leaves to UIKit are not.
  let isKnown: Bool
  let view: UIView
  /// The fill of the view over its background; nil if there is none.
  private let fill: SolidColor?
  private let given: UIColor
  private let isTint: Bool
  private let traits: UITraitCollection

  /// Returns the text of a view, with a part for each color or font.
  static func parts(of view: UIView) -> [ContrastText] {
    switch view {
    case let button as UIButton:
      guard button.isEnabled, let title = button.writtenLabel else { return [] }
      return [ContrastText(view, title.text, title.textColor, title.font)].compactMap { $0 }
    case let label as UILabel:
      if label.isHighlighted, let color = label.highlightedTextColor {
        return [ContrastText(view, label.text, color, label.font)].compactMap { $0 }
      }
      return parts(of: view, label.partlyStyledText, label.text, label.textColor, label.font)
    case let field as UITextField:
      guard field.isEnabled else { return [] }
      return parts(of: view, field.attributedText, field.text, field.textColor, field.font)
    case let text as UITextView:
      return parts(of: view, text.attributedText, text.text, text.textColor, text.font)
    default: return []
    }
  }

  private static func parts(
    of view: UIView, _ styled: NSAttributedString?, _ text: String?, _ color: UIColor?,
    _ font: UIFont?
  ) -> [ContrastText] {
    guard let styled, styled.length > 0 else {
      return [ContrastText(view, text, color, font)].compactMap { $0 }
    }
    var parts: [ContrastText] = []
    styled.enumerateAttributes(in: NSRange(location: 0, length: styled.length)) { own, range, _ in
      let isWhole = range.length == styled.length
      let text = isWhole ? styled.string : styled.attributedSubstring(from: range).string
      guard !text.allSatisfy(\.isWhitespace) else { return }
      let part = ContrastText(
        view, text, own[.foregroundColor] as? UIColor ?? color, own[.font] as? UIFont ?? font,
        over: own[.backgroundColor] as? UIColor)
      if let part { parts.append(part) }
    }
    return parts
  }

  /// - Parameter fill: The text's own background.
  private init?(
    _ view: UIView, _ text: String?, _ textColor: UIColor?, _ font: UIFont?,
    over fill: UIColor? = nil
  ) {
    let colors = (view as? UIButton)?.configuredColors
    guard !(text ?? "").isEmpty, let color = colors?.text ?? textColor else { return nil }
    self.view = view
    isKnown = colors?.isKnown ?? true
    let traits = view.traitCollection
    self.fill = (fill ?? colors?.fill).map { SolidColor($0, traits) }
    self.color = SolidColor(color, traits)
    let size = font?.pointSize ?? 0
    let isBold = font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
    isLarge = size >= 18 || (isBold && size >= 14)
    given = color
    isTint = view is UIButton && view.isOfUIKit && color == view.tintColor
    self.traits = traits
  }

  /// Returns the contrast of the text to its background; nil if that is not a single color.
  func contrast(_ reading: StageReading) -> CGFloat? {
    let ground = [fill].compactMap { $0 }
    guard let seen = reading.painted.seen([ground, ground + [color]], in: view, reading)
    else { return nil }
    return seen[1].contrast(to: seen[0])
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

/// The colors in the configuration of a button.
private struct ConfiguredColors {
  /// Whether these are all the colors that the title is drawn with.
  let isKnown: Bool
  let text: UIColor?
  /// Nil if there is none.
  let fill: UIColor?
}

extension UIButton {
  /// Nil for a button without a configuration.
  fileprivate var configuredColors: ConfiguredColors? {
    guard let configuration else { return nil }
    let fill = configuration.background.backgroundColor ?? configuration.baseBackgroundColor
    // A tint of a color is fainter than the color; UIKit doesn't document by how much.
    let isFillKnown =
      configuration.background.backgroundColor != nil
      || configuration.hasSameAppearance(of: .plain())
      || (fill != nil && configuration.hasSameAppearance(of: .filled()))
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
  /// Returns whether the configuration began as another one did, whatever has been changed since.
  fileprivate func hasSameAppearance(of other: UIButton.Configuration) -> Bool {
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
