import Foundation

extension UIFont {
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let sizes = TextStyleSizes.of(style)
    let cell = sizes.cell(for: traitCollection ?? .current)
    var face = FontFace(size: cell.pointSize, weight: sizes.weight)
    face.leading = cell.fontLeading - face.lineHeight
    face.textStyle = style.rawValue
    return UIFont(face: face)
  }

  /// The font for other traits, if it follows the content size category.
  package func adjusted(to traits: UITraitCollection) -> UIFont {
    if let style = face.textStyle.map(TextStyle.init(rawValue:)) {
      let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).face
      var face = face
      face.size = preferred.size
      face.leading = preferred.leading
      return UIFont(face: face)
    }
    if let scaling = face.scaling {
      var base = face
      base.size = scaling.baseSize
      base.scaling = nil
      let metrics = UIFontMetrics(forTextStyle: TextStyle(scaling.style))
      return metrics.scaled(
        UIFont(face: base), maximum: scaling.maximumSize, for: traits)
    }
    return self
  }

  /// Whether the size follows the content size category.
  package var isScalable: Bool { face.textStyle != nil || face.scaling != nil }
}

extension TextStyleSizes {
  /// The sizes for the category of some traits; those of the default category if it is unspecified.
  package func cell(for traits: UITraitCollection) -> Cell {
    let category = traits.preferredContentSizeCategory
    let index = UIContentSizeCategory.ordered.firstIndex(of: category)
    return cell(at: index ?? TextStyleSizes.defaultIndex)
  }
}
