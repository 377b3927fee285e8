import Foundation

/// Fills groups with items.
@MainActor
struct GroupFilling {
  typealias Place = CompositionalSection.Place

  /// The maximum number of items in a group; items of zero length would never fill it.
  private static let most = 1_000

  let count: Int
  let traits: UITraitCollection
  /// The minimum size of items with uniform dimensions, that of the largest item in the section.
  let minimumUniform: CGSize
  let wanted: (Int) -> CGSize?

  /// Positioned contents.
  struct Filled {
    var size: CGSize
    var places: [Place]
    /// The groups with supplementary items.
    var groups: [GroupPlace] = []

    /// Returns the contents moved by an offset.
    func moved(by offset: CGPoint) -> Filled {
      var moved = self
      for index in places.indices {
        moved.places[index].frame = places[index].frame.offsetBy(dx: offset.x, dy: offset.y)
      }
      for index in groups.indices {
        moved.groups[index].frame = groups[index].frame.offsetBy(dx: offset.x, dy: offset.y)
      }
      return moved
    }

    /// Changes the length. Contents of a group keep their positions.
    ///
    /// - Parameter item: The item or group that was filled.
    mutating func stretch(
      _ item: NSCollectionLayoutItem, to length: CGFloat, on axis: NSLayoutConstraint.Axis
    ) {
      size = size.with(length, on: axis)
      if item is NSCollectionLayoutGroup {
        for index in groups.indices where groups[index].group === item {
          groups[index].frame.size = size
        }
      } else {
        for index in places.indices {
          places[index].frame.size = places[index].frame.size.with(length, on: axis)
        }
      }
    }
  }

  /// The position of a group with supplementary items.
  struct GroupPlace {
    let group: NSCollectionLayoutGroup
    var frame: CGRect
    /// The index of each supplementary item among those of its kind.
    var numbers: [Int] = []
  }

  /// Fills an item or group with the next items.
  func fill(_ item: NSCollectionLayoutItem, _ size: CGSize, _ next: inout Int) -> Filled {
    if let group = item as? NSCollectionLayoutGroup { return fill(group: group, size, &next) }
    let size = atLeast(size.with(wanted(next), where: item.layoutSize), item.layoutSize)
    next += 1
    var insets = item.contentInsets.leftToRight
    if item.layoutSize.widthDimension.isEstimated { (insets.left, insets.right) = (0, 0) }
    if item.layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    let frame = CGRect(origin: .zero, size: size).inset(by: insets)
    return Filled(
      size: size,
      places: [
        Place(frame: frame, size: item.layoutSize, supplementaryItems: item.supplementaryItems)
      ])
  }

  private func atLeast(_ size: CGSize, _ layoutSize: NSCollectionLayoutSize) -> CGSize {
    guard minimumUniform != .zero, layoutSize.isUniform else { return size }
    var size = size
    for axis in NSLayoutConstraint.Axis.both where layoutSize.isUniform(on: axis) {
      size = size.with(max(size.length(on: axis), minimumUniform.length(on: axis)), on: axis)
    }
    return size
  }

  /// A subitem of a group.
  private struct Part {
    let item: NSCollectionLayoutItem
    var filled: Filled
    let along, across: EdgeGaps

    /// Returns the length along the group, including the minimum gaps around the subitem.
    func length(on axis: NSLayoutConstraint.Axis) -> CGFloat {
      filled.size.length(on: axis) + along.sum
    }
  }

  /// The total length of the subitems of a group, of which uniform ones all have the length of the longest.
  @MainActor
  private struct Lengths {
    let axis: NSLayoutConstraint.Axis
    private var own: CGFloat = 0
    private var uniformCount: CGFloat = 0
    private var longest: CGFloat = 0

    init(axis: NSLayoutConstraint.Axis) { self.axis = axis }

    mutating func add(_ part: Part) {
      let (size, length) = (part.item.layoutSize, part.filled.size.length(on: axis))
      if size.isEstimated(on: axis) { longest = max(longest, length) }
      own += part.length(on: axis)
      if size.isUniform(on: axis) { (own, uniformCount) = (own - length, uniformCount + 1) }
    }

    var sum: CGFloat { own + uniformCount * longest }
  }

  private func fill(
    group: NSCollectionLayoutGroup, _ size: CGSize, _ next: inout Int
  ) -> Filled {
    let insets = group.contentInsets.leftToRight
    let inner = CGRect(origin: .zero, size: size).inset(by: insets).size
    var filled = Filled(size: size, places: [])
    if let provider = group.provider {
      let items = provider(CompositionalEnvironment(contentSize: inner, traitCollection: traits))
      filled.places = places(of: items, insets, &next)
    } else {
      layOutInSequence(parts(of: group, inner, &next), of: group, inner, insets, in: &filled)
    }
    if !group.supplementaryItems.isEmpty {
      filled.groups.append(
        GroupPlace(group: group, frame: CGRect(origin: .zero, size: filled.size)))
    }
    return filled
  }

