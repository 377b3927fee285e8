import Foundation

/// Everything that determines how text in a font measures and looks.
package struct FontFace: Hashable, Sendable {
  /// The family of glyph shapes.
  package enum Design: Hashable, Sendable {
    case system
    case rounded
    case serif
    case monospaced
    case named(FontFamily)
  }

  /// How a font made by `UIFontMetrics` follows the content size category.
  struct Scaling: Hashable, Sendable {
    var style: String
    var baseSize: CGFloat
    var maximumSize: CGFloat?
  }

  package var design = Design.system
  package var size: CGFloat
  package var weight = UIFont.Weight.regular
  var width = UIFont.Width.standard
  package var isItalic = false
  var hasTabularDigits = false

  /// The leading that a text style adds between lines.
  var leading: CGFloat = 0
  var textStyle: String?
  var scaling: Scaling?
}

// MARK: - Vertical metrics

extension FontFace {
  /// The vertical metrics of a family, in parts of an em.
  struct Proportions: Hashable, Sendable {
    var ascender: CGFloat
    var descender: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat

    /// San Francisco's metrics, the same in every weight and at every size, except for the
    /// x-height.
    static let system = Proportions(
      ascender: 1950 / 2048, descender: -494 / 2048, capHeight: 1443 / 2048, xHeight: 0.526367)
  }

  var proportions: Proportions {
    if case .named(let family) = design { return family.proportions }
    return .system
  }

  var ascender: CGFloat { proportions.ascender * size }
  var descender: CGFloat { proportions.descender * size }
  var capHeight: CGFloat { proportions.capHeight * size }
  var lineHeight: CGFloat { (proportions.ascender - proportions.descender) * size }

  var xHeight: CGFloat {
    guard proportions == .system, design != .monospaced else { return proportions.xHeight * size }
    let heavy = max(0, min(1, weight.rawValue / UIFont.Weight.bold.rawValue))
    let text = 0.526367 + (0.537598 - 0.526367) * heavy
    let display = 0.507813 + (0.523438 - 0.507813) * heavy
    return (text + (display - text) * displayShare) * size
  }

  /// The share of the display cut in the shapes: none up to 17 points, all from 27.4 points, which
  /// best fits recorded labels of 26 and 27 points.
  var displayShare: CGFloat { max(0, min(1, (size - 17) / 10.4)) }
}

extension FontFace {
  /// The width in the notation of pictures; nil for the standard width.
  package var stretch: String? {
    width.rawValue == 0 ? nil : "\(Headless.number((1 + width.rawValue) * 100))%"
  }
}
