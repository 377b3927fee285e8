import Foundation

/// The appearance of text, as far as it doesn't affect its size.
package struct TextLook: Hashable, Sendable {
  package struct Shadow: Hashable, Sendable {
    package var offset: CGSize
    package var color: UIColor?

    package func hash(into hasher: inout Hasher) {
      for length in [offset.width, offset.height] { hasher.combine(length) }
      hasher.combine(color)
    }
  }

  /// A line through text or below it.
  package struct Stroke: Hashable, Sendable {
    package var style: NSUnderlineStyle
    package var color: UIColor?
  }

  package var color: UIColor?
  package var background: UIColor?
  package var underline: Stroke?
  package var strikethrough: Stroke?
  package var shadow: Shadow?
}

/// An object in text in place of a character.
package struct TextAttachment: Hashable, Sendable {
  /// The bounds relative to the position on the baseline; positive y is up.
  package var bounds: CGRect
  /// The padding on each side.
  package var padding: CGFloat = 0
  package var image: UIImage?

  /// The width in a line.
  var width: CGFloat { max(0, bounds.width) + 2 * padding }
  /// The heights above and below the baseline.
  var ascent: CGFloat { max(0, bounds.maxY) }
  var descent: CGFloat { max(0, -bounds.minY) }

  package func hash(into hasher: inout Hasher) {
    for length in [bounds.minX, bounds.minY, bounds.width, bounds.height, padding] {
      hasher.combine(length)
    }
    hasher.combine(image)
  }
}
