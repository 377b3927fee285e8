/// A block that knows how long it would like to be.
@MainActor
protocol MeasuredBlock: Block {
  /// In points, without any room to spare.
  ///
  /// - Parameters:
  ///   - room: How much room there is on each axis; infinite where that plays no part.
  ///   - measuring: What is known in the plan that asks.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat

  /// Whether it is another at another room along an axis: its length is then no reason for others to
  /// leave it more than its share.
  func goesByRoom(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool
}

extension MeasuredBlock {
  func goesByRoom(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    (self as? any WrappingBlock)?.content.adapts(along: axis, in: measuring) ?? false
  }
}

extension Block {
  /// How long a block would like to be, in points: what its views and blocks say. A composite is measured by its
  /// body, a block of the user's own by what it places.
  func length(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    firstWithin { block -> (any MeasuredBlock)? in
      if let measured = block as? any MeasuredBlock { return measured }
      return (block as? any CompositeBlock).map { BlockGroup($0.partsOfBody) }
    }?.naturalLength(along: axis, within: room, in: measuring)
      ?? lengthOnTrial(along: axis, within: room, in: measuring)
  }

  @inline(never)
  private func lengthOnTrial(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat { TrialPlacement(of: self, within: room, in: measuring).length(along: axis) }

  /// Whether the block is another at another room along an axis.
  func adapts(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    firstWithin { block -> Bool? in
      if let measured = block as? any MeasuredBlock {
        return measured.goesByRoom(along: axis, in: measuring)
      }
      return (block as? any CompositeBlock).map {
        BlockGroup($0.partsOfBody).goesByRoom(along: axis, in: measuring)
      }
    } ?? adaptsOnTrial(along: axis, in: measuring)
  }

  @inline(never)
  private func adaptsOnTrial(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    TrialPlacement(of: self, within: PerAxis(.infinity), in: measuring).asksForRoom[axis]
  }

  /// The share of a stack that the block asks for.
  var shareOfStack: CGFloat? { firstWithin { ($0 as? WeightedBlock)?.weight } }

  /// What can be had of the block, or else of the one that it is around, and so on. No recursion, since
  /// each block of a nest would add to the stack of calls.
  func firstWithin<Value>(_ value: (any Block) -> Value?) -> Value? {
    var block: any Block = self
    while true {
      if let value = value(block) { return value }
      guard let wrapping = block as? any WrappingBlock else { return nil }
      block = wrapping.content
    }
  }
}

extension UIView: MeasuredBlock {
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    if let own = ownLength(along: axis) { return own }
    measuring.note(self)
    let size = intrinsicContentSize
    let intrinsic = axis.length(of: size)
    guard intrinsic != UIView.noIntrinsicMetric else {
      if subviews.isEmpty { return 0 }
      return axis.length(of: systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    }
    // Text that has to wrap is as high as its lines.
    let width = min(room.horizontal, ownLength(along: .horizontal) ?? .infinity)
    guard axis == .vertical, width < size.width else { return intrinsic }
    let wrapped = CGSize(width: width, height: .greatestFiniteMagnitude)
    let fitting = sizeThatFits(wrapped)
    // A view that says nothing of other sizes says its present one.
    if fitting == bounds.size, sizeThatFits(.zero) == fitting { return intrinsic }
    return fitting.height
  }
}

extension ViewBlock: MeasuredBlock {
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    view(in: measuring.madeViews, isPlaced: false)
      .naturalLength(along: axis, within: room, in: measuring)
  }
}

extension BlockGroup: MeasuredBlock {
  /// Those of a group lie in one box where nothing else is said.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    blocks.map { $0.length(along: axis, within: room, in: measuring) }.max() ?? 0
  }

  func goesByRoom(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    blocks.contains { $0.adapts(along: axis, in: measuring) }
  }
}

extension StackingSpacer: MeasuredBlock {
  /// Along the stack; a spacer has no length across it, but never makes a stack shorter either.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat { minLength.isDistance ? max(0, minLength) : 0 }
}

extension Stack: MeasuredBlock {
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    let present = BlockGroup(elements.spread.filter { !$0.isEmpty })
    let row = RowOfBlocks(
      present, along: self.axis, spacing: distance(with: spacing), distribution)
    if axis != self.axis { return lengthAcross(row, within: room, in: measuring) }
    return row.length(within: room, in: measuring)
  }

  /// As long as the longest of them, each within its own part of the room.
  private func lengthAcross(
    _ row: RowOfBlocks, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    let blocks = row.blocks.blocks
    let rooms =
      axis == .horizontal && room[axis].isFinite
      ? row.lengths(within: room[axis], across: .infinity, measuring).map(\.room)
      : blocks.map { _ in room[axis] }
    let lengths = zip(blocks, rooms).filter { !$0.0.isSpace }.map { block, own in
      var inner = room
      inner[axis] = own
      return block.length(along: axis.cross, within: inner, in: measuring)
    }
    return lengths.max() ?? 0
  }

  func goesByRoom(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    elements.goesByRoom(along: axis, in: measuring)
  }
}

extension Layers: MeasuredBlock {
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat { layers.naturalLength(along: axis, within: room, in: measuring) }

  func goesByRoom(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    layers.goesByRoom(along: axis, in: measuring)
  }
}

extension VStackBlock: WrappingBlock {
  var content: any Block { stack }
}

extension HStackBlock: WrappingBlock {
  var content: any Block { stack }
}

extension ZStackBlock: WrappingBlock {
  var content: any Block { layers }
}

extension DecoratedBlock: MeasuredBlock {
  /// That of what it decorates, or of a decoration that is longer and may make it longer.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    if isGone { return 0 }
    let own = content.length(along: axis, within: room, in: measuring)
    guard resizesContent else { return own }
    return max(own, decoration.length(along: axis, within: room, in: measuring))
  }

  func goesByRoom(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    content.adapts(along: axis, in: measuring)
      || (resizesContent && decoration.adapts(along: axis, in: measuring))
  }
}

