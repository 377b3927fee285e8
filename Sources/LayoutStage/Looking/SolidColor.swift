import Foundation

/// A color as three numbers and an alpha, from 0 to 1.
struct SolidColor: Hashable {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0

  @MainActor
  init(_ color: UIColor, _ traits: UITraitCollection, alpha: CGFloat) {
    _ = color.resolvedColor(with: traits)
      .getRed(&red, green: &green, blue: &blue, alpha: &self.alpha)
    self.alpha *= alpha
  }

  func over(_ behind: SolidColor) -> SolidColor {
    var copy = self
    copy.red = red * alpha + behind.red * (1 - alpha)
    copy.green = green * alpha + behind.green * (1 - alpha)
    copy.blue = blue * alpha + behind.blue * (1 - alpha)
    copy.alpha = 1
    return copy
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
