import Foundation

/// The positions of a section's items and of the views at its boundary.
///
/// Groups are filled first, then everything is placed. Filled groups are reused while only the start of
/// the section or the sizes of other groups change.
@MainActor
struct CompositionalSection {
  /// The position of an element.
  struct Place {
    var frame: CGRect
    var size: NSCollectionLayoutSize
    var zIndex = 0
    /// The supplementary items of the element.
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  }

  let description: NSCollectionLayoutSection
  let axis: NSLayoutConstraint.Axis
  /// The list's settings for the elements; nil if the section is no list.
  let listPlaces: ListCellPlaces?
  private(set) var start: CGFloat = 0
  private(set) var end: CGFloat = 0
  private let pixels: PixelGrid
  /// The scrollable area of an orthogonal section.
  private(set) var orthogonalArea: OrthogonalArea?
  private(set) var boundaries: [CompositionalBoundary] = []
  private(set) var groups: [CompositionalGroup] = []
  /// The number of items in groups.
  private(set) var count = 0
  /// The groups with supplementary items, in order.
  private(set) var supplementedGroups: [GroupFilling.GroupPlace] = []
  /// The groups and their supplementary items by kind, as indexes.
  private var supplementsByKind: [String: [(group: Int, item: Int)]] = [:]
  private var longestSupplementedGroup: CGFloat = 0
  private var hasSupplementedGroups = false
  /// Whether items depend on the sizes of their siblings.
  let dependsOnSiblings: Bool
  /// The insets around the groups.
  private let insets: UIEdgeInsets
  /// The available size of the layout, and the area for boundary items.
  private let room: CGSize
  private let outer: CGRect
  /// The start of the first group at the last placement, and the first group that has not been placed
  /// since.
  private var begin: CGFloat?
  private var firstUnplaced = 0
  private var isPlaced = false

  /// - Parameters:
  ///   - description: The section.
  ///   - environment: The available size of the layout, and its traits.
  ///   - aside: The insets for boundary items beside all sections.
  ///   - pixels: The grid to which edges are rounded.
  ///   - reference: The reference for insets, unless the section sets one.
  ///   - filling: The items of the section.
  init(
    _ description: NSCollectionLayoutSection, axis: NSLayoutConstraint.Axis,
    environment: CompositionalEnvironment, aside: UIEdgeInsets, pixels: PixelGrid,
    reference: UIContentInsetsReference, filling: GroupFilling
  ) {
    room = environment.effectiveContentSize
    listPlaces = description.list.map(ListCellPlaces.init)
    dependsOnSiblings = description.group.dependsOnSiblings
    (self.description, self.axis, self.pixels) = (description, axis, pixels)
    let reference = description.contentInsetsReference.or(reference)
    let beside = CompositionalBoundary.sides(
      description.boundarySupplementaryItems, on: axis, in: room)
    insets = environment.insets(description.contentInsets, from: reference, on: axis.other)
      .merging(aside, +).merging(beside, +)
    let outer = environment.insets(
      description.supplementariesFollowContentInsets ? description.contentInsets : .zero,
      from: description.supplementaryContentInsetsReference.or(reference), on: axis.other)
    self.outer = CGRect(origin: .zero, size: room).inset(by: outer.merging(aside, +), across: axis)
    addGroups(filling)
  }

  private var crossAxis: NSLayoutConstraint.Axis { axis.other }
  /// The available size for groups.
  private var inner: CGSize {
    CGRect(origin: .zero, size: room).inset(by: insets, across: axis).size
  }

  // MARK: Filling

  /// Fills groups with the items that are in no group yet.
  private mutating func addGroups(_ filling: GroupFilling) {
    let size = description.group.layoutSize.size(in: inner)
    var next = count
    while next < filling.count {
      let start = next
      let filled = filling.fill(description.group, size, &next)
      guard next > start else { break }
      groups.append(CompositionalGroup(first: count, filled: filled))
      count += filled.places.count
      hasSupplementedGroups = hasSupplementedGroups || !filled.groups.isEmpty
    }
    equalizeGroups()
  }

