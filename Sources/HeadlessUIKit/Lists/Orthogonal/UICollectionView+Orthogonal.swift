import Foundation
import ListRules

/// What a collection knows of sections that are scrolled across.
@MainActor
struct OrthogonalSections {
  /// Of the sections that are seen.
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// How far sections are scrolled that somebody has scrolled.
  var starts: [Int: CGFloat] = [:]

  /// Sections have gone elsewhere.
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

/// The sections that are scrolled by themselves.
extension UICollectionView {
  var mirrorsLayout: Bool {
    isRightToLeft && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// Where something is seen that the layout has somewhere, and the other way round.
  func mirroredIfDue(_ rect: CGRect) -> CGRect {
    mirrorsLayout ? rect.mirrored(in: CGRect(origin: .zero, size: contentSize)) : rect
  }

  /// The same of many. Not by `map`, whose closure would ask each time on which actor it runs.
  func mirroredIfDue(_ all: [UICollectionViewLayoutAttributes])
    -> [UICollectionViewLayoutAttributes]
  {
    guard mirrorsLayout else { return all }
    var mirrored: [UICollectionViewLayoutAttributes] = []
    for attributes in all { mirrored.append(mirroredIfDue(attributes)) }
    return mirrored
  }

  /// Where something is seen: the same attributes where nothing is mirrored.
  func mirroredIfDue(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard mirrorsLayout, let mirrored = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    mirrored.frame = mirroredIfDue(attributes.frame)
    return mirrored
  }

  /// What the items of a section are in.
  func scroller(of element: CollectionElement) -> OrthogonalScroller? {
    guard !orthogonal.scrollers.isEmpty, collectionViewLayout.isScrolledAcross(element) else {
      return nil
    }
    return orthogonal.scrollers[element.path.section]
  }

  /// Where the middle of something is seen.
  func seenCenter(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard let scroller = scroller(of: attributes.element) else { return attributes.center }
    return scroller.convert(scroller.place(of: attributes.center), to: self)
  }

  /// How far a section is scrolled across.
  func start(ofSection section: Int, _ area: OrthogonalArea) -> CGFloat {
    orthogonal.starts[section] ?? area.firstStart
  }

  /// Sections have other places, or other items: none is scrolled further than there is content.
  func settleStarts() {
    for (section, start) in orthogonal.starts {
      let isMoving = orthogonal.scrollers[section].map { $0.isTracking || $0.isScrollAnimating }
      guard isMoving != true else { continue }
      orthogonal.starts[section] = collectionViewLayout.orthogonalArea(ofSection: section)?
        .clamped(start)
    }
  }

  /// Puts scrollers where sections are seen that have some.
  func placeScrollers() {
    for (section, area) in collectionViewLayout.orthogonalAreas(in: mirroredIfDue(bounds)) {
      let scroller =
        orthogonal.scrollers[section]
        ?? OrthogonalScroller(area) { [weak self] in self?.didScroll($0, to: $1) }
      orthogonal.scrollers[section] = scroller
      if scroller.superview !== self {
        insertSubview(scroller, at: min(countOfSubviewsBehind, subviews.count))
      }
      scroller.take(
        area, frame: mirroredIfDue(area.frame), start: start(ofSection: section, area),
        isMirrored: mirrorsLayout, rate: decelerationRate)
    }
  }

  /// What is behind all items: a background, and what decorates sections.
  var countOfSubviewsBehind: Int {
    let decorations = shown.filter { $0.key.category == .decorationView }.count
    return decorations + (backgroundView?.superview === self ? 1 : 0)
  }

  /// Takes away what no section that is seen needs.
  func removeScrollers() {
    let areas = collectionViewLayout.orthogonalAreas(in: mirroredIfDue(bounds))
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

  /// Scrolls a section across until one of its items is where it is wanted.
  ///
  /// - Returns: What position there is to bring the section itself to, and where it is; nil where
  ///   the section is not scrolled by itself.
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
    return (mirroredIfDue(area.frame), position.subtracting(.all(on: axis)))
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate static func all(on axis: NSLayoutConstraint.Axis) -> Self {
    axis == .horizontal
      ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
  }

  /// Which part of the room that is left lies before an item; nil where nothing is said of the
  /// axis.
  fileprivate func place(on axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let isHorizontal = axis == .horizontal
    if contains(isHorizontal ? .left : .top) { return 0 }
    if contains(isHorizontal ? .centeredHorizontally : .centeredVertically) { return 0.5 }
    return contains(isHorizontal ? .right : .bottom) ? 1 : nil
  }
}
