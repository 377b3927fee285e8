import Foundation

/// Where the items of a section are, and what is at its boundary.
@MainActor
struct CompositionalSection {
  /// Something, and where it is.
  struct Place {
    var frame: CGRect
    /// Where its group begins on the axis on which groups follow each other: they are in order.
    var groupStart: CGFloat = 0
    var size: NSCollectionLayoutSize
    var zIndex = 0
  }

  let description: NSCollectionLayoutSection
  let axis: NSLayoutConstraint.Axis
  let start: CGFloat
  private let pixels: PixelGrid
  private(set) var end: CGFloat
  /// Where the section is scrolled across, if it is.
  private(set) var orthogonalArea: OrthogonalArea?
  private(set) var items: [Place] = []
  /// The farthest end of all items up to each.
  private(set) var ends: [CGFloat] = []
  private(set) var boundaries: [CompositionalBoundary] = []
  /// Around the groups.
  private let insets: UIEdgeInsets

  /// - Parameters:
  ///   - description: What is said of the section.
  ///   - start: Where it begins on the axis that scrolls.
  ///   - environment: The room that the layout has, and its traits.
  ///   - pixels: Where edges can be.
  ///   - reference: What insets are added to of which the section doesn't say it.
  ///   - count: How many items it has.
  ///   - wanted: How large items want to be that have been asked.
  ///   - wantedAside: The same of what is at the boundary.
  init(
    _ description: NSCollectionLayoutSection, axis: NSLayoutConstraint.Axis, start: CGFloat,
    environment: CompositionalEnvironment, pixels: PixelGrid,
    reference: UIContentInsetsReference, count: Int,
    wanted: @escaping (Int) -> CGSize?,
    wantedAside: (Int) -> CGSize?
  ) {
    let room = environment.effectiveContentSize
    (self.description, self.axis, self.start, end) = (description, axis, start, start)
    self.pixels = pixels
    let reference = description.contentInsetsReference.or(reference)
    insets = environment.insets(description.contentInsets, from: reference, on: axis.other)
    let outer = environment.insets(
      description.supplementariesFollowContentInsets ? description.contentInsets : .zero,
      from: description.supplementaryContentInsetsReference.or(reference), on: axis.other)
    let whole = CGRect(origin: .zero, size: room).inset(by: outer, across: axis)
    end += description.headerPadding
    addBoundaries(before: true, whole, wantedAside)
    addGroups(
      room, GroupFilling(count: count, traits: environment.traitCollection, wanted: wanted))
    addBoundaries(before: false, whole, wantedAside)
  }

  private mutating func addBoundaries(
    before: Bool, _ room: CGRect, _ wanted: (Int) -> CGSize?
  ) {
    boundaries += CompositionalBoundary.place(
      description.boundarySupplementaryItems, before: before, on: axis, in: room, end: &end,
      wanted: wanted)
  }

  private var crossAxis: NSLayoutConstraint.Axis { axis.other }

  private mutating func addGroups(_ room: CGSize, _ filling: GroupFilling) {
    let insets = insets
    let before = insets.start(on: crossAxis)
    let inner = CGRect(origin: .zero, size: room).inset(by: insets, across: axis).size
    end += insets.start(on: axis)
    let first = end
    let groupSize = description.group.layoutSize.size(in: inner)
    var along = isOrthogonal ? before : end
    var groups: [ClosedRange<CGFloat>] = []
    var (next, longest) = (0, CGFloat(0))
    while next < filling.count {
      if !groups.isEmpty { along += description.interGroupSpacing }
      let start = next
      let filled = filling.fill(description.group, groupSize, &next)
      guard next > start else { break }
      add(filled.places, before, first, groupStart: along)
      groups.append(along...along + filled.size.length(on: flow))
      along += filled.size.length(on: flow)
      longest = max(longest, filled.size.length(on: axis))
    }
    end = isOrthogonal ? first + longest : along
    if isOrthogonal {
      orthogonalArea = area(of: groups, from: first, room, length: along + insets.end(on: flow))
    }
    end += insets.end(on: axis)
  }

  private func area(
    of groups: [ClosedRange<CGFloat>], from first: CGFloat, _ room: CGSize, length: CGFloat
  ) -> OrthogonalArea {
    let frame = CGRect(
      origin: CGPoint(first, 0, axis),
      size: CGSize(end - first, room.length(on: crossAxis), axis))
    return OrthogonalArea(
      frame: pixels.roundEdges(frame), axis: flow,
      behavior: description.orthogonalScrollingBehavior, groups: groups, length: length)
  }

  private mutating func add(
    _ places: [Place], _ before: CGFloat, _ first: CGFloat, groupStart: CGFloat
  ) {
    let origin =
      isOrthogonal ? CGPoint(first, groupStart, axis) : CGPoint(groupStart, before, axis)
    for var place in places {
      place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
      place.groupStart = groupStart
      items.append(place)
      ends.append(max(ends.last ?? 0, place.frame.end(on: flow)))
    }
  }

  private var isOrthogonal: Bool { description.orthogonalScrollingBehavior != .none }
  /// On which axis groups follow each other.
  private var flow: NSLayoutConstraint.Axis { isOrthogonal ? crossAxis : axis }

  /// Where what decorates the section is.
  func frame(of decoration: NSCollectionLayoutDecorationItem, _ room: CGSize) -> CGRect {
    CGRect(
      origin: CGPoint(start, 0, axis), size: CGSize(end - start, room.length(on: crossAxis), axis)
    )
    .inset(by: decoration.contentInsets.leftToRight)
  }

