/// Blocks one after another along an axis that share a room.
@MainActor
final class RowOfBlocks {
  let blocks: BlockGroup
  let axis: LayoutAxis
  let spacing: CGFloat
  let distribution: StackDistribution

  init(
    _ blocks: BlockGroup, along axis: LayoutAxis, spacing: CGFloat,
    _ distribution: StackDistribution
  ) {
    self.blocks = blocks
    self.axis = axis
    self.spacing = spacing
    self.distribution = distribution
  }

  /// Returns the part of a length that the natural lengths of the other blocks leave to one block.
  /// Blocks that adapt to their room share the rest in equal parts. They are measured in order, and
  /// later blocks share the length that earlier ones do not use.
  func share(
    of index: Int, in whole: CGFloat, across: CGFloat, _ measuring: BlockMeasuring
  ) -> CGFloat {
    let lengths = measuring.lengths(of: self, within: whole, across: across)
    return lengths.indices.contains(index) ? lengths[index].room : whole
  }

  /// The distances between the blocks, in points, including the blocks' own spacing.
  var gaps: CGFloat {
    let elements = blocks.blocks.filter { !$0.isEmpty && !$0.isSpace }.count
    return blocks.blocks.map { $0.isEmpty ? 0 : $0.ownSpacing }
      .reduce(CGFloat(max(0, elements - 1)) * spacing, +)
  }

  /// The share of each block; 0 for a block of its natural length.
  private var weights: [CGFloat] {
    blocks.blocks.map { block in
      if block.isEmpty { return 0 }
      if distribution == .equalSizes { return block.isSpace ? 0 : 1 }
      return block.shareOfStack ?? 0
    }
  }

  /// Returns the least lengths that match the shares of the blocks, each at least as long as given.
  func shared(_ lengths: [CGFloat]) -> [CGFloat] {
    let weights = weights
    let unit = zip(lengths, weights).map { $1 > 0 ? $0 / $1 : 0 }.max() ?? 0
    return zip(lengths, weights).map { $1 > 0 ? unit * $1 : $0 }
  }

  /// Returns the natural length of all blocks together.
  func length(within room: PerAxis<CGFloat>, in measuring: BlockMeasuring) -> CGFloat {
    let lengths =
      room[axis].isFinite && blocks.dependsOnSpace(along: axis, in: measuring)
      ? self.lengths(within: room[axis], across: room[axis.cross], measuring).map(\.taken)
      : shared(blocks.blocks.map { $0.length(along: axis, within: room, in: measuring) })
    return lengths.reduce(gaps, +)
  }

  /// Returns the room that each block is offered of a length, and the length that it takes.
  func lengths(
    within whole: CGFloat, across: CGFloat, _ measuring: BlockMeasuring
  ) -> [(room: CGFloat, taken: CGFloat)] {
    let cross = axis.cross
    func within(_ length: CGFloat) -> PerAxis<CGFloat> {
      var room = PerAxis<CGFloat>(.infinity)
      room[axis] = length
      room[cross] = across
      return room
    }
    let all = blocks.blocks
    let isEmpty = all.map(\.isEmpty)
    let adapts = all.indices.map { !isEmpty[$0] && all[$0].adapts(along: axis, in: measuring) }
    var taken = all.indices.map { index -> CGFloat in
      if adapts[index] || isEmpty[index] { return 0 }
      if all[index].fillsScrollFrame(along: axis) { return whole }
      return all[index].length(along: axis, within: within(.infinity), in: measuring)
    }
    var rest = whole - taken.reduce(gaps, +)
    let weights = weights
    let weight = weights.reduce(0, +)
    var pending = CGFloat(adapts.count { $0 })
    var rooms = taken
    for index in all.indices where adapts[index] {
      let room: CGFloat
      if weights[index] > 0 {
        let shared = rest + zip(taken, weights).reduce(0) { $0 + ($1.1 > 0 ? $1.0 : 0) }
        room = max(0, shared * weights[index] / weight)
      } else {
        room = max(0, rest / pending)
      }
      rooms[index] = room
      guard weights[index] == 0 else { continue }
      taken[index] = min(room, all[index].length(along: axis, within: within(room), in: measuring))
      rest -= taken[index]
      pending -= 1
    }
    return zip(rooms, taken).map { ($0, $1) }
  }
}
