/// A block with an alignment of its own.
@preconcurrency @MainActor
public struct AlignedBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let alignment: any SelfAlignment
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    let axes = LayoutAxis.allCases.filter { $0 != proposal.stackAxis }
    if axes.allSatisfy({ alignment.slot(along: $0) == nil }) {
      plan.report(.misplaced, "this alignment has no effect along the axis of the stack", at: line)
    }
    var box = ContainerBox("alignSelf", in: proposal)
    var offered = proposal
    offered.directness = PerAxis(.none)
    var outlines = PerAxis<LayoutSpan?>(nil)
    var content = content
    for axis in axes where !proposal.settledAlignments.contains(axis) {
      guard let own = alignment.slot(along: axis) else { continue }
      offered.settledAlignments.insert(axis == .horizontal ? .horizontal : .vertical)
      if let attached = content.attached(to: own, along: axis) {
        content = attached
        continue
      }
      let slot = proposal[axis]
      if own == .fill {
        offered[axis].alignment = .fill
        offered[axis].baseline = nil
      } else if let span = slot.span, !span.isAbsolute {
        offered[axis] = LayoutSlot(span, alignment: own)
      } else {
        let span = box.span(along: axis, plan: &plan)
        outlines[axis] = span
        offered[axis] = LayoutSlot(span, alignment: own)
      }
    }
    var placement = content.placeWhole(in: offered, plan: &plan)
    for axis in axes {
      guard let span = outlines[axis], placement.box != nil else { continue }
      placement.box?[axis] = span
    }
    if alignment.slot(along: .vertical) != nil {
      placement.firstBaseline = nil
      placement.lastBaseline = nil
    }
    return placement
  }

  /// Returns the same alignment around another block.
  func around(_ content: any Block) -> AlignedBlock {
    AlignedBlock(content: content, alignment: alignment, line: line)
  }

  public func outline(into outline: inout BlockOutline) {
    outline.one(content)
    let sides = (alignment.slot(along: .horizontal), alignment.slot(along: .vertical))
    outline.modifier("alignSelf", .source("") { Self.text(sides.0, sides.1) })
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { other in
      line == other.line && content.isSame(as: other.content)
        && LayoutAxis.allCases.allSatisfy {
          alignment.slot(along: $0) == other.alignment.slot(along: $0)
        }
    }
  }

  private static func text(_ horizontal: SlotAlignment?, _ vertical: SlotAlignment?) -> String {
    switch (horizontal, vertical) {
    case (.fill, .fill), (.center, .center): return ".\(horizontal ?? .fill)"
    case (.start, nil): return ".leading"
    case (.end, nil): return ".trailing"
    case (nil, .start): return ".top"
    case (nil, .end): return ".bottom"
    default:
      let sides = [horizontal, vertical].map { $0.map { ".\($0)" } ?? "nil" }
      return "BlockAlignment(horizontal: \(sides[0]), vertical: \(sides[1]))"
    }
  }
}

extension Block {
  /// Overrides the alignment that the stack gives to its elements: `.alignSelf(.fill)`,
  /// `.alignSelf(.attach([.top, .leading]))`.
  ///
  /// Of several such alignments, the last one on each axis counts, whatever modifiers lie in
  /// between.
  @_disfavoredOverload
  public func alignSelf(
    _ alignment: some SelfAlignment, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlignedBlock {
    let line = SourceLine(fileID: fileID, line: line)
    guard let former = self as? AlignedBlock else {
      return AlignedBlock(content: self, alignment: alignment, line: line)
    }
    func slot(_ axis: LayoutAxis) -> SlotAlignment? {
      alignment.slot(along: axis) ?? former.alignment.slot(along: axis)
    }
    let both = BlockAlignment(horizontal: slot(.horizontal), vertical: slot(.vertical))
    return AlignedBlock(content: former.content, alignment: both, line: line)
  }
}