extension CollapsingBlock: MeasuredBlock {
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat { isGone ? 0 : content.length(along: axis, within: room, in: measuring) }
}

extension Block {
  /// The distances before and behind the block, in points. They lie along a stack alone, and between its
  /// elements, so that they are no part of any block's length.
  var ownSpacing: CGFloat {
    switch self {
    case let block as SpacedBlock:
      block.content.ownSpacing
        + [block.before, block.after].filter(\.isFinite).reduce(0, +)
    case let block as CollapsingBlock where block.isGone: 0
    case let block as any WrappingBlock: block.content.ownSpacing
    default: 0
    }
  }
}

extension RelativeBlock: MeasuredBlock {
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    if isGone { return 0 }
    var inner = room
    for axis in LayoutAxis.allCases { inner[axis] = max(0, room[axis] - insets[axis].least) }
    return content.length(along: axis, within: inner, in: measuring) + insets[axis].least
  }
}

extension FirstThatFits: MeasuredBlock {
  /// As long as what would be chosen; where the room is not known, as short as the shortest choice.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    guard room[self.axis].isFinite else {
      let lengths = measuring.lengths(
        of: choices, along: axis, within: BlockMeasuring.room(across: axis, room.horizontal))
      return (axis == self.axis ? lengths.min() : lengths.max()) ?? 0
    }
    let chosen = choice(within: room, in: measuring)
    return chosen?.length(along: axis, within: room, in: measuring) ?? 0
  }

  func goesByRoom(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    axis == self.axis || choices.goByRoom(along: axis, in: measuring)
  }
}

extension FlowBlock: MeasuredBlock {
  /// As wide as the widest line that there would be; where the room is not known, as the widest block,
  /// since all others can go below it. As high as all lines.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    let elements = measuring.spread(elements)
    let widths = widths(of: elements, in: measuring)
    if axis == .horizontal, !room.horizontal.isFinite { return widths.max() ?? 0 }
    let rows = Self.rows(
      of: widths, room: room.horizontal.isFinite ? room.horizontal : 0, spacing: spacing)
    if axis == .horizontal {
      return rows.map { widths[$0].reduce(CGFloat($0.count - 1) * spacing, +) }.max() ?? 0
    }
    let heights = measuring.lengths(of: elements, along: .vertical)
    return rows.map { heights[$0].max() ?? 0 }
      .reduce(CGFloat(max(0, rows.count - 1)) * lineSpacing, +)
  }

  func goesByRoom(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    axis == .horizontal
  }
}

extension ReflowingBlock: MeasuredBlock {
  /// That of the row or the column, whichever it is at the reader's text size.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    stack(in: measuring.traits).naturalLength(along: axis, within: room, in: measuring)
  }

  func goesByRoom(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    row.goesByRoom(along: axis, in: measuring)
  }
}

extension VGridBlock: WrappingBlock {
  var content: any Block { grid }
}

extension HGridBlock: WrappingBlock {
  var content: any Block { grid }
}

extension SizedBlock: MeasuredBlock {
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    if isGone { return 0 }
    let (sized, said) = flattened
    var inner = room
    for case (.length(let axis, let relation), let value) in said.map({ ($0.slot, $0.value) })
    where relation != .greaterThanOrEqual {
      inner[axis] = min(inner[axis], value.value)
    }
    func length(along axis: LayoutAxis) -> CGFloat {
      said.limit(sized.length(along: axis, within: inner, in: measuring), along: axis)
    }
    guard let ratio = said.requiredRatio, said.exactLength(along: axis) == nil else {
      return length(along: axis)
    }
    let factor = axis == .horizontal ? ratio : 1 / ratio
    if let exact = said.exactLength(along: axis.cross) { return exact * factor }
    return max(length(along: axis), length(along: axis.cross) * factor)
  }

  /// What is sized, and all dimensions that are said of it and can be used: what is said last stands.
  private var flattened: (sized: any Block, dimensions: [Dimension]) {
    let usable = dimensions.filter { $0.mistake == nil }
    guard let inner = (content as? SizedBlock)?.flattened else { return (content, usable) }
    let slots = dimensions.reduce(into: DimensionSlots()) { $0.insert(DimensionSlots($1.slot)) }
    return (
      inner.sized, usable + inner.dimensions.filter { !slots.contains(DimensionSlots($0.slot)) }
    )
  }

  /// What has a length of its own does not go by its room.
  func goesByRoom(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    !dimensions.contains { $0.slot == .length(axis, .equal) && $0.mistake == nil }
      && content.adapts(along: axis, in: measuring)
  }
}

extension [SizedBlock.Dimension] {
  /// A length within what is said.
  fileprivate func limit(_ length: CGFloat, along axis: LayoutAxis) -> CGFloat {
    reduce(length) { length, dimension in
      let value = dimension.value.value
      return switch dimension.slot {
      case .length(axis, .equal): value
      case .length(axis, .greaterThanOrEqual): Swift.max(length, value)
      case .length(axis, .lessThanOrEqual): Swift.min(length, value)
      default: length
      }
    }
  }

  /// The width divided by the height, if content can't make it another.
  fileprivate var requiredRatio: CGFloat? {
    first { $0.slot == .aspectRatio }.map(\.value).flatMap { ratio in
      ratio.priority.rawValue > UILayoutPriority.defaultHigh.rawValue ? ratio.value : nil
    }
  }

  fileprivate func exactLength(along axis: LayoutAxis) -> CGFloat? {
    first { $0.slot == .length(axis, .equal) }?.value.value
  }
}
