/// A block that knows its natural length.
@MainActor
protocol MeasuredBlock: Block {
  /// Returns the natural length of the block, in points, without any excess.
  ///
  /// - Parameters:
  ///   - room: The available length on each axis; infinite where it does not matter.
  ///   - measuring: The measurements of the plan that asks.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat

  /// Whether the block adapts to its room along an axis, so that it differs at another room. Its
  /// natural length is then no reason for others to leave it more than its share.
  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool
}

extension MeasuredBlock {
  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    (self as? any WrappingBlock)?.content.adapts(along: axis, in: measuring) ?? false
  }
}

extension Block {
  /// Returns the natural length of a block, in points, from its views and blocks. A composite is
  /// measured by its body, and a custom block by the things that it places.
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

  /// Whether the block adapts to its room along an axis, so that it differs at another room.
  func adapts(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    firstWithin { block -> Bool? in
      if let measured = block as? any MeasuredBlock {
        return measured.dependsOnSpace(along: axis, in: measuring)
      }
      return (block as? any CompositeBlock).map {
        BlockGroup($0.partsOfBody).dependsOnSpace(along: axis, in: measuring)
      }
    } ?? adaptsOnTrial(along: axis, in: measuring)
  }

  @inline(never)
  private func adaptsOnTrial(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    TrialPlacement(of: self, within: PerAxis(.infinity), in: measuring).dependsOnSpace[axis]
  }

  /// The share of a stack that the block asks for; nil for none.
  var shareOfStack: CGFloat? { firstWithin { ($0 as? WeightedBlock)?.weight } }

  /// The value for the block, else for the block that it wraps, and so on. A loop instead of
  /// recursion, so that deep nesting does not use up the call stack.
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
    MeasuringPreparation.current?.prepare(self)
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
    // A view that does not measure other sizes returns its current one.
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
  /// The blocks of a group lie in one box where nothing else determines their place.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    blocks.map { $0.length(along: axis, within: room, in: measuring) }.max() ?? 0
  }

  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    blocks.contains { $0.adapts(along: axis, in: measuring) }
  }
}

extension StackingSpacer: MeasuredBlock {
  /// The length along the stack. Across it, a spacer has no length, but never makes a stack
  /// shorter.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat { minLength.isDistance ? max(0, minLength) : 0 }
}

extension Stack: MeasuredBlock {
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    let present = BlockGroup(elements.flattened.filter { !$0.isEmpty })
    let row = RowOfBlocks(
      present, along: self.axis, spacing: distance(with: spacing), distribution)
    if axis != self.axis { return lengthAcross(row, within: room, in: measuring) }
    return row.length(within: room, in: measuring)
  }

  /// The length of the longest block, each within its own part of the room.
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

  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    elements.dependsOnSpace(along: axis, in: measuring)
  }
}

extension Layers: MeasuredBlock {
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat { layers.naturalLength(along: axis, within: room, in: measuring) }

  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    layers.dependsOnSpace(along: axis, in: measuring)
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
  /// The length of the decorated block, or of a decoration that is longer and may stretch it.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    if isGone { return 0 }
    let own = content.length(along: axis, within: room, in: measuring)
    guard resizesContent else { return own }
    return max(own, decoration.length(along: axis, within: room, in: measuring))
  }

  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
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
  /// The distances before and after the block, in points. They apply along a stack only, between
  /// its elements, so they are not part of the length of any block.
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
  /// The length of the block that would be chosen. If the room is not known, the length of the
  /// shortest choice.
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

  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    axis == self.axis || choices.dependOnSpace(along: axis, in: measuring)
  }
}

extension FlowBlock: MeasuredBlock {
  /// The width of the widest line; if the room is not known, the width of the widest block, because
  /// all others can wrap below it. The height of all lines.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    let elements = measuring.flattened(elements)
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

  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    axis == .horizontal
  }
}

extension ReflowingBlock: MeasuredBlock {
  /// The length of the row or the column, depending on the reader's text size.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    stack(in: measuring.traits).naturalLength(along: axis, within: room, in: measuring)
  }

  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    row.dependsOnSpace(along: axis, in: measuring)
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

  /// The innermost sized block and the usable dimensions of all modifiers around it. The last
  /// modifier of each dimension wins.
  private var flattened: (sized: any Block, dimensions: [Dimension]) {
    let usable = dimensions.filter { $0.mistake == nil }
    guard let inner = (content as? SizedBlock)?.flattened else { return (content, usable) }
    let slots = dimensions.reduce(into: DimensionSlots()) { $0.insert(DimensionSlots($1.slot)) }
    return (
      inner.sized, usable + inner.dimensions.filter { !slots.contains(DimensionSlots($0.slot)) }
    )
  }

  /// A block with an exact length does not depend on its room.
  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    !dimensions.contains { $0.slot == .length(axis, .equal) && $0.mistake == nil }
      && content.adapts(along: axis, in: measuring)
  }
}

extension [SizedBlock.Dimension] {
  /// Restricts a length to the dimensions.
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

  /// The width divided by the height, unless content may override it.
  fileprivate var requiredRatio: CGFloat? {
    first { $0.slot == .aspectRatio }.map(\.value).flatMap { ratio in
      ratio.priority.rawValue > UILayoutPriority.defaultHigh.rawValue ? ratio.value : nil
    }
  }

  fileprivate func exactLength(along axis: LayoutAxis) -> CGFloat? {
    first { $0.slot == .length(axis, .equal) }?.value.value
  }
}
