/// What a dimension says: how wide, how high, or in what proportion.
enum DimensionSlot: Hashable, Sendable {
  case length(Axis, LayoutRelation)
  case aspectRatio
}

/// A block whose box has a width, a height or a proportion.
///
/// There is one value for each of `min`, `exact` and `max` on each axis; the one that is said last
/// stands.
public struct SizedBlock: Block, WrappingBlock {
  struct Dimension {
    let slot: DimensionSlot
    /// The length in points, or the proportion of width to height.
    let value: ConstraintValue
  }

  let content: any Block
  let dimensions: [Dimension]
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    let own = dimensions.filter { !proposal.settledDimensions.contains($0.slot) }
    let usable = own.filter { isUsable($0, plan: &plan) }
    var offered = proposal
    offered.takesInsetsDirectly = false
    offered.settledDimensions.formUnion(own.map(\.slot))
    if proposal.hasFixedBox { usable.forEach { offered.makeRoom(for: $0) } }
    var placement = content.place(in: offered, plan: &plan)
    guard var box = placement.box else { return placement }
    var located = offered
    located.line = line
    for dimension in usable { dimension.add(to: &box, in: located, plan: &plan) }
    placement.box = box
    return placement
  }

  private func isUsable(_ dimension: Dimension, plan: inout LayoutPlan) -> Bool {
    let number = dimension.value.value
    switch dimension.slot {
    case .length(let axis, let relation):
      if !number.isFinite {
        plan.report(.invalidNumber, "\(axis.length.rawValue) can't be \(number)", at: line)
      } else if number < 0, relation != .greaterThanOrEqual {
        let text = "\(axis.length.rawValue) can't be negative, such as \(number)"
        plan.report(.negativeSize, text, at: line)
      } else {
        return true
      }
    case .aspectRatio:
      if number.isFinite, number > 0 { return true }
      let text = "aspectRatio needs a finite number above zero, not \(number)"
      plan.report(.invalidNumber, text, at: line)
    }
    return false
  }
}

extension BlockProposal {
  /// Aligns the block in the middle where it would have to be as long as a box that has a length
  /// of its own.
  fileprivate mutating func makeRoom(for dimension: SizedBlock.Dimension) {
    guard dimension.value.priority == .required else { return }
    switch dimension.slot {
    case .length(_, .greaterThanOrEqual): return
    case .length(let axis, _):
      if self[axis].filled != nil { self[axis].alignment = .center }
    case .aspectRatio:
      guard horizontal.filled != nil, vertical.filled != nil else { return }
      horizontal.alignment = .center
      vertical.alignment = .center
    }
  }
}

extension SizedBlock.Dimension {
  @MainActor
  fileprivate func add(
    to box: inout BlockBox, in proposal: BlockProposal, plan: inout LayoutPlan
  ) {
    let isRequired = value.priority == .required
    let priority = isRequired ? proposal.strength.dimension : value.priority
    switch slot {
    case .length(let axis, let relation):
      let (item, surplus) = plan.measurable(&box, along: axis, in: proposal)
      let length = ConstraintValue(relation, max(0, value.value - surplus), priority: priority)
      plan.setLength(of: item, along: axis, length, in: proposal)
    case .aspectRatio:
      let (wide, surplusWidth) = plan.measurable(&box, along: .horizontal, in: proposal)
      let (high, surplusHeight) = plan.measurable(&box, along: .vertical, in: proposal)
      let offset = value.value * surplusHeight - surplusWidth
      plan.add(
        LayoutRule(
          LayoutAnchor(wide, .width), .equal, LayoutAnchor(high, .height, plus: offset),
          times: value.value, priority: priority, role: proposal.role, at: proposal.line))
    }
  }
}

extension LayoutPlan {
  /// An item with the length of a box, give or take a number of points: a guide if need be.
  mutating func measurable(
    _ box: inout BlockBox, along axis: Axis, in proposal: BlockProposal
  ) -> (item: LayoutItem, surplus: CGFloat) {
    if let item = box[axis].item { return (item, box[axis].surplus) }
    let span = guide(spanning: box[axis], in: proposal)
    box[axis] = span
    return (span.start.item, 0)
  }
}
