import Foundation

/// Along an axis: how far a scroll view can scroll, and where it must to show something.
struct ScrollRange {
  /// How much is visible, of how much.
  let visible: CGFloat
  let content: CGFloat
  /// What may be scrolled free around the content.
  let insets: (start: CGFloat, end: CGFloat)

  /// The offset at rest at the start, and the one at the end.
  var start: CGFloat { -insets.start }
  private var end: CGFloat { max(content + insets.end - visible, start) }
  /// How far it is from the start to the end.
  var length: CGFloat { end - start }

  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, start), end) }

  /// Where content is that was at an offset while another range was in force: what was at rest at the start is
  /// there, and what was in range is.
  ///
  /// - Parameter isMoving: Whether it is not at rest, so that it goes beyond the range.
  func offset(_ offset: CGFloat, after old: ScrollRange, isMoving: Bool) -> CGFloat {
    if offset == old.start { return start }
    return isMoving || old.clamped(offset) != offset ? offset : clamped(offset)
  }

  /// What a finger has of its way beyond an end, at first.
  private static let elasticity: CGFloat = 0.55

  /// Where content is that is pulled to an offset: less and less far beyond an end, and never further
  /// than it is long.
  func pulled(_ offset: CGFloat) -> CGFloat {
    let reached = clamped(offset)
    guard offset != reached, visible > 0 else { return reached }
    let way = abs(offset - reached) * Self.elasticity / visible
    return reached + (offset < reached ? -1 : 1) * (1 - 1 / (way + 1)) * visible
  }

  /// The offset nearest to another at which a part of the content is visible, or as much as fits.
  func offset(nearest offset: CGFloat, showing part: ClosedRange<CGFloat>) -> CGFloat {
    let first = part.lowerBound - insets.start
    let last = part.upperBound + insets.end - visible
    let range = first < last ? first...last : last...first
    return clamped(min(max(offset, range.lowerBound), range.upperBound))
  }
}
