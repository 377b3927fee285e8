/// Where a block lies in the stack around it, in place of where the stack puts its elements.
public protocol SelfAlignment: Sendable {
  /// How the block lies on an axis; nil leaves that to the stack.
  func slot(along axis: Axis) -> SlotAlignment?
}

/// An alignment for elements of any stack.
public struct BlockAlignment: SelfAlignment, Hashable {
  private let horizontal: SlotAlignment?
  private let vertical: SlotAlignment?

  public init(horizontal: SlotAlignment?, vertical: SlotAlignment?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public func slot(along axis: Axis) -> SlotAlignment? {
    axis == .horizontal ? horizontal : vertical
  }
}

extension SelfAlignment where Self == BlockAlignment {
  public static var leading: BlockAlignment { .init(horizontal: .start, vertical: nil) }
  public static var trailing: BlockAlignment { .init(horizontal: .end, vertical: nil) }
  public static var top: BlockAlignment { .init(horizontal: nil, vertical: .start) }
  public static var bottom: BlockAlignment { .init(horizontal: nil, vertical: .end) }
  public static var center: BlockAlignment { .init(horizontal: .center, vertical: .center) }
  public static var fill: BlockAlignment { .init(horizontal: .fill, vertical: .fill) }

  /// At some edges; in the middle on an axis of which no edge is named.
  public static func attach(_ edges: Edge.Set) -> BlockAlignment {
    let alignment = ZStackBlock.ZAxisAlignment.attach(edges)
    return BlockAlignment(
      horizontal: alignment.place(along: .horizontal), vertical: alignment.place(along: .vertical))
  }
}

extension VStackBlock.XAxisAlignment: SelfAlignment {
  public func slot(along axis: Axis) -> SlotAlignment? { axis == .horizontal ? slot : nil }
}

extension HStackBlock.YAxisAlignment: SelfAlignment {
  public func slot(along axis: Axis) -> SlotAlignment? { axis == .vertical ? slot : nil }
}

extension ZStackBlock.ZAxisAlignment: SelfAlignment {
  public func slot(along axis: Axis) -> SlotAlignment? { place(along: axis) }
}

/// A block with an alignment of its own.
public struct AlignedBlock: Block {
  let content: any Block
  let alignment: any SelfAlignment
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    let axes = Axis.allCases.filter { $0 != proposal.stackAxis }
    if axes.allSatisfy({ alignment.slot(along: $0) == nil }) {
      plan.report(.misplaced, "this alignment means nothing along the stack's axis", at: line)
    }
    var box = ContainerBox("alignSelf", in: proposal)
    var offered = proposal
    offered.takesInsetsDirectly = false
    var outlines: [Axis: Span] = [:]
    for axis in axes {
      guard let own = alignment.slot(along: axis) else { continue }
      let slot = proposal[axis]
      if own == .fill {
        offered[axis].alignment = .fill
      } else if let span = slot.span, !span.isAbsolute {
        offered[axis] = Slot(span, alignment: own)
      } else {
        let span = box.span(along: axis, plan: &plan)
        outlines[axis] = span
        offered[axis] = Slot(span, alignment: own)
      }
    }
    var placement = content.place(in: offered, plan: &plan)
    for (axis, span) in outlines { placement.box?[axis] = span }
    return placement
  }
}

extension Block {
  /// Lets the block lie elsewhere than the stack puts its elements: `.alignSelf(.fill)`,
  /// `.alignSelf(.attach([.top, .leading]))`.
  public func alignSelf(
    _ alignment: some SelfAlignment, fileID: String = #fileID, line: UInt = #line
  ) -> AlignedBlock {
    AlignedBlock(
      content: self, alignment: alignment, line: SourceLine(fileID: fileID, line: line))
  }
}