  /// Gives groups with uniform dimensions the length of the longest.
  private mutating func equalizeGroups() {
    let group = description.group
    for axis in NSLayoutConstraint.Axis.both where group.layoutSize.isUniform(on: axis) {
      let longest = groups.map { $0.filled.size.length(on: axis) }.max() ?? 0
      for index in groups.indices { groups[index].filled.stretch(group, to: longest, on: axis) }
    }
  }

  /// Refills the groups of some items.
  ///
  /// - Parameter items: The items whose sizes have changed, in order.
  mutating func refill(_ items: [Int], _ filling: GroupFilling) {
    if description.group.layoutSize.isUniform {
      (groups, count, firstUnplaced, isPlaced) = ([], 0, 0, false)
      return addGroups(filling)
    }
    let size = description.group.layoutSize.size(in: inner)
    var done = 0
    for item in items where (0..<count).contains(item) {
      let own = groups.index(of: item)
      // The first item of a group may now fit into the previous group.
      let mayGoBack = description.group.breaksByLength && item == groups[own].first
      for index in max(done, own - (mayGoBack ? 1 : 0))..<max(done, own + 1) {
        let old = groups[index]
        var next = old.first
        let filled = filling.fill(description.group, size, &next)
        (done, isPlaced) = (index + 1, false)
        firstUnplaced = min(firstUnplaced, index)
        guard filled.places.count == old.filled.places.count else {
          // All following items move to other groups.
          groups.removeSubrange(index...)
          count = old.first
          return addGroups(filling)
        }
        groups[index].filled = filled
      }
    }
  }

  // MARK: Placing

  /// Called when an item at the boundary has another size.
  mutating func boundaryDidChange() { isPlaced = false }

  /// Places groups and boundary items.
  ///
  /// - Parameters:
  ///   - start: The start of the section on the scroll axis.
  ///   - wantedAside: Returns the preferred size of a boundary item that has been measured.
  mutating func place(at start: CGFloat, wantedAside: (Int) -> CGSize?) {
    guard !isPlaced || start != self.start else { return }
    isPlaced = true
    (self.start, end, boundaries) = (start, start, [])
    end += description.headerPadding
    addBoundaries(before: true, wantedAside)
    let first = end
    placeGroups()
    boundaries += CompositionalBoundary.placeBeside(
      description.boundarySupplementaryItems, on: axis, in: outer, from: first, to: &end,
      wanted: wantedAside)
    addBoundaries(before: false, wantedAside)
  }

  private mutating func addBoundaries(before: Bool, _ wanted: (Int) -> CGSize?) {
    boundaries += CompositionalBoundary.place(
      description.boundarySupplementaryItems, before: before, on: axis, in: outer, end: &end,
      wanted: wanted)
  }

  private mutating func placeGroups() {
    let (insets, flow, isOrthogonal) = (insets, flow, isOrthogonal)
    let before = insets.start(on: crossAxis)
    end += insets.start(on: axis)
    let first = end
    let (gaps, besides) = (
      EdgeGaps(description.group.edgeSpacing, on: flow),
      EdgeGaps(description.group.edgeSpacing, on: flow.other)
    )
    let width = inner.length(on: flow.other)
    let index = firstToPlace(isOrthogonal ? before : end)
    var along = isOrthogonal ? before : end
    if index > 0 { along = groups[index - 1].end(on: flow, gap: gaps.after) }
    var longest: CGFloat = 0
    for index in index..<groups.count {
      if index > 0 { along += description.interGroupSpacing }
      along += gaps.before
      let length = groups[index].filled.size.length(on: flow.other)
      let around = besides.filling(isOrthogonal ? 0 : width - length - besides.sum)
      groups[index].place(
        along, isOrthogonal ? first + around.before : before + around.before, on: flow,
        after: index > 0 ? groups[index - 1].reach : 0)
      if hasSupplementedGroups { recordSupplements(groups[index]) }
      along = groups[index].end(on: flow, gap: gaps.after)
      longest = max(longest, length + around.sum)
    }
    end = isOrthogonal ? first + longest : along
    if isOrthogonal {
      orthogonalArea = area(from: first, length: along + insets.end(on: flow))
    }
    end += insets.end(on: axis)
  }

