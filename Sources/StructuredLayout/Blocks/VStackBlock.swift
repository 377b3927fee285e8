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
    /// At the leading edge, the right one where people read from there:
    /// `element.leading == box.leading`, `element.trailing <= box.trailing`.
    case leading
    /// Halfway: `element.centerX == box.centerX`, `element.leading >= box.leading`.
    case center
    /// At the trailing edge, the left one where people read from the right:
    /// `element.trailing == box.trailing`, `element.leading >= box.leading`.
    case trailing
    /// From edge to edge, however wide the element would like to be.
    case fill
  }

  var stack: Stack
  private let line: SourceLine

  /// - Parameters:
  ///   - spacing: The distance between elements, in points; negative values overlap them.
  ///   - alignment: Where elements lie horizontally.
  ///   - distribution: How elements and gaps share the length of the stack.
  public init(
    spacing: CGFloat = 0, alignment: XAxisAlignment = .center,
    distribution: StackDistribution = .fill, fileID: String = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> [any Block]
  ) {
    stack = Stack(
      name: "VStackBlock", axis: .vertical, spacing: spacing, alignment: alignment.slot,
      distribution: distribution, elements: content())
    self.line = SourceLine(fileID: fileID, line: line)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    LocatedBlock(block: stack, line: line).place(in: proposal, plan: &plan)
  }

  /// Puts a line between each two elements, from edge to edge, with the spacing on both sides.
  ///
  /// - Parameters:
  ///   - thickness: In points.
  ///   - make: Makes a line. It is asked once for each gap, and not again when a layout is reloaded.
  public func separators(
    thickness: CGFloat = 1, _ make: @escaping @MainActor () -> UIView = Separators.line
  ) -> VStackBlock {
    var separated = self
    separated.stack.separators = Separators(thickness: thickness, make: make)
    return separated
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
