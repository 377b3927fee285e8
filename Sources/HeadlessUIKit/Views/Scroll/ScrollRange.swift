import Foundation

/// The range of offsets of a scroll view along an axis.
struct ScrollRange {
  /// The visible length, and the length of the content.
  let visible: CGFloat
  let content: CGFloat
  /// The insets around the content, which can be scrolled into view.
  let insets: (start: CGFloat, end: CGFloat)

  /// The smallest offset at rest, at the start; `end` is the largest.
  // Without insets it is 0, not -0.
  var start: CGFloat { 0 - insets.start }
  private var end: CGFloat { max(content + insets.end - visible, start) }
  /// The distance from the start to the end.
  var length: CGFloat { end - start }

  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, start), end) }

  /// Returns the new offset of content whose offset was set in another range. Content at rest at
  /// the start stays at the start; an offset inside the old range becomes one inside this range.
  ///
  /// - Parameter isMoving: Whether the content is not at rest, so that it may go beyond the range.
  func offset(_ offset: CGFloat, after old: ScrollRange, isMoving: Bool) -> CGFloat {
    if offset == old.start { return start }
    return isMoving || old.clamped(offset) != offset ? offset : clamped(offset)
  }

  /// The fraction of a finger's movement that content follows beyond an end, at first.
  private static let elasticity: CGFloat = 0.55

  /// Returns the offset of content that a finger pulls to an offset. Beyond an end the resistance
  /// increases, and the content never goes further than the visible length.
  func rubberBanded(_ offset: CGFloat) -> CGFloat {
    let reached = clamped(offset)
    guard offset != reached, visible > 0 else { return reached }
    let way = abs(offset - reached) * Self.elasticity / visible
    return reached + (offset < reached ? -1 : 1) * (1 - 1 / (way + 1)) * visible
  }

  /// Returns the offset nearest to the given one at which a part of the content is visible, or as
  /// much of it as fits.
  func offset(nearest offset: CGFloat, showing part: ClosedRange<CGFloat>) -> CGFloat {
    let first = part.lowerBound - insets.start
    let last = part.upperBound + insets.end - visible
    let range = first < last ? first...last : last...first
    return clamped(min(max(offset, range.lowerBound), range.upperBound))
  }
}
