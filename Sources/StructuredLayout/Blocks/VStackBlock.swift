/// Blocks from the top to the bottom.
///
/// ```swift
/// VStackBlock(spacing: 8, alignment: .leading) {
///   titleLabel
///   bodyLabel
/// }
/// ```
///
/// `titleLabel.bottom + 8 == bodyLabel.top`, and both begin at the leading edge. The elements are
/// never wider than the box; an element without a width of its own is as wide as the box.
public struct VStackBlock: Block {
  /// Where elements lie between the leading and the trailing edge.
  public enum XAxisAlignment: Hashable, Sendable, CaseIterable {
    case leading, center, trailing, fill
  }

  private let located: LocatedBlock

  /// - Parameters:
  ///   - spacing: The distance between elements, in points; negative values overlap them.
  ///   - alignment: Where elements lie horizontally.
  public init(
    spacing: CGFloat = 0, alignment: XAxisAlignment = .center,
    fileID: String = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> [any Block]
  ) {
    let stack = Stack(
      name: "VStackBlock", axis: .vertical, spacing: spacing, alignment: alignment.slot,
      elements: content())
    located = LocatedBlock(block: stack, line: SourceLine(fileID: fileID, line: line))
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    located.place(in: proposal, plan: &plan)
  }
}

extension VStackBlock.XAxisAlignment {
  var slot: SlotAlignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    case .fill: .fill
    }
  }
}
