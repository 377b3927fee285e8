import Foundation

/// The orthogonal scrolling behavior of a section.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The area of a section that scrolls orthogonally.
///
/// Offsets are measured from the leading side.
struct OrthogonalArea {
  /// In the layout's coordinates, before mirroring.
  let frame: CGRect
  let axis: NSLayoutConstraint.Axis
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The length of the content, including the insets of the section.
  let contentLength: CGFloat
  /// The lengths by which the content scrolls beyond its ends, so that the first and the last group
  /// can be centered.
  let insets: (start: CGFloat, end: CGFloat)
  /// The offsets at which paging comes to rest.
  let stops: [CGFloat]
  /// The bouncing at the ends.
  var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
  /// The rate of deceleration.
  var decelerationRate =
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic

  /// - Parameters:
  ///   - frame: The frame of the area.
  ///   - axis: The axis along which groups are stacked.
  ///   - behavior: The scrolling behavior.
  ///   - groups: The ranges of the groups.
  ///   - length: The total length of the groups, including the insets of the section.
  init(
    frame: CGRect, axis: NSLayoutConstraint.Axis,
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    groups: [ClosedRange<CGFloat>], length: CGFloat
  ) {
    let visible = frame.length(on: axis)
    let isCentered = behavior == .groupPagingCentered && !groups.isEmpty
    let first = groups.first?.lowerBound ?? 0
    let content = isCentered ? length : max(length, visible)
    let wanted =
      behavior == .paging
      ? visible < 1 ? [0] : Array(stride(from: 0, to: content, by: visible))
      : groups.map {
        isCentered ? ($0.lowerBound + $0.upperBound - visible) / 2 : $0.lowerBound - first
      }
    let insets =
      isCentered
      ? (start: max(0, -(wanted.first ?? 0)), end: max(0, (wanted.last ?? 0) + visible - content))
      : (start: 0, end: 0)
    let range = ScrollRange(visible: visible, content: content, insets: insets)
    (self.frame, self.axis, self.behavior) = (frame, axis, behavior)
    (contentLength, self.insets, stops) = (content, insets, wanted.map(range.clamped))
  }

  private var range: ScrollRange {
    ScrollRange(visible: frame.length(on: axis), content: contentLength, insets: insets)
  }

  var contentSize: CGSize {
    axis == .horizontal
      ? CGSize(width: contentLength, height: frame.height)
      : CGSize(width: frame.width, height: contentLength)
  }

  /// The initial offset.
  var firstStart: CGFloat { behavior == .groupPagingCentered ? stops.first ?? 0 : 0 }

  func clamped(_ start: CGFloat) -> CGFloat { range.clamped(start) }

  /// The distance at which a page counts as reached, in points.
  private static let reach: CGFloat = 0.5

  /// Returns the offset at which the content comes to rest.
  ///
  /// - Parameters:
  ///   - aimed: The offset that the velocity alone would lead to.
  ///   - start: The offset at the end of the drag.
  ///   - isForward: Whether the content moves forwards or backwards; nil if it is at rest.
  func rest(near aimed: CGFloat, from start: CGFloat, isForward: Bool?) -> CGFloat {
    switch behavior {
    case .none, .continuous: return clamped(aimed)
    case .continuousGroupLeadingBoundary: return stop(nearest: aimed)
    case .paging, .groupPaging, .groupPagingCentered:
      guard let isForward else { return stop(nearest: start) }
      let next =
        isForward
        ? stops.first { $0 > start + Self.reach } : stops.last { $0 < start - Self.reach }
      return next ?? stop(nearest: start)
    }
  }

  private func stop(nearest start: CGFloat) -> CGFloat {
    stops.min { abs($0 - start) < abs($1 - start) } ?? clamped(start)
  }

  /// Returns the offset that shows a part of the content.
  ///
  /// - Parameters:
  ///   - part: The range of the part in the content.
  ///   - place: The position of the part in the visible area, from 0 at the start to 1 at the end;
  ///     nil to scroll only as far as necessary.
  ///   - start: The current offset.
  func start(showing part: ClosedRange<CGFloat>, at place: CGFloat?, from start: CGFloat)
    -> CGFloat
  {
    guard let place else { return range.offset(nearest: start, showing: part) }
    let rest = frame.length(on: axis) - (part.upperBound - part.lowerBound)
    return clamped(part.lowerBound - rest * place)
  }
}
