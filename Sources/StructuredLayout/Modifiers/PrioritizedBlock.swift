/// A content priority that a modifier gives to the view inside.
struct ContentPriorityOverride: Hashable, Sendable {
  let kind: ContentPriority.Kind
  let axis: Axis
  let priority: UILayoutPriority
  let line: SourceLine

  func isAbout(_ kind: ContentPriority.Kind, _ axis: Axis) -> Bool {
    self.kind == kind && self.axis == axis
  }
}

/// A view with content priorities of its own.
public struct PrioritizedBlock: Block, WrappingBlock {
  let content: any Block
  let kind: ContentPriority.Kind
  let axes: Axis.Set
  let priority: UILayoutPriority
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
      let text = "a priority lies between 1 and 1000, not at \(priority.rawValue)"
      plan.report(.invalidNumber, text, at: line)
      return content.place(in: proposal, plan: &plan)
    }
    var offered = proposal
    for axis in Axis.allCases where axes.contains(axis) {
      guard !proposal.contentPriorities.contains(where: { $0.isAbout(kind, axis) }) else {
        continue
      }
      offered.contentPriorities.append(
        ContentPriorityOverride(kind: kind, axis: axis, priority: priority, line: line))
    }
    return content.place(in: offered, plan: &plan)
  }
}

extension Block {
  /// Sets how strongly the view resists being larger than its content, while the layout is active.
  public func huggingPriority(
    _ axes: Axis.Set, _ priority: UILayoutPriority = .required,
    fileID: String = #fileID, line: UInt = #line
  ) -> PrioritizedBlock {
    PrioritizedBlock(
      content: self, kind: .hugging, axes: axes, priority: priority,
      line: SourceLine(fileID: fileID, line: line))
  }

  /// Sets how strongly the view resists being smaller than its content, while the layout is active.
  public func compressionResistancePriority(
    _ axes: Axis.Set, _ priority: UILayoutPriority = .required,
    fileID: String = #fileID, line: UInt = #line
  ) -> PrioritizedBlock {
    PrioritizedBlock(
      content: self, kind: .compressionResistance, axes: axes, priority: priority,
      line: SourceLine(fileID: fileID, line: line))
  }
}

extension LayoutPlan {
  /// Notes that priorities were given to a block that has no content of its own.
  mutating func refuseContentPriorities(for name: String, in proposal: BlockProposal) {
    guard let first = proposal.contentPriorities.first else { return }
    report(
      .misplaced, "a content priority means something for a view, not for \(name)", at: first.line)
  }

  /// Sets the priorities that modifiers give to a view, and in a decoration those that keep it from
  /// pushing what it decorates, unless somebody has given it others.
  mutating func setContentPriorities(of view: UIView, in proposal: BlockProposal) {
    for kind in ContentPriority.Kind.allCases {
      for axis in Axis.allCases {
        if let own = proposal.contentPriorities.first(where: { $0.isAbout(kind, axis) }) {
          add(ContentPriority(kind, of: view, along: axis, own.priority))
        } else if proposal.strength.isDecoration {
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
  fileprivate func priority(for kind: ContentPriority.Kind) -> UILayoutPriority {
    switch kind {
    case .hugging: hugging
    case .compressionResistance: compressionResistance
    }
  }
}
