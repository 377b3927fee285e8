/// A block that knows how long it would like to be.
@MainActor
protocol MeasuredBlock: Block {
  /// In points, without any room to spare.
  ///
  /// - Parameter measuring: What is known in the plan that asks.
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat
}

extension Block {
  /// How long a block would like to be, in points: what its views and blocks say. A block of the
  /// user's own that is not made of others by modifiers counts as 0.
  func measured(along axis: Axis, in measuring: Measuring) -> CGFloat {
    if let known = self as? any MeasuredBlock {
      return known.naturalLength(along: axis, in: measuring)
    }
    return (self as? any WrappingBlock)?.content.measured(along: axis, in: measuring) ?? 0
  }
}

extension UIView: MeasuredBlock {
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    let intrinsic = axis.length(of: intrinsicContentSize)
    if intrinsic != UIView.noIntrinsicMetric { return intrinsic }
    if subviews.isEmpty { return 0 }
    return axis.length(of: systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }
}

extension ViewBlock: MeasuredBlock {
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    view.naturalLength(along: axis, in: measuring)
  }
}

extension StackingSpacer: MeasuredBlock {
  /// Along the stack; a spacer has no length across it, but never makes a stack shorter either.
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    minLength.isFinite ? max(0, minLength) : 0
  }
}

extension Stack: MeasuredBlock {
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    let present = elements.filter { !$0.isEmpty }
    guard axis == self.axis else {
      return present.filter { !$0.isSpace }.map { $0.measured(along: axis, in: measuring) }.max()
        ?? 0
    }
    let gaps = CGFloat(max(0, present.filter { !$0.isSpace }.count - 1))
    return present.map { $0.measured(along: axis, in: measuring) }.reduce(gaps * spacing, +)
  }
}

extension Layers: MeasuredBlock {
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    layers.map { $0.measured(along: axis, in: measuring) }.max() ?? 0
  }
}

extension VStackBlock: WrappingBlock {
  var content: any Block { stack }
}

extension HStackBlock: WrappingBlock {
  var content: any Block { stack }
}

extension ZStackBlock: WrappingBlock {
  var content: any Block { located }
}

extension CollapsingBlock: MeasuredBlock {
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    isGone ? 0 : content.measured(along: axis, in: measuring)
  }
}

extension SpacedBlock: MeasuredBlock {
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    content.measured(along: axis, in: measuring) + before + after
  }
}

extension RelativeBlock: MeasuredBlock {
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    content.measured(along: axis, in: measuring) + insets[axis].least
  }
}

extension FirstThatFits: MeasuredBlock {
  /// Along the axis, as short as the shortest choice.
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    let lengths = measuring.lengths(of: choices, along: axis)
    return (axis == self.axis ? lengths.min() : lengths.max()) ?? 0
  }
}

extension FlowBlock: MeasuredBlock {
  /// As wide as the widest block, since all others can go below it, and then as high as all.
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    let lengths = measuring.lengths(of: elements, along: axis)
    if axis == .horizontal { return lengths.max() ?? 0 }
    return lengths.reduce(CGFloat(max(0, lengths.count - 1)) * lineSpacing, +)
  }
}

extension ReflowingBlock: MeasuredBlock {
  /// That of the row or the column, whichever it is at the reader's text size.
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    stack(in: measuring.traits).naturalLength(along: axis, in: measuring)
  }
}

extension Grid: MeasuredBlock {
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    let lengths = cells.filter { !$0.isEmpty }.map { $0.measured(along: axis, in: measuring) }
    guard !tracks.isEmpty, !lengths.isEmpty else { return 0 }
    if axis == self.axis { return lengthOfLines(lengths) }
    let widest = lengths.max() ?? 0
    let gaps = tracks.dropLast().map { $0.spacing ?? trackSpacing }
    return tracks.map { $0.isFlexible ? max($0.minimum, widest) : $0.minimum }
      .reduce(gaps.reduce(0, +), +)
  }

  /// Of cells with these lengths, as many in a line as there are tracks.
  private func lengthOfLines(_ lengths: [CGFloat]) -> CGFloat {
    let starts = stride(from: 0, to: lengths.count, by: tracks.count)
    let lines = starts.map { start in
      lengths[start..<min(start + tracks.count, lengths.count)].max() ?? 0
    }
    return lines.reduce(CGFloat(lines.count - 1) * lineSpacing, +)
  }
}

extension VGridBlock: WrappingBlock {
  var content: any Block { grid }
}

extension HGridBlock: WrappingBlock {
  var content: any Block { grid }
}

extension SizedBlock: MeasuredBlock {
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    var length = content.measured(along: axis, in: measuring)
    for dimension in dimensions {
      let value = dimension.value.value
      switch dimension.slot {
      case .length(axis, .equal): length = value
      case .length(axis, .greaterThanOrEqual): length = max(length, value)
      case .length(axis, .lessThanOrEqual): length = min(length, value)
      default: continue
      }
    }
    return length
  }
}

extension Block {
  /// Whether the block is known to place nothing.
  var isEmpty: Bool {
    if self is EmptyLayout { return true }
    if let collapsing = self as? CollapsingBlock, collapsing.isGone { return true }
    return (self as? any WrappingBlock)?.content.isEmpty ?? false
  }

  /// Whether the block is nothing but space in a stack.
  var isSpace: Bool {
    self is StackingSpacer || ((self as? LocatedBlock)?.content.isSpace ?? false)
  }
}
