import Foundation
import ListRules

/// The state of orthogonal sections in a collection view.
@MainActor
struct OrthogonalSections {
  /// The scrollers of visible sections.
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// The offsets of sections that have been scrolled.
  var starts: [Int: CGFloat] = [:]

  /// Moves the state with the sections after updates.
  mutating func follow(_ mapping: ListMapping) {
    func moved<Value>(_ values: [Int: Value]) -> [Int: Value] {
      var moved: [Int: Value] = [:]
      for (section, value) in values where mapping.sections.indices.contains(section) {
        if let target = mapping.sections[section] { moved[target] = value }
      }
      return moved
    }
    let old = scrollers
    (scrollers, starts) = (moved(scrollers), moved(starts))
    let kept = Set(scrollers.values.map(ObjectIdentifier.init))
    for scroller in old.values where !kept.contains(ObjectIdentifier(scroller)) {
      scroller.removeFromSuperview()
    }
  }
}

/// The sections that scroll orthogonally.
extension UICollectionView {
  var mirrorsLayout: Bool {
    isRightToLeft && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// Converts between the coordinates of the layout and the view, in both directions.
  func mirroredIfNeeded(_ rect: CGRect) -> CGRect {
    mirrorsLayout ? rect.mirrored(in: CGRect(origin: .zero, size: contentSize)) : rect
  }

  /// Converts several attributes. A closure of `map` would check its actor on each call.
  func mirroredIfNeeded(_ all: [UICollectionViewLayoutAttributes])
    -> [UICollectionViewLayoutAttributes]
  {
    guard mirrorsLayout else { return all }
    var mirrored: [UICollectionViewLayoutAttributes] = []
    for attributes in all { mirrored.append(mirroredIfNeeded(attributes)) }
    return mirrored
  }

  /// Returns the attributes in the coordinates of the view; the same object if nothing is mirrored.
  func mirroredIfNeeded(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard mirrorsLayout, let mirrored = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    mirrored.frame = mirroredIfNeeded(attributes.frame)
    return mirrored
  }

  /// Returns the scroller that contains an element.
  func scroller(of element: CollectionElement) -> OrthogonalScroller? {
    guard !orthogonal.scrollers.isEmpty, collectionViewLayout.scrollsOrthogonally(element) else {
      return nil
    }
    return orthogonal.scrollers[element.path.section]
  }

  /// Returns the visible center of an element.
  func visibleCenter(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard let scroller = scroller(of: attributes.element) else { return attributes.center }
    return scroller.convert(scroller.place(of: attributes.center), to: self)
  }

  /// Returns the orthogonal offset of a section.
  func start(ofSection section: Int, _ area: OrthogonalArea) -> CGFloat {
    orthogonal.starts[section] ?? area.firstStart
  }

  /// Limits the offsets after sections or their items have changed.
  func clampScrollerOffsets() {
    for (section, start) in orthogonal.starts {
      let isMoving = orthogonal.scrollers[section].map { $0.isTracking || $0.isScrollAnimating }
      guard isMoving != true else { continue }
      orthogonal.starts[section] = collectionViewLayout.orthogonalArea(ofSection: section)?
        .clamped(start)
    }
  }

  /// Adds and updates the scrollers of visible sections.
  func placeScrollers() {
    for (section, area) in collectionViewLayout.orthogonalAreas(in: mirroredIfNeeded(bounds)) {
      let scroller =
        orthogonal.scrollers[section]
        ?? OrthogonalScroller(area) { [weak self] in self?.didScroll($0, to: $1) }
      orthogonal.scrollers[section] = scroller
      if scroller.superview !== self {
        insertSubview(scroller, at: min(countOfSubviewsBehind, subviews.count))
      }
      scroller.take(
        area, frame: mirroredIfNeeded(area.frame), start: start(ofSection: section, area),
        isMirrored: mirrorsLayout, rate: decelerationRate)
    }
  }

  /// The number of views behind all items: the background and the decorations.
  var countOfSubviewsBehind: Int {
    let decorations = shown.filter { $0.key.category == .decorationView }.count
    return decorations + (backgroundView?.superview === self ? 1 : 0)
  }

  /// Removes the scrollers of sections that are no longer visible.
  func removeScrollers() {
    let areas = collectionViewLayout.orthogonalAreas(in: mirroredIfNeeded(bounds))
    for (section, scroller) in orthogonal.scrollers
    where !areas.contains(where: { $0.section == section }) {
      scroller.removeFromSuperview()
      orthogonal.scrollers[section] = nil
    }
  }

  private func didScroll(_ scroller: OrthogonalScroller, to start: CGFloat) {
    guard let section = orthogonal.scrollers.first(where: { $0.value === scroller })?.key
    else { return }
    orthogonal.starts[section] = start
    setNeedsLayout()
  }

  /// Scrolls a section orthogonally to an item.
  ///
  /// - Returns: The frame of the section and the remaining position for it; nil if the section does
  ///   not scroll orthogonally.
  func scrollAcross(
    to path: IndexPath, _ position: ScrollPosition, animated: Bool
  ) -> (rect: CGRect, position: ScrollPosition)? {
    guard let area = collectionViewLayout.orthogonalArea(ofSection: path.section),
      let item = collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    else { return nil }
    let (axis, before) = (area.axis, area.frame.origin(on: area.axis))
    let part =
      item.origin(on: axis) - before...max(item.origin(on: axis), item.end(on: axis)) - before
    let place = position.place(on: axis)
    let start = area.start(
      showing: part, at: mirrorsLayout && axis == .horizontal ? place.map { 1 - $0 } : place,
      from: start(ofSection: path.section, area))
    if let scroller = orthogonal.scrollers[path.section] {
      scroller.scroll(to: start, animated: animated)
    } else {
      orthogonal.starts[path.section] = start
    }
    return (mirroredIfNeeded(area.frame), position.subtracting(.all(on: axis)))
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate static func all(on axis: NSLayoutConstraint.Axis) -> Self {
    axis == .horizontal
      ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
  }

  /// Returns the fraction of the excess length before the item; nil if no position is set on the
  /// axis.
  fileprivate func place(on axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let isHorizontal = axis == .horizontal
    if contains(isHorizontal ? .left : .top) { return 0 }
    if contains(isHorizontal ? .centeredHorizontally : .centeredVertically) { return 0.5 }
    return contains(isHorizontal ? .right : .bottom) ? 1 : nil
  }
}
