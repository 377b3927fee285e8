/// Blocks from the leading to the trailing edge, so from right to left where people read that way.
///
/// ```swift
/// HStackBlock(spacing: 8, alignment: .top) {
///   iconView
///   titleLabel
/// }
/// ```
///
/// `iconView.trailing + 8 == titleLabel.leading`, and both begin at the top. The elements are never
/// higher than the box; an element without a height of its own is as high as the box.
public struct HStackBlock: Block {
  /// Where elements lie between the top and the bottom.
  public enum YAxisAlignment: Hashable, Sendable, CaseIterable {
    case top, center, bottom, fill
  }

  private let located: LocatedBlock

  /// - Parameters:
  ///   - spacing: The distance between elements, in points; negative values overlap them.
  ///   - alignment: Where elements lie vertically.
  public init(
    spacing: CGFloat = 0, alignment: YAxisAlignment = .center,
    fileID: String = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> [any Block]
  ) {
    let stack = Stack(
      name: "HStackBlock", axis: .horizontal, spacing: spacing, alignment: alignment.slot,
      elements: content())
    located = LocatedBlock(block: stack, line: SourceLine(fileID: fileID, line: line))
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    located.place(in: proposal, plan: &plan)
  }
}

extension HStackBlock.YAxisAlignment {
  var slot: SlotAlignment {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .fill: .fill
    }
  }
}