  /// The items that may lie in a rectangle.
  func items(in rect: CGRect) -> Range<Int> {
    let (start, end) = (rect.origin(on: flow), rect.end(on: flow))
    let first = ends.partitionPoint { $0 > start }
    let last = items.partitionPoint { $0.groupStart >= end }
    return min(first, last)..<last
  }
}

/// Puts items into groups.
@MainActor
struct GroupFilling {
  typealias Place = CompositionalSection.Place

  /// Items that are too short for there to be an end of them.
  private static let most = 1_000

  let count: Int
  let traits: UITraitCollection
  let wanted: (Int) -> CGSize?

  /// Puts the next items into something of a size.
  func fill(
    _ item: NSCollectionLayoutItem, _ size: CGSize, _ next: inout Int
  ) -> (size: CGSize, places: [Place]) {
    if let group = item as? NSCollectionLayoutGroup { return fill(group: group, size, &next) }
    let size = size.with(wanted(next), where: item.layoutSize)
    next += 1
    var insets = item.contentInsets.leftToRight
    if item.layoutSize.widthDimension.isEstimated { (insets.left, insets.right) = (0, 0) }
    if item.layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    let frame = CGRect(origin: .zero, size: size).inset(by: insets)
    return (size, [Place(frame: frame, size: item.layoutSize)])
  }

  /// A part of a group: how large it is, and what is in it.
  private typealias Part = (size: CGSize, places: [Place])

  private func fill(
    group: NSCollectionLayoutGroup, _ size: CGSize, _ next: inout Int
  ) -> (size: CGSize, places: [Place]) {
    let insets = group.contentInsets.leftToRight
    let inner = CGRect(origin: .zero, size: size).inset(by: insets).size
    if let provider = group.provider {
      let items = provider(CompositionalEnvironment(contentSize: inner, traitCollection: traits))
      return (size, places(of: items, insets, &next))
    }
    let axis = group.axis
    let parts = parts(of: group, inner, &next)
    let spacing = spacing(between: parts, of: group, inner.length(on: axis))
    var places: [Place] = []
    var start = insets.start(on: axis)
    for part in parts {
      let origin = CGPoint(start, insets.start(on: axis.other), axis)
      places += part.places.map { place in
        var place = place
        place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
        return place
      }
      start += part.size.length(on: axis) + spacing
    }
    if !parts.isEmpty { start -= spacing }
    let widest = parts.map { $0.size.length(on: axis.other) }.max() ?? 0
    let across = widest + insets.start(on: axis.other) + insets.end(on: axis.other)
    let wanted = CGSize(start + insets.end(on: axis), across, axis)
    return (size.with(wanted, where: group.layoutSize), places)
  }

  /// What a group puts where it wants.
  private func places(
    of items: [NSCollectionLayoutGroupCustomItem], _ insets: UIEdgeInsets, _ next: inout Int
  ) -> [Place] {
    let items = items.prefix(count - next)
    next += items.count
    let exact = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    return items.map {
      Place(
        frame: $0.frame.offsetBy(dx: insets.left, dy: insets.top), size: exact, zIndex: $0.zIndex)
    }
  }

  /// The items that find room in a group, one after another.
  private func parts(
    of group: NSCollectionLayoutGroup, _ inner: CGSize, _ next: inout Int
  ) -> [Part] {
    let axis = group.axis
    let least = group.interItemSpacing?.spacing ?? 0
    let grows = group.layoutSize.isEstimated(on: axis)
    var parts: [Part] = []
    var used: CGFloat = 0
    while next < count, parts.count < group.count ?? Self.most, !group.subitems.isEmpty {
      let item = group.subitems[parts.count % group.subitems.count]
      let wish = size(of: item, in: group, inner, least)
      let isPast =
        grows
        ? parts.count >= group.subitems.count
        : used + wish.length(on: axis) > inner.length(on: axis) + 0.01
      if group.count == nil, !parts.isEmpty, isPast { break }
      parts.append(fill(item, wish, &next))
      used += wish.length(on: axis) + least
    }
    return parts
  }

  /// What is between two parts: flexible, it takes what they leave.
  private func spacing(
    between parts: [Part], of group: NSCollectionLayoutGroup, _ length: CGFloat
  ) -> CGFloat {
    let least = group.interItemSpacing?.spacing ?? 0
    let isFlexible = group.interItemSpacing?.isFlexibleSpacing == true
    guard isFlexible, !group.layoutSize.isEstimated(on: group.axis) else { return least }
    let rest = length - parts.map { $0.size.length(on: group.axis) }.reduce(0, +)
    return max(least, rest / CGFloat(max(1, parts.count - 1)))
  }

  private func size(
    of item: NSCollectionLayoutItem, in group: NSCollectionLayoutGroup, _ inner: CGSize,
    _ spacing: CGFloat
  ) -> CGSize {
    var size = item.layoutSize.size(in: inner)
    guard group.isEven, let count = group.count else { return size }
    let share = (inner.length(on: group.axis) - spacing * CGFloat(count - 1)) / CGFloat(count)
    if group.axis == .horizontal { size.width = max(0, share) } else { size.height = max(0, share) }
    return size
  }
}

extension CGRect {
  func end(on axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? maxY : maxX }
}

extension NSDirectionalEdgeInsets {
  /// The layout is mirrored as a whole where the reading direction is the other one.
  fileprivate var leftToRight: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
