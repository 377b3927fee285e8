import Foundation

/// A color as three numbers and an alpha, from 0 to 1.
struct SolidColor: Hashable {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0

  /// Creates a transparent color.
  init() {}

  @MainActor
  init(_ color: UIColor, _ traits: UITraitCollection) {
    _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  }

  /// Returns the color with its alpha multiplied by another one.
  func faded(_ alpha: CGFloat) -> SolidColor {
    var copy = self
    copy.alpha *= alpha
    return copy
  }

  /// Returns the color composed over another one; nil if that one is unknown and shows through.
  func over(_ behind: SolidColor?) -> SolidColor? {
    if alpha >= 0.999 { return self }
    guard let behind else { return nil }
    var mixed = self
    mixed.alpha = alpha + behind.alpha * (1 - alpha)
    guard mixed.alpha > 0 else { return behind }
    func mix(_ own: CGFloat, _ other: CGFloat) -> CGFloat {
      (own * alpha + other * behind.alpha * (1 - alpha)) / mixed.alpha
    }
    mixed.red = mix(red, behind.red)
    mixed.green = mix(green, behind.green)
    mixed.blue = mix(blue, behind.blue)
    return mixed
  }

  /// - SeeAlso: WCAG 2.1, relative luminance, https://www.w3.org/TR/WCAG21/#dfn-relative-luminance
  private var luminance: CGFloat {
    func linear(_ part: CGFloat) -> CGFloat {
      part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  func contrast(to other: SolidColor) -> CGFloat {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }
}
