import Foundation

/// Scales fonts and lengths in proportion to a text style's leading in the content size category.
// Unchecked: like UIKit's it is Sendable, its only stored property is a constant of a Sendable type,
// and NSObject adds no state.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  // MARK: Fonts

  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: nil, for: .current)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, for: .current)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: nil, for: traitCollection ?? .current)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, for: traitCollection ?? .current)
  }

  /// Scales a font to a whole number of points.
  ///
  /// A font that has been scaled already is scaled from its original size.
  func scaled(_ font: UIFont, maximum: CGFloat?, for traits: UITraitCollection) -> UIFont {
    var face = font.face
    let base = face.scaling?.baseSize ?? face.size
    let limit = maximum.flatMap { $0 > 0 ? $0 : nil }
    face.size = min((base * ratio(in: traits) + 0.5).rounded(.down), limit ?? .infinity)
    face.leading = 0
    face.textStyle = nil
    face.scaling = FontFace.Scaling(style: style.rawValue, baseSize: base, maximumSize: limit)
    return UIFont(face: face)
  }

  // MARK: Lengths

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Scales a length to a whole number of pixels.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.base.displayScale
    return (value * ratio(in: traits) * scale + 0.5).rounded(.down) / scale
  }

  private func ratio(in traits: UITraitCollection) -> CGFloat {
    let sizes = TextStyleSizes.of(style)
    let standard = sizes.cell(at: TextStyleSizes.defaultIndex).scalingLeading
    return sizes.cell(for: traits).scalingLeading / standard
  }
}
