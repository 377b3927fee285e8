/// A distance in a stack that is as long as it can be.
@MainActor
struct ExpandingGap {
  /// Where the gap begins; nil until the stack's own start is known.
  var start: LayoutAnchor?
  let end: LayoutAnchor
  let length: SpacerLength
  /// The spacing of the stack, where there is some before it.
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

  /// In points.
  private var minimum: CGFloat { length.minimum }

  /// In points; nil where there is no limit.
  private var maximum: CGFloat? { length.most.isFinite && length.expands ? length.most : nil }

  /// From where it begins to where it ends, with what is least.
  var span: LayoutSpan? {
    if let start { LayoutSpan(start: start, end: end) } else { nil }
  }

  /// From the element before it to where it ends.
  var spanWithSpacing: LayoutSpan? {
    if let start { LayoutSpan(start: start + -spacing, end: end) } else { nil }
  }

  /// A gap that is alone in its stack: `end >= start + minimum`, weakly equal, and
  /// `end <= start + maximum`.
  func emit(in proposal: BlockProposal, plan: inout LayoutPlan) {
    guard let start else { return }
    let limit = start + minimum
    plan.pin(end, .greaterThanOrEqual, limit, in: proposal)
    plan.pin(end, .equal, limit, proposal.strength.shortSpacer, in: proposal)
    guard let maximum else { return }
    plan.pin(
      end, .lessThanOrEqual, start + maximum, proposal.strength.dimension, in: proposal)
  }

  /// A gap that has to be compared with others, as a guide with a length.
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

  /// Gaps that are to be equally long, once each is as long as it must be.
  static func emit(
    _ gaps: [ExpandingGap], along axis: LayoutAxis, in proposal: BlockProposal,
    plan: inout LayoutPlan
  ) {
    guard gaps.count > 1 else {
      gaps.first?.emit(in: proposal, plan: &plan)
      return
    }
    let guides = gaps.map { $0.emitGuide(along: axis, in: proposal, plan: &plan) }
    // The one with the most room to grow is what the others are compared with: a gap that has reached its
    // limit says nothing about how the others share the rest.
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
  /// Lets gaps in stacks beside each other share what is left over.
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
