import Foundation

/// What text looks like, as far as it doesn't change how it measures.
struct TextLook: Hashable, Sendable {
  struct Shadow: Hashable, Sendable {
    var offset: CGSize
    var colour: UIColor?

    func hash(into hasher: inout Hasher) {
      for length in [offset.width, offset.height] { hasher.combine(length) }
      hasher.combine(colour)
    }
  }

  /// A line through text or below it.
  struct Stroke: Hashable, Sendable {
    var style: NSUnderlineStyle
    var colour: UIColor?
  }

  var colour: UIColor?
  var background: UIColor?
  var underline: Stroke?
  var strikethrough: Stroke?
  var shadow: Shadow?
}

/// What stands in text in place of a character.
struct TextAttachment: Hashable, Sendable {
  /// From where it stands on the baseline; positive is up.
  var bounds: CGRect
  /// On both sides.
  var padding: CGFloat = 0
  var image: UIImage?

  /// The room that it takes in a line.
  var width: CGFloat { max(0, bounds.width) + 2 * padding }
  /// How far it reaches above the baseline and below it.
  var ascent: CGFloat { max(0, bounds.maxY) }
  var descent: CGFloat { max(0, -bounds.minY) }

  func hash(into hasher: inout Hasher) {
    for length in [bounds.minX, bounds.minY, bounds.width, bounds.height, padding] {
      hasher.combine(length)
    }
    hasher.combine(image)
  }
}
