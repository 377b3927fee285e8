/// A view with content priorities of its own.
@preconcurrency @MainActor
public struct PrioritizedBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let kind: ContentPriorityKind
  let axes: LayoutAxis.Set
  let priority: UILayoutPriority
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard priority.isUsable else {
      plan.report(.invalidNumber, priority.refusal, at: line)
      return content.place(in: proposal, plan: &plan)
    }
    var offered = proposal
    for axis in LayoutAxis.allCases where axes.contains(axis) {
      offered.contentPriorities.add(priority, kind, along: axis, at: line)
    }
    return content.placeWhole(in: offered, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) {
    outline.one(content)
    outline.modifier(
      kind == .hugging ? "huggingPriority" : "compressionResistancePriority",
      .source("", axes.source), priority == .required ? nil : .priority("", priority))
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { other in
      line == other.line && kind == other.kind && axes == other.axes
        && priority == other.priority && content.isSame(as: other.content)
    }
  }
}

extension LayoutAxis.Set {
  var source: StaticString {
    self == .both ? ".both" : contains(LayoutAxis.horizontal) ? ".horizontal" : ".vertical"
  }
}

extension Block {
  /// Sets how strongly the view resists growing larger than its content, while the layout is
  /// active.
  @_disfavoredOverload
  public func huggingPriority(
    _ axes: LayoutAxis.Set, _ priority: UILayoutPriority = .required,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> PrioritizedBlock {
    PrioritizedBlock(
      content: self, kind: .hugging, axes: axes, priority: priority,
      line: SourceLine(fileID: fileID, line: line))
  }

  /// Sets how strongly the view resists shrinking below its content, while the layout is active.
  @_disfavoredOverload
  public func compressionResistancePriority(
    _ axes: LayoutAxis.Set, _ priority: UILayoutPriority = .required,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> PrioritizedBlock {
    PrioritizedBlock(
      content: self, kind: .compressionResistance, axes: axes, priority: priority,
      line: SourceLine(fileID: fileID, line: line))
  }
}

extension LayoutPlan {
  /// Reports priorities that were given to a block without content of its own.
  mutating func refuseContentPriorities(
    for name: @autoclosure () -> String, in proposal: BlockProposal
  ) {
    guard let line = proposal.contentPriorities.line else { return }
    report(
      .misplaced, "a content priority only has an effect on a view, not on \(name())", at: line)
  }

  /// Sets the priorities that modifiers give to a view. In a decoration, also sets the priorities
  /// that keep it from resizing the decorated block, unless other code has changed the view's
  /// priorities.
  mutating func setContentPriorities(of view: LayoutItem, in proposal: BlockProposal) {
    let isDecoration = proposal.strength.isDecoration
    guard proposal.contentPriorities.line != nil || isDecoration || proposal.yieldingAxis != nil
    else { return }
    for kind in ContentPriorityKind.allCases {
      for axis in LayoutAxis.allCases {
        if let own = proposal.contentPriorities.priority(kind, along: axis) {
          add(ContentPriority(kind, of: view, along: axis, own))
        } else if isDecoration {
          let priority = proposal.strength.priority(for: kind)
          add(ContentPriority(kind, of: view, along: axis, priority, replacing: .standard))
        } else if kind == .hugging, proposal.yieldingAxis == axis {
          let priority = Strength.yieldingHugging
          add(ContentPriority(kind, of: view, along: axis, priority, replacing: .standardOrLess))
        }
      }
    }
  }
}

extension Strength {
  fileprivate func priority(for kind: ContentPriorityKind) -> UILayoutPriority {
    switch kind {
    case .hugging: hugging
    case .compressionResistance: compressionResistance
    }
  }
}
