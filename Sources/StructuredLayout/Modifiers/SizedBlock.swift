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
    for dimension in usable {
      if proposal.hasFixedBox { offered.makeRoom(for: dimension) }
      offered.limit(to: dimension)
    }
    var placement = content.place(in: offered, plan: &plan)
    var located = offered
    located.line = line
    for dimension in usable { dimension.add(to: &placement, in: located, plan: &plan) }
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

extension BlockProposal {
  /// Notes how long the block is at most, if that is said more strongly than content resists.
  fileprivate mutating func limit(to dimension: SizedBlock.Dimension) {
    guard case .length(let axis, let relation) = dimension.slot, relation != .greaterThanOrEqual,
      dimension.value.priority.rawValue > UILayoutPriority.defaultHigh.rawValue
    else { return }
    limits[axis] = min(limits[axis] ?? .infinity, dimension.value.value)
  }
}

extension SizedBlock.Dimension {
  @MainActor
  fileprivate func add(
    to placement: inout BlockPlacement, in proposal: BlockProposal, plan: inout LayoutPlan
  ) {
    let isRequired = value.priority == .required
    let priority = isRequired ? proposal.strength.dimension : value.priority
    switch slot {
    case .length(let axis, let relation):
      guard let (item, surplus) = plan.measurable(&placement, along: axis, in: proposal) else {
        return
      }
      let length = ConstraintValue(relation, max(0, value.value - surplus), priority: priority)
      plan.setLength(of: item, along: axis, length, in: proposal)
    case .aspectRatio:
      guard
        let (wide, surplusWidth) = plan.measurable(&placement, along: .horizontal, in: proposal),
        let (high, surplusHeight) = plan.measurable(&placement, along: .vertical, in: proposal)
      else { return }
      let offset = value.value * surplusHeight - surplusWidth
      plan.add(
        LayoutRule(
          LayoutAnchor(wide, .width), .equal, LayoutAnchor(high, .height, plus: offset),
          times: value.value, priority: priority, role: proposal.role, at: proposal.line))
    }
  }
}

extension LayoutPlan {
  /// An item with the length of a block, give or take a number of points: a guide if need be. Nil for
  /// a block that has placed nothing.
  mutating func measurable(
    _ placement: inout BlockPlacement, along axis: Axis, in proposal: BlockProposal
  ) -> (item: LayoutItem, surplus: CGFloat)? {
    guard let span = placement.own?[axis] ?? placement.box?[axis] else { return nil }
    if let item = span.item { return (item, span.surplus) }
    let guide = guide(spanning: span, in: proposal)
    placement.box?[axis] = guide
    return (guide.start.item, 0)
  }
}
