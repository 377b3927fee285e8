import Foundation

/// Places a popover beside its source.
@MainActor
struct PopoverPlace {
  let source: CGRect
  let room: CGRect
  let directions: UIPopoverArrowDirection
  let mayCoverSource: Bool

  /// The length of the arrow.
  private static let arrow: CGFloat = 13

  private struct Side {
    let direction: UIPopoverArrowDirection
    let axis: NSLayoutConstraint.Axis
    /// Whether the bubble is below or to the right of the source.
    let isBehind: Bool
  }

  /// The sides in the order in which they are tried.
  private static let sides = [
    Side(direction: .up, axis: .vertical, isBehind: true),
    Side(direction: .down, axis: .vertical, isBehind: false),
    Side(direction: .left, axis: .horizontal, isBehind: true),
    Side(direction: .right, axis: .horizontal, isBehind: false),
  ]

  /// Returns the first permitted side with room for the bubble, or else the one with the most room.
  /// Where there is none at all, or no side is permitted, the bubble covers the source.
  func place(_ size: CGSize) -> (frame: CGRect, direction: UIPopoverArrowDirection) {
    let sides = Self.sides.filter { directions.contains($0.direction) }
    guard var best = sides.first else { return (frame(size, on: nil), []) }
    for side in sides where length(on: side) > length(on: best) { best = side }
    let side = sides.first { length(on: $0) >= size.length(on: $0.axis) } ?? best
    return (frame(size, on: side), side.direction)
  }

  private func length(on side: Side) -> CGFloat {
    let (room, source) = (span(room, side.axis), span(source, side.axis))
    return side.isBehind
      ? room.upperBound - source.upperBound - Self.arrow
      : source.lowerBound - room.lowerBound - Self.arrow
  }

  private func frame(_ size: CGSize, on side: Side?) -> CGRect {
    var frame = CGRect.zero
    for axis in NSLayoutConstraint.Axis.both {
      let (room, source) = (span(room, axis), span(source, axis))
      var length = min(size.length(on: axis), room.upperBound - room.lowerBound)
      var start = (source.lowerBound + source.upperBound - length) / 2
      if let side, axis == side.axis {
        let free = self.length(on: side)
        if !mayCoverSource, free > 0 { length = min(length, free) }
        start =
          side.isBehind
          ? source.upperBound + Self.arrow : source.lowerBound - Self.arrow - length
      }
      start = min(max(start, room.lowerBound), max(room.upperBound - length, room.lowerBound))
      if axis == .horizontal {
        (frame.origin.x, frame.size.width) = (start, length)
      } else {
        (frame.origin.y, frame.size.height) = (start, length)
      }
    }
    return frame
  }

  private func span(_ rect: CGRect, _ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    let start = rect.origin(on: axis).usableNumber
    return start...max(start, (rect.origin(on: axis) + rect.length(on: axis)).usableNumber)
  }
}
