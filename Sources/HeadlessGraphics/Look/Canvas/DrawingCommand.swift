import Foundation

/// Something that was drawn into an image.
package struct DrawingCommand: Sendable {
  package enum Shape: Sendable {
    case rectangle(CGRect)
    /// SVG path data.
    case path(String)
    case image(ImageState, CGRect)
    case text(TextContent, TextLayout, CGRect)
    /// In all of a rectangle.
    case gradient(DrawingGradient, CGRect)

    /// Whether the numbers are finite that say where it is; paths leave out where theirs are not.
    package var isDrawable: Bool {
      switch self {
      case .rectangle(let rect), .image(_, let rect): rect.isDrawable
      case .path: true
      case .text(_, _, let rect): rect.origin.isDrawable
      case .gradient(let gradient, let rect): gradient.isDrawable && rect.isDrawable
      }
    }
  }

  /// What can be seen is inside of it.
  package struct Clip: Sendable, Equatable {
    /// SVG path data, in the coordinates of the image.
    package var path: String
    package var usesEvenOddRule: Bool
  }

  /// Falls from all that a command draws, whatever the transform is.
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
  /// From the coordinates of the shape to those of the image.
  package var transform = CGAffineTransform.identity
  package var clips: [Clip] = []
  package var shadow: Shadow?
}

/// How lines are drawn.
package struct DrawingLine: Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  /// How long a pointed corner may be, in widths of the line; longer ones are cut off.
  package var miterLimit: CGFloat = 10
  /// What is drawn and what is left out in turn; all is drawn where it is empty.
  package var dashes: [CGFloat] = []
  package var dashPhase: CGFloat = 0

  package init() {}
}