  /// Returns the first group to place: the first one that moves, or the first of all if other state
  /// depends on all groups.
  ///
  /// - Parameter begin: The new start of the first group.
  private mutating func firstToPlace(_ begin: CGFloat) -> Int {
    let isKept = begin == self.begin && !isOrthogonal && !hasSupplementedGroups
    let first = isKept ? firstUnplaced : 0
    (self.begin, firstUnplaced) = (begin, groups.count)
    (supplementedGroups, supplementsByKind, longestSupplementedGroup) = ([], [:], 0)
    return first
  }

  private mutating func recordSupplements(_ group: CompositionalGroup) {
    for var place in group.filled.groups {
      place.frame = place.frame.offsetBy(dx: group.origin.x, dy: group.origin.y)
      for (number, item) in place.group.supplementaryItems.enumerated() {
        place.numbers.append(supplementsByKind[item.elementKind]?.count ?? 0)
        supplementsByKind[item.elementKind, default: []].append((supplementedGroups.count, number))
      }
      longestSupplementedGroup = max(longestSupplementedGroup, place.frame.length(on: flow))
      supplementedGroups.append(place)
    }
  }

  private func area(from first: CGFloat, length: CGFloat) -> OrthogonalArea {
    let frame = CGRect(
      origin: CGPoint(first, 0, axis),
      size: CGSize(end - first, room.length(on: crossAxis), axis))
    let groups = groups.map { group in
      let start = group.start(on: flow)
      return start...start + max(0, group.filled.size.length(on: flow))
    }
    var area = OrthogonalArea(
      frame: pixels.roundEdges(frame), axis: flow,
      behavior: description.orthogonalScrollingBehavior, groups: groups, length: length)
    area.bounce = description.orthogonalScrollingProperties.bounce
    area.decelerationRate = description.orthogonalScrollingProperties.decelerationRate
    return area
  }

  /// Returns the supplementary item of a kind beside an item or a group, and the frame of the latter.
  func supplement(
    of kind: String, _ number: Int
  ) -> (item: NSCollectionLayoutSupplementaryItem, container: CGRect)? {
    if let place = place(ofItem: number),
      let item = place.supplementaryItems.first(where: { $0.elementKind == kind })
    {
      return (item, place.frame)
    }
    guard let places = supplementsByKind[kind], places.indices.contains(number) else { return nil }
    let group = supplementedGroups[places[number].group]
    return (group.group.supplementaryItems[places[number].item], group.frame)
  }

  /// Returns the items whose sizes may depend on an item.
  func siblings(of item: Int) -> Range<Int> {
    guard dependsOnSiblings, (0..<count).contains(item) else { return 0..<0 }
    if description.group.layoutSize.isUniform { return 0..<count }
    let own = groups[groups.index(of: item)]
    return own.first..<own.first + own.filled.places.count
  }

  /// Returns the position of an item; nil if it is not in the section.
  func place(ofItem item: Int) -> Place? {
    guard (0..<count).contains(item) else { return nil }
    return groups[groups.index(of: item)].place(ofItem: item)
  }

  private var isOrthogonal: Bool { description.orthogonalScrollingBehavior != .none }
  /// The axis along which groups are stacked.
  private var flow: NSLayoutConstraint.Axis { isOrthogonal ? crossAxis : axis }

  /// Returns the frame of a decoration item.
  func frame(of decoration: NSCollectionLayoutDecorationItem, _ room: CGSize) -> CGRect {
    CGRect(
      origin: CGPoint(start, 0, axis), size: CGSize(end - start, room.length(on: crossAxis), axis)
    )
    .inset(by: decoration.contentInsets.leftToRight)
  }

  /// Returns the groups with supplementary items that may lie in or near a rectangle.
  func supplementedGroups(near rect: CGRect) -> Range<Int> {
    let (start, end) = (rect.origin(on: flow), rect.end(on: flow))
    let first = supplementedGroups.partitionPoint {
      $0.frame.end(on: flow) + longestSupplementedGroup > start
    }
    let last = supplementedGroups.partitionPoint {
      $0.frame.origin(on: flow) - longestSupplementedGroup >= end
    }
    return min(first, last)..<last
  }

  /// Returns the items that may lie in a rectangle.
  func items(in rect: CGRect) -> Range<Int> {
    groups.items(from: rect.origin(on: flow), to: rect.end(on: flow), on: flow, of: count)
  }
}

extension CGRect {
  func end(on axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? maxY : maxX }
}
