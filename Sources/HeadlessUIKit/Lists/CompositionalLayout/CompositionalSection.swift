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
    /// What is beside it.
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
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
  /// The groups that have views beside them, in order.
  private(set) var groups: [GroupFilling.GroupPlace] = []
  /// Which groups and which of the views beside them are of a kind.
  private var asides: [String: [(group: Int, item: Int)]] = [:]
  private var longestGroup: CGFloat = 0
  /// Around the groups.
  private let insets: UIEdgeInsets

  /// - Parameters:
  ///   - description: What is said of the section.
  ///   - start: Where it begins on the axis that scrolls.
  ///   - environment: The room that the layout has, and its traits.
  ///   - aside: What is taken of it at the sides of all sections.
  ///   - pixels: Where edges can be.
  ///   - reference: What insets are added to of which the section doesn't say it.
  ///   - count: How many items it has.
  ///   - wanted: How large items want to be that have been asked.
  ///   - wantedAside: The same of what is at the boundary.
  init(
    _ description: NSCollectionLayoutSection, axis: NSLayoutConstraint.Axis, start: CGFloat,
    environment: CompositionalEnvironment, aside: UIEdgeInsets, pixels: PixelGrid,
    reference: UIContentInsetsReference, count: Int,
    wanted: @escaping (Int) -> CGSize?,
    wantedAside: (Int) -> CGSize?
  ) {
    let room = environment.effectiveContentSize
    (self.description, self.axis, self.start, end) = (description, axis, start, start)
    self.pixels = pixels
    let reference = description.contentInsetsReference.or(reference)
    let whole = CGRect(origin: .zero, size: room)
    let beside = CompositionalBoundary.sides(
      description.boundarySupplementaryItems, on: axis, in: room)
    insets = environment.insets(description.contentInsets, from: reference, on: axis.other)
      .merging(aside, +).merging(beside, +)
    let outer = environment.insets(
      description.supplementariesFollowContentInsets ? description.contentInsets : .zero,
      from: description.supplementaryContentInsetsReference.or(reference), on: axis.other)
    let inner = whole.inset(by: outer.merging(aside, +), across: axis)
    end += description.headerPadding
    addBoundaries(before: true, inner, wantedAside)
    let first = end
    addGroups(
      room, GroupFilling(count: count, traits: environment.traitCollection, wanted: wanted))
    boundaries += CompositionalBoundary.placeBeside(
      description.boundarySupplementaryItems, on: axis, in: inner, from: first, to: &end,
      wanted: wantedAside)
    addBoundaries(before: false, inner, wantedAside)
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
    let (gaps, besides) = (
      EdgeGaps(description.group.edgeSpacing, on: flow),
      EdgeGaps(description.group.edgeSpacing, on: flow.other)
    )
    var along = isOrthogonal ? before : end
    var groups: [ClosedRange<CGFloat>] = []
    var (next, longest) = (0, CGFloat(0))
    while next < filling.count {
      if !groups.isEmpty { along += description.interGroupSpacing }
      let start = next
      let filled = filling.fill(description.group, groupSize, &next)
      guard next > start else { break }
      along += gaps.before
      let length = filled.size.length(on: flow.other)
      let around = besides.filling(
        isOrthogonal ? 0 : inner.length(on: flow.other) - length - besides.sum)
      add(filled, isOrthogonal ? first + around.before : before + around.before, groupStart: along)
      groups.append(along...along + max(0, filled.size.length(on: flow)))
      along += filled.size.length(on: flow) + gaps.after
      longest = max(longest, length + around.sum)
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
    var area = OrthogonalArea(
      frame: pixels.roundEdges(frame), axis: flow,
      behavior: description.orthogonalScrollingBehavior, groups: groups, length: length)
    area.bounce = description.orthogonalScrollingProperties.bounce
    area.decelerationRate = description.orthogonalScrollingProperties.decelerationRate
    return area
  }

  /// - Parameters:
  ///   - across: Where the group begins on the other axis.
  ///   - groupStart: Where it begins on the axis on which groups follow each other.
  private mutating func add(
    _ filled: GroupFilling.Filled, _ across: CGFloat, groupStart: CGFloat
  ) {
    let moved = filled.moved(by: CGPoint(groupStart, across, flow))
    for var place in moved.places {
      place.groupStart = groupStart
      items.append(place)
      ends.append(max(ends.last ?? 0, place.frame.end(on: flow)))
    }
    for var place in moved.groups {
      for (number, item) in place.group.supplementaryItems.enumerated() {
        place.numbers.append(asides[item.elementKind]?.count ?? 0)
        asides[item.elementKind, default: []].append((groups.count, number))
      }
      longestGroup = max(longestGroup, place.frame.length(on: flow))
      groups.append(place)
    }
  }

  /// What of a kind is beside an item, or beside a group, and what it is beside.
  func aside(
    of kind: String, _ number: Int
  ) -> (item: NSCollectionLayoutSupplementaryItem, container: CGRect)? {
    if items.indices.contains(number) {
      let place = items[number]
      if let item = place.supplementaryItems.first(where: { $0.elementKind == kind }) {
        return (item, place.frame)
      }
    }
    guard let places = asides[kind], places.indices.contains(number) else { return nil }
    let group = groups[places[number].group]
    return (group.group.supplementaryItems[places[number].item], group.frame)
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

  /// The groups with views beside them that may lie in a rectangle, or not far from it.
  func groups(near rect: CGRect) -> Range<Int> {
    let (start, end) = (rect.origin(on: flow), rect.end(on: flow))
    let first = groups.partitionPoint { $0.frame.end(on: flow) + longestGroup > start }
    let last = groups.partitionPoint { $0.frame.origin(on: flow) - longestGroup >= end }
    return min(first, last)..<last
  }

  /// The items that may lie in a rectangle.
  func items(in rect: CGRect) -> Range<Int> {
    let (start, end) = (rect.origin(on: flow), rect.end(on: flow))
    let first = ends.partitionPoint { $0 > start }
    let last = items.partitionPoint { $0.groupStart >= end }
    return min(first, last)..<last
  }
}

extension CGRect {
  func end(on axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? maxY : maxX }
}
