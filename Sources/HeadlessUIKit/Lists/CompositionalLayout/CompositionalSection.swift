import Foundation

/// Where the items of a section are, and what is at its boundary.
///
/// Groups are filled first, then everything is placed. What has been filled stays so while only the
/// start of the section changes, or the size of other groups.
@MainActor
struct CompositionalSection {
  /// Something, and where it is.
  struct Place {
    var frame: CGRect
    var size: NSCollectionLayoutSize
    var zIndex = 0
    /// What is beside it.
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  }

  let description: NSCollectionLayoutSection
  let axis: NSLayoutConstraint.Axis
  /// What it says of its elements; nil if it is no list.
  let listPlaces: ListCellPlaces?
  private(set) var start: CGFloat = 0
  private(set) var end: CGFloat = 0
  private let pixels: PixelGrid
  /// Where the section is scrolled across, if it is.
  private(set) var orthogonalArea: OrthogonalArea?
  private(set) var boundaries: [CompositionalBoundary] = []
  private(set) var groups: [CompositionalGroup] = []
  /// How many items have found a place.
  private(set) var count = 0
  /// The groups that have views beside them, in order.
  private(set) var attended: [GroupFilling.GroupPlace] = []
  /// Which of those groups and which of the views beside them are of a kind.
  private var asides: [String: [(group: Int, item: Int)]] = [:]
  private var longestAttended: CGFloat = 0
  private var hasAttended = false
  /// Whether something hangs on what its siblings want.
  let asksSiblings: Bool
  /// Around the groups.
  private let insets: UIEdgeInsets
  /// What the layout has room for, and what boundaries have.
  private let room: CGSize
  private let outer: CGRect
  /// Where the first group began when groups were last placed, and which have not been since.
  private var begin: CGFloat?
  private var firstUnplaced = 0
  private var isPlaced = false

