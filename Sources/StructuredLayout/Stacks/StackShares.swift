/// Elements of a stack with lengths in proportion to their weights: `element.length == first.length
/// × weight / first weight`.
@MainActor
struct StackShares {
  private var first: (item: LayoutItem, surplus: CGFloat, weight: CGFloat)?

  mutating func add(
    _ weight: CGFloat, _ placement: inout BlockPlacement, along axis: LayoutAxis,
    in proposal: BlockProposal, plan: inout LayoutPlan
  ) {
    guard let (item, surplus) = plan.measurable(&placement, along: axis, in: proposal) else {
      return
    }
    guard let first else {
      first = (item, surplus, weight)
      return
    }
    let ratio = weight / first.weight
    plan.pin(
      LayoutAnchor(item, axis.length, plus: surplus), .equal,
      LayoutAnchor(first.item, axis.length, plus: ratio * first.surplus), times: ratio,
      proposal.strength.dimension, in: proposal)
  }
}

/// Elements of a stack whose centers are equally far apart.
@MainActor
struct StackMiddles {
  private var middles: [LayoutAnchor] = []

  mutating func add(_ span: LayoutSpan, in proposal: BlockProposal, plan: inout LayoutPlan) {
    guard let middle = plan.center(of: span, in: proposal) else { return }
    middles.append(middle)
  }

  /// Adds a guide from each center to the next, all of them equally long.
  func emit(along axis: LayoutAxis, in proposal: BlockProposal, plan: inout LayoutPlan) {
    guard middles.count > 2 else { return }
    var first: LayoutAnchor?
    for (middle, next) in zip(middles, middles.dropFirst()) {
      let guide = plan.makeGuide(named: "centering", at: proposal.line)
      plan.pin(LayoutAnchor(guide, axis.start), .equal, middle, in: proposal)
      plan.pin(LayoutAnchor(guide, axis.end), .equal, next, in: proposal)
      let length = LayoutAnchor(guide, axis.length)
      if let first { plan.pin(length, .equal, first, proposal.strength.equalSpacers, in: proposal) }
      first = first ?? length
    }
  }
}
