/// A distance in a stack that may expand.
@MainActor
struct ExpandingGap {
  /// The start of the gap; nil until the stack's own start is known.
  var start: LayoutAnchor?
  let end: LayoutAnchor
  let length: SpacerLength
  /// The spacing of the stack before the gap, if there is any.
  let spacing: CGFloat

  init(
    from start: LayoutAnchor?, to end: LayoutAnchor, _ length: SpacerLength,
    after spacing: CGFloat = 0
  ) {
    self.start = start
    self.end = end
    self.length = length
    self.spacing = spacing
  }

  /// The minimum length, in points.
  private var minimum: CGFloat { length.minimum }

  /// The maximum length, in points; nil if there is no limit.
  private var maximum: CGFloat? { length.most.isFinite && length.expands ? length.most : nil }

  /// The whole gap, including its minimum length.
  var span: LayoutSpan? {
    if let start { LayoutSpan(start: start, end: end) } else { nil }
  }

  /// From the element before the gap to the end of the gap.
  var spanWithSpacing: LayoutSpan? {
    if let start { LayoutSpan(start: start + -spacing, end: end) } else { nil }
  }

  /// Adds the rules of a gap that is alone in its stack: `end >= start + minimum`, weakly equal,
  /// and `end <= start + maximum`.
  func emit(in proposal: BlockProposal, plan: inout LayoutPlan) {
    guard let start else { return }
    let limit = start + minimum
    plan.pin(end, .greaterThanOrEqual, limit, in: proposal)
    plan.pin(end, .equal, limit, proposal.strength.shortSpacer, in: proposal)
    guard let maximum else { return }
    plan.pin(
      end, .lessThanOrEqual, start + maximum, proposal.strength.dimension, in: proposal)
  }

  /// Adds a gap that has to be compared with others, as a guide with a length.
  func emitGuide(
    along axis: LayoutAxis, in proposal: BlockProposal, plan: inout LayoutPlan
  ) -> LayoutItem {
    let guide = plan.makeGuide(named: "StackingSpacer", at: proposal.line)
    if let start { plan.pin(LayoutAnchor(guide, axis.start), .equal, start, in: proposal) }
    plan.pin(end, .equal, LayoutAnchor(guide, axis.end), in: proposal)
    let least = ConstraintValue(.greaterThanOrEqual, minimum)
    if minimum > 0 { plan.setLength(of: guide, along: axis, least, in: proposal) }
    if let maximum {
      let most = ConstraintValue(
        .lessThanOrEqual, maximum, priority: proposal.strength.dimension)
      plan.setLength(of: guide, along: axis, most, in: proposal)
    }
    return guide
  }

  /// Adds gaps that become equally long, once each has its minimum length.
  static func emit(
    _ gaps: [ExpandingGap], along axis: LayoutAxis, in proposal: BlockProposal,
    plan: inout LayoutPlan
  ) {
    guard gaps.count > 1 else {
      gaps.first?.emit(in: proposal, plan: &plan)
      return
    }
    let guides = gaps.map { $0.emitGuide(along: axis, in: proposal, plan: &plan) }
    // The others are compared with the gap that can expand most: a gap that has reached its limit
    // does not determine how the others share the rest.
    let most = gaps.map(\.length.most).max()
    let pattern = gaps.firstIndex { $0.length.most == most } ?? 0
    let short = ConstraintValue(
      .equal, gaps[pattern].minimum, priority: proposal.strength.shortSpacer)
    plan.setLength(of: guides[pattern], along: axis, short, in: proposal)
    let target = LayoutAnchor(guides[pattern], axis.length)
    for (index, guide) in guides.enumerated() where index != pattern {
      let priority = proposal.strength.equalSpacers
      plan.pin(LayoutAnchor(guide, axis.length), .equal, target, priority, in: proposal)
    }
  }
}

extension ExpandingGap {
  /// Lets gaps in adjacent stacks share the excess length.
  static func share(
    _ gaps: [LayoutSpan], along axis: LayoutAxis, in proposal: BlockProposal, plan: inout LayoutPlan
  ) {
    var first: LayoutAnchor?
    for gap in gaps {
      let item = plan.guide(spanning: gap, in: proposal).start.item
      let length = LayoutAnchor(item, axis.length)
      if let first {
        plan.pin(length, .equal, first, proposal.strength.equalSiblings, in: proposal)
      }
      first = first ?? length
    }
  }
}
