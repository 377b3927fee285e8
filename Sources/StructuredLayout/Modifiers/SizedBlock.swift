/// The quantity that a dimension determines: a width, a height or a proportion.
enum DimensionSlot: Hashable, Sendable {
  case length(LayoutAxis, LayoutRelation)
  case aspectRatio
}

/// The quantities that dimensions determine.
struct DimensionSlots: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ slot: DimensionSlot) {
    switch slot {
    case .aspectRatio: self.init(rawValue: 1 << 6)
    case .length(let axis, let relation):
      let shift = (axis == .horizontal ? 0 : 3) + (relation.order)
      self.init(rawValue: 1 << shift)
    }
  }
}

extension LayoutRelation {
  fileprivate var order: Int {
    switch self {
    case .lessThanOrEqual: 0
    case .equal: 1
    case .greaterThanOrEqual: 2
    }
  }
}

/// A block whose box has a width, a height or a proportion.
///
/// Each axis has one value for each of `min`, `exact` and `max`; the last one that you give counts.
@preconcurrency @MainActor
public struct SizedBlock: ValueBlock, WrappingBlock {
  struct Dimension: Hashable {
    let slot: DimensionSlot
    /// The length in points, or the ratio of width to height.
    let value: ConstraintValue
  }

  let content: any Block
  let dimensions: [Dimension]
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    // Usually all are usable: then the array is shared.
    var usable = dimensions
    var settled = proposal.settledDimensions
    for dimension in dimensions {
      let isSettled = proposal.settledDimensions.contains(DimensionSlots(dimension.slot))
      if isSettled || !isUsable(dimension, plan: &plan) {
        usable.removeAll { $0.slot == dimension.slot }
      }
      settled.insert(DimensionSlots(dimension.slot))
    }
    var offered = proposal
    offered.settledDimensions = settled
    for dimension in usable {
      offered.makeRoom(for: dimension)
      offered.limit(to: dimension, plan: &plan)
      if let (axis, length) = dimension.fixed(offered.strength) {
        offered.fixedLengths[axis] = length
      }
    }
    var placement = content.placeSolid(in: offered, for: "a size", at: line, plan: &plan)
    var located = offered
    located.line = line
    for dimension in usable { dimension.add(to: &placement, in: located, plan: &plan) }
    if let axis = offered.stackAxis?.cross, offered[axis].prefersMinimumLength {
      placement.guaranteedLength = offered.fixedLengths[axis]
    }
    return placement
  }

  public func outline(into outline: inout BlockOutline) {
    outline.one(content)
    outline.later { [dimensions] outline in
      for dimension in dimensions {
        let value = dimension.value
        switch dimension.slot {
        case .length(let axis, _):
          outline.modifier(axis == .horizontal ? "width" : "height", .value("", value))
        case .aspectRatio:
          outline.modifier(
            "aspectRatio", .number("", value.value),
            value.priority == .required ? nil : .priority("priority", value.priority))
        }
      }
    }
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { other in
      line == other.line && dimensions == other.dimensions
        && content.isSame(as: other.content)
    }
  }

  private func isUsable(_ dimension: Dimension, plan: inout LayoutPlan) -> Bool {
    guard let mistake = dimension.mistake else { return true }
    plan.report(mistake.kind, mistake.text, at: line)
    return false
  }
}

extension SizedBlock.Dimension {
  /// The mistake in the dimension; nil if it is usable.
  var mistake: (kind: LayoutIssue.Kind, text: String)? {
    let (number, priority) = (value.value, value.priority)
    let name: String
    switch slot {
    case .length(let axis, let relation):
      name = axis.length.rawValue
      if !number.isDistance { return (.invalidNumber, "\(name) can't be \(number)") }
      if number < 0, relation != .greaterThanOrEqual {
        return (.negativeSize, "\(name) can't be negative, but is \(number)")
      }
    case .aspectRatio:
      name = "aspectRatio"
      if !number.isFactor || number < 0 {
        let text = "aspectRatio needs a number from 0.000001 to 1000000, not \(number)"
        return (.invalidNumber, text)
      }
    }
    if priority.isUsable { return nil }
    return (.invalidNumber, "\(name) needs a priority from 1 to 1000, not \(priority.rawValue)")
  }
}

extension BlockProposal {
  /// Lets the block have a length of its own where it would have to be as long as its slot. A limit
  /// that is not reached changes nothing, so the block is then as long as before.
  fileprivate mutating func makeRoom(for dimension: SizedBlock.Dimension) {
    switch dimension.slot {
    case .length(_, .greaterThanOrEqual): return
    case .length(let axis, let relation):
      let isExact = relation == .equal
      makeRoom(along: axis, isExact: isExact, isRequired: dimension.value.priority == .required)
    case .aspectRatio:
      for axis in LayoutAxis.allCases where directness[axis] != .none {
        directness[axis] = .limited
      }
      guard hasFixedBox, dimension.value.priority == .required, horizontal.filled != nil,
        vertical.filled != nil
      else { return }
      release(.horizontal)
      release(.vertical)
    }
  }

  /// Lets the block have a length of its own along an axis.
  mutating func makeRoom(along axis: LayoutAxis, isExact: Bool = true, isRequired: Bool = true) {
    if directness[axis] != .none { directness[axis] = isExact ? .none : .limited }
    if hasFixedBox, isRequired { release(axis) }
  }

  private mutating func release(_ axis: LayoutAxis) {
    guard self[axis].filled != nil else { return }
    self[axis].alignment = .center
    self[axis].isFirm = true
  }
}

extension BlockProposal {
  /// Notes the maximum length of the block, if its priority exceeds the compression resistance of
  /// content.
  @MainActor
  fileprivate mutating func limit(to dimension: SizedBlock.Dimension, plan: inout LayoutPlan) {
    guard case .length(let axis, let relation) = dimension.slot, relation != .greaterThanOrEqual,
      dimension.value.priority.rawValue > UILayoutPriority.defaultHigh.rawValue
    else { return }
    let length = dimension.value.value
    rooms[axis] =
      rooms[axis] == .unknown || relation == .equal && dimension.value.priority == .required
      ? plan.rooms.exact(length) : plan.rooms.room(rooms[axis], atMost: length)
  }
}

extension SizedBlock.Dimension {
  /// Returns the required exact length; nil if the dimension gives none.
  fileprivate func fixed(_ strength: Strength) -> (axis: LayoutAxis, length: CGFloat)? {
    guard case .length(let axis, .equal) = slot, value.priority == .required,
      strength.dimension == .required
    else { return nil }
    return (axis, max(0, value.value))
  }

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
      plan.pin(
        LayoutAnchor(wide, .width), .equal, LayoutAnchor(high, .height, plus: offset),
        times: value.value, priority, in: proposal)
    }
  }
}

extension LayoutPlan {
  /// Returns an item with the length of a block, up to a difference in points: a guide if
  /// necessary. Nil for a block that has placed nothing.
  mutating func measurable(
    _ placement: inout BlockPlacement, along axis: LayoutAxis, in proposal: BlockProposal
  ) -> (item: LayoutItem, surplus: CGFloat)? {
    var own: LayoutSpan?
    if let item = placement.item { own = LayoutSpan(of: item, along: axis) }
    guard let span = own ?? placement.box?[axis] else { return nil }
    if let item = span.item { return (item, span.surplus) }
    let guide = guide(spanning: span, in: proposal)
    placement.box?[axis] = guide
    return (guide.start.item, 0)
  }
}
