import Foundation

/// A drawing operation in an image.
package struct DrawingCommand: Sendable {
  package enum Shape: Sendable {
    case rectangle(CGRect)
    /// SVG path data.
    case path(String)
    case image(ImageState, CGRect)
    case text(TextContent, TextLayout, CGRect)
    /// A gradient that fills a rectangle.
    case gradient(DrawingGradient, CGRect)

    /// Whether all coordinates are finite; paths leave out those that are not.
    package var isDrawable: Bool {
      switch self {
      case .rectangle(let rect), .image(_, let rect): rect.isDrawable
      case .path: true
      case .text(_, _, let rect): rect.origin.isDrawable
      case .gradient(let gradient, let rect): gradient.isDrawable && rect.isDrawable
      }
    }
  }

  /// A region outside of which nothing is visible.
  package struct Clip: Sendable, Equatable {
    /// SVG path data, in the coordinates of the image.
    package var path: String
    package var usesEvenOddRule: Bool
  }

  /// A shadow of everything that a command draws; the transform does not affect it.
  package struct Shadow: Sendable {
    package var offset: CGSize
    package var radius: CGFloat
    package var color: ColorComponents

    package var isDrawable: Bool {
      [offset.width, offset.height, radius].allSatisfy(\.isFinite)
    }
  }

  package var shape: Shape
  package var fill: ColorComponents?
  package var stroke: ColorComponents?
  package var line = DrawingLine()
  package var usesEvenOddRule = false
  package var blendMode = CGBlendMode.normal
  package var alpha: CGFloat = 1
  /// The transform from the coordinates of the shape to those of the image.
  package var transform = CGAffineTransform.identity
  package var clips: [Clip] = []
  package var shadow: Shadow?
}

/// The style of lines.
package struct DrawingLine: Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  /// The greatest length of a miter, as a multiple of the line width; longer ones are cut off.
  package var miterLimit: CGFloat = 10
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  package var dashes: [CGFloat] = []
  package var dashPhase: CGFloat = 0

  package init() {}
}