  /// - Parameters:
  ///   - description: What is said of the section.
  ///   - environment: The room that the layout has, and its traits.
  ///   - aside: What is taken of it at the sides of all sections.
  ///   - pixels: Where edges can be.
  ///   - reference: What insets are added to of which the section doesn't say it.
  ///   - filling: The items that it has.
  init(
    _ description: NSCollectionLayoutSection, axis: NSLayoutConstraint.Axis,
    environment: CompositionalEnvironment, aside: UIEdgeInsets, pixels: PixelGrid,
    reference: UIContentInsetsReference, filling: GroupFilling
  ) {
    room = environment.effectiveContentSize
    listPlaces = description.list.map(ListCellPlaces.init)
    asksSiblings = description.group.asksSiblings
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
  /// What groups have room for.
  private var inner: CGSize {
    CGRect(origin: .zero, size: room).inset(by: insets, across: axis).size
  }

  // MARK: Filling

  /// Fills groups with the items that are in none.
  private mutating func addGroups(_ filling: GroupFilling) {
    let size = description.group.layoutSize.size(in: inner)
    var next = count
    while next < filling.count {
      let start = next
      let filled = filling.fill(description.group, size, &next)
      guard next > start else { break }
      groups.append(CompositionalGroup(first: count, filled: filled))
      count += filled.places.count
      hasAttended = hasAttended || !filled.groups.isEmpty
    }
    evenGroups()
  }

  /// Groups that are to be as large as the others are as large as the largest.
  private mutating func evenGroups() {
    let group = description.group
    for axis in NSLayoutConstraint.Axis.both where group.layoutSize.isUniform(on: axis) {
      let longest = groups.map { $0.filled.size.length(on: axis) }.max() ?? 0
      for index in groups.indices { groups[index].filled.stretch(group, to: longest, on: axis) }
    }
  }

  /// Fills those groups again that have some items.
  ///
  /// - Parameter items: Those that want to be of another size, in order.
  mutating func refill(_ items: [Int], _ filling: GroupFilling) {
    if description.group.layoutSize.isUniform {
      (groups, count, firstUnplaced, isPlaced) = ([], 0, 0, false)
      return addGroups(filling)
    }
    let size = description.group.layoutSize.size(in: inner)
    var done = 0
    for item in items where (0..<count).contains(item) {
      let own = groups.index(of: item)
      // The first one may find room in the group before its own now.
      let mayGoBack = description.group.breaksByLength && item == groups[own].first
      for index in max(done, own - (mayGoBack ? 1 : 0))..<max(done, own + 1) {
        let old = groups[index]
        var next = old.first
        let filled = filling.fill(description.group, size, &next)
        (done, isPlaced) = (index + 1, false)
        firstUnplaced = min(firstUnplaced, index)
        guard filled.places.count == old.filled.places.count else {
          // All that follows is in other groups now.
          groups.removeSubrange(index...)
          count = old.first
          return addGroups(filling)
        }
        groups[index].filled = filled
      }
    }
  }

  // MARK: Placing

  /// What is at the boundary wants to be of another size.
  mutating func boundaryDidChange() { isPlaced = false }

  /// Puts everything where it belongs.
  ///
  /// - Parameters:
  ///   - start: Where the section begins on the axis that scrolls.
  ///   - wantedAside: How large what is at the boundary wants to be, if it has been asked.
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
      if hasAttended { attend(groups[index]) }
      along = groups[index].end(on: flow, gap: gaps.after)
      longest = max(longest, length + around.sum)
    }
    end = isOrthogonal ? first + longest : along
    if isOrthogonal {
      orthogonalArea = area(from: first, length: along + insets.end(on: flow))
    }
    end += insets.end(on: axis)
  }

  /// The first group that is elsewhere now; the first of all where something else hangs on all of them.
  ///
  /// - Parameter begin: Where the first of all begins now.
  private mutating func firstToPlace(_ begin: CGFloat) -> Int {
    let isKept = begin == self.begin && !isOrthogonal && !hasAttended
    let first = isKept ? firstUnplaced : 0
    (self.begin, firstUnplaced) = (begin, groups.count)
    (attended, asides, longestAttended) = ([], [:], 0)
    return first
  }

  private mutating func attend(_ group: CompositionalGroup) {
    for var place in group.filled.groups {
      place.frame = place.frame.offsetBy(dx: group.origin.x, dy: group.origin.y)
      for (number, item) in place.group.supplementaryItems.enumerated() {
        place.numbers.append(asides[item.elementKind]?.count ?? 0)
        asides[item.elementKind, default: []].append((attended.count, number))
      }
      longestAttended = max(longestAttended, place.frame.length(on: flow))
      attended.append(place)
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

  /// What of a kind is beside an item, or beside a group, and what it is beside.
  func aside(
    of kind: String, _ number: Int
  ) -> (item: NSCollectionLayoutSupplementaryItem, container: CGRect)? {
    if let place = place(ofItem: number),
      let item = place.supplementaryItems.first(where: { $0.elementKind == kind })
    {
      return (item, place.frame)
    }
    guard let places = asides[kind], places.indices.contains(number) else { return nil }
    let group = attended[places[number].group]
    return (group.group.supplementaryItems[places[number].item], group.frame)
  }

  /// The items that may be as large as one wants to be.
  func siblings(of item: Int) -> Range<Int> {
    guard asksSiblings, (0..<count).contains(item) else { return 0..<0 }
    if description.group.layoutSize.isUniform { return 0..<count }
    let own = groups[groups.index(of: item)]
    return own.first..<own.first + own.filled.places.count
  }

  /// Where an item is; nil for none of the section.
  func place(ofItem item: Int) -> Place? {
    guard (0..<count).contains(item) else { return nil }
    return groups[groups.index(of: item)].place(ofItem: item)
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
  func attended(near rect: CGRect) -> Range<Int> {
    let (start, end) = (rect.origin(on: flow), rect.end(on: flow))
    let first = attended.partitionPoint { $0.frame.end(on: flow) + longestAttended > start }
    let last = attended.partitionPoint { $0.frame.origin(on: flow) - longestAttended >= end }
    return min(first, last)..<last
  }

  /// The items that may lie in a rectangle.
  func items(in rect: CGRect) -> Range<Int> {
    groups.items(from: rect.origin(on: flow), to: rect.end(on: flow), on: flow, of: count)
  }
}

extension CGRect {
  func end(on axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? maxY : maxX }
}
