import Foundation

extension Picture {
  /// Draws an image in nine parts: the corners at their size, the edges resized along one axis, the
  /// middle resized along both.
  mutating func drawResized(_ image: ImageState, at placement: ImagePlacement) {
    let (rect, caps) = (placement.rect, image.capInsets)
    let part = placement.part ?? CGRect(origin: .zero, size: image.size)
    let columns = ResizedSpan.all(of: part.width, caps: (caps.left, caps.right), in: rect.width)
    let rows = ResizedSpan.all(of: part.height, caps: (caps.top, caps.bottom), in: rect.height)
    for row in rows {
      for column in columns {
        draw(
          ResizedPart(
            column: column.moved(by: rect.minX, source: part.minX),
            row: row.moved(by: rect.minY, source: part.minY),
            isTiled: image.resizingMode == .tile),
          of: image, placement)
      }
    }
  }

  /// Fills the target of a part with a pattern of it.
  private mutating func draw(
    _ part: ResizedPart, of image: ImageState, _ placement: ImagePlacement
  ) {
    let cell = part.cell
    let pattern = define(
      "pattern", prefix: "part", frame(cell) + [("patternUnits", "userSpaceOnUse")]
    ) { picture in
      let place = CGAffineTransform(
        a: cell.width / part.source.width, b: 0, c: 0, d: cell.height / part.source.height,
        tx: -part.source.minX * cell.width / part.source.width,
        ty: -part.source.minY * cell.height / part.source.height)
      picture.group([("transform", place.attributeText)]) { picture in
        var whole = placement
        (whole.rect, whole.part) = (CGRect(origin: .zero, size: image.size), nil)
        picture.drawUpright(image, at: whole)
      }
    }
    add("rect", frame(part.target) + [("fill", pattern)])
  }
}

/// One of the three parts of an image along an axis, and where it is drawn.
struct ResizedSpan {
  var source: (start: CGFloat, length: CGFloat)
  var target: (start: CGFloat, length: CGFloat)

  /// Returns the parts with a length. Caps that do not fit are cut off on their inner side.
  static func all(
    of length: CGFloat, caps: (start: CGFloat, end: CGFloat), in room: CGFloat
  ) -> [ResizedSpan] {
    let start = min(max(0, caps.start), length)
    let end = min(max(0, caps.end), length - start)
    let shownStart = start + end > room ? room * start / (start + end) : start
    let shownEnd = start + end > room ? room - shownStart : end
    return [
      ResizedSpan(source: (0, min(start, shownStart)), target: (0, shownStart)),
      ResizedSpan(
        source: (start, length - start - end), target: (shownStart, room - shownStart - shownEnd)),
      ResizedSpan(
        source: (length - min(end, shownEnd), min(end, shownEnd)),
        target: (room - shownEnd, shownEnd)),
    ].filter { $0.source.length > 0 && $0.target.length > 0 }
  }

  func moved(by distance: CGFloat, source: CGFloat) -> ResizedSpan {
    var copy = self
    copy.target.start += distance
    copy.source.start += source
    return copy
  }
}

/// A part of an image, and where it is drawn.
private struct ResizedPart {
  var column: ResizedSpan
  var row: ResizedSpan
  var isTiled: Bool

  var source: CGRect {
    CGRect(
      x: column.source.start, y: row.source.start, width: column.source.length,
      height: row.source.length)
  }

  var target: CGRect {
    CGRect(
      x: column.target.start, y: row.target.start, width: column.target.length,
      height: row.target.length)
  }

  /// The cell that the pattern repeats: the source at its size, or scaled to the target.
  var cell: CGRect {
    isTiled ? CGRect(origin: target.origin, size: source.size) : target
  }
}