  /// Lays out subitems one after another.
  private func layOutInSequence(
    _ parts: [Part], of group: NSCollectionLayoutGroup, _ inner: CGSize, _ insets: UIEdgeInsets,
    in filled: inout Filled
  ) {
    let axis = group.axis
    let spacing = group.interItemSpacing?.spacing ?? 0
    let grows = group.interItemSpacing?.isFlexibleSpacing == true
    let share = share(of: parts, of: group, inner.length(on: axis))
    var start = insets.start(on: axis)
    var widest: CGFloat = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { start += spacing + (grows ? share : 0) }
      let length = part.filled.size.length(on: axis.other)
      let across = part.across.filling(
        group.layoutSize.isEstimated(on: axis.other)
          ? 0 : inner.length(on: axis.other) - length - part.across.sum)
      let along = part.along.growing(by: share)
      let origin = CGPoint(
        start + along.before, insets.start(on: axis.other) + across.before, axis)
      let moved = part.filled.moved(by: origin)
      filled.places += moved.places
      filled.groups += moved.groups
      start += part.filled.size.length(on: axis) + along.sum
      widest = max(widest, length + across.sum)
    }
    let across = widest + insets.start(on: axis.other) + insets.end(on: axis.other)
    let wanted = CGSize(start + insets.end(on: axis), across, axis)
    filled.size = filled.size.with(wanted, where: group.layoutSize)
  }

  /// Returns the positions that the provider of a custom group determines.
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

  /// Returns the subitems that fit into a group.
  private func parts(
    of group: NSCollectionLayoutGroup, _ inner: CGSize, _ next: inout Int
  ) -> [Part] {
    let axis = group.axis
    let least = group.interItemSpacing?.spacing ?? 0
    var parts: [Part] = []
    var lengths = Lengths(axis: axis)
    while next < count, parts.count < group.count ?? Self.most, !group.subitems.isEmpty {
      let item = group.subitems[parts.count % group.subitems.count]
      let wish = size(of: item, in: group, inner, least)
      let start = next
      let part = Part(
        item: item, filled: fill(item, wish, &next), along: EdgeGaps(item.edgeSpacing, on: axis),
        across: EdgeGaps(item.edgeSpacing, on: axis.other))
      var longer = lengths
      longer.add(part)
      let end = longer.sum + least * CGFloat(parts.count)
      let isPast =
        group.breaksByLength
        ? end > inner.length(on: axis) + 0.01 : parts.count >= group.subitems.count
      if group.count == nil, !parts.isEmpty, isPast {
        next = start
        break
      }
      parts.append(part)
      lengths = longer
    }
    return group.hasUniformItems ? equalized(parts) : parts
  }

  /// Gives uniform subitems the length of the longest.
  private func equalized(_ parts: [Part]) -> [Part] {
    var parts = parts
    for axis in NSLayoutConstraint.Axis.both {
      let asked = parts.filter { $0.item.layoutSize.isEstimated(on: axis) }
      guard let longest = asked.map({ $0.filled.size.length(on: axis) }).max() else { continue }
      for index in parts.indices where parts[index].item.layoutSize.isUniform(on: axis) {
        parts[index].filled.stretch(parts[index].item, to: longest, on: axis)
      }
    }
    return parts
  }

  /// Returns the excess length for each flexible space along a group.
  private func share(
    of parts: [Part], of group: NSCollectionLayoutGroup, _ length: CGFloat
  ) -> CGFloat {
    guard !group.layoutSize.isEstimated(on: group.axis) else { return 0 }
    let between = CGFloat(max(0, parts.count - 1))
    let grows = group.interItemSpacing?.isFlexibleSpacing == true
    let growing =
      parts.reduce(grows ? between : 0) { $0 + CGFloat($1.along.growing) }
    let least = between * (group.interItemSpacing?.spacing ?? 0)
    let rest = parts.reduce(length - least) { $0 - $1.length(on: group.axis) }
    return growing == 0 ? 0 : max(0, rest) / growing
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

extension NSCollectionLayoutGroup {
  /// Whether the group takes as many items as fit.
  var breaksByLength: Bool { count == nil && !layoutSize.isEstimated(on: axis) }
}

extension NSDirectionalEdgeInsets {
  /// Insets for a left-to-right layout: the whole layout is mirrored for the other direction.
  var leftToRight: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
