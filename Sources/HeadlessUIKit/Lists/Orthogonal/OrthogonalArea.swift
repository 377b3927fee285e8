import Foundation

/// How a section is scrolled across the direction in which its collection is.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The part of a collection in which a section is scrolled by itself.
///
/// How far it is scrolled is counted from the side where one begins to read.
struct OrthogonalArea {
  /// Where it is, as the layout has it before anything is mirrored.
  let frame: CGRect
  let axis: NSLayoutConstraint.Axis
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// How long the content is, with the insets of the section.
  let contentLength: CGFloat
  /// What the content can be scrolled beyond its ends, so that its first and last groups can be in
  /// the middle.
  let insets: (start: CGFloat, end: CGFloat)
  /// Where the content comes to rest page by page or group by group.
  let stops: [CGFloat]
  /// What it does at its ends.
  var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
  /// How fast it slows down.
  var decelerationRate =
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic

  /// - Parameters:
  ///   - frame: Where it is.
  ///   - axis: On which its groups follow each other.
  ///   - behavior: How they are scrolled.
  ///   - groups: From where to where each goes.
  ///   - length: How long they are together, with the insets of the section.
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

  /// How far it is scrolled before anybody has scrolled it.
  var firstStart: CGFloat { behavior == .groupPagingCentered ? stops.first ?? 0 : 0 }

  func clamped(_ start: CGFloat) -> CGFloat { range.clamped(start) }

  /// Within half a point a page counts as reached.
  private static let reach: CGFloat = 0.5

  /// Where the content comes to rest that a finger lets go of.
  ///
  /// - Parameters:
  ///   - aimed: Where it would by its speed alone.
  ///   - start: Where it is let go of.
  ///   - isForward: Whether it is moving on, or back; nil while it stands.
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

  /// Where the content must be for a part of it to be seen.
  ///
  /// - Parameters:
  ///   - part: From where to where it goes, in the content.
  ///   - place: Where it is to be of what is seen: 0 at the beginning, 1 at the end; nil to scroll
  ///     no further than one must.
  ///   - start: How far the content is scrolled now.
  func start(showing part: ClosedRange<CGFloat>, at place: CGFloat?, from start: CGFloat)
    -> CGFloat
  {
    guard let place else { return range.offset(nearest: start, showing: part) }
    let rest = frame.length(on: axis) - (part.upperBound - part.lowerBound)
    return clamped(part.lowerBound - rest * place)
  }
}
