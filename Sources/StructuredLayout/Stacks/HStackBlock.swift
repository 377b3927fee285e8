/// A row of blocks, from the leading to the trailing edge.
///
/// ```swift
/// HStackBlock(spacing: 8, alignment: .top) {
///   iconView
///   titleLabel
/// }
/// ```
///
/// `iconView.trailing + 8 == titleLabel.leading`, and both begin at the top. In right-to-left
/// layouts the row runs from right to left. No element is taller than the box, and an element
/// without a height of its own is as tall as the box.
@preconcurrency @MainActor
public struct HStackBlock: ValueBlock {
  /// Where elements lie between the top and the bottom.
  public enum YAxisAlignment: Hashable, Sendable, CaseIterable {
    /// At the top: `element.top == box.top`, `element.bottom <= box.bottom`.
    case top
    /// Halfway: `element.centerY == box.centerY`, `element.top >= box.top`.
    case center
    /// At the bottom: `element.bottom == box.bottom`, `element.top >= box.top`.
    case bottom
    /// From the top to the bottom, whatever the element's natural height. An element that is to
    /// keep a height of its own needs another alignment (`photo.height(80).alignSelf(.top)`); its
    /// height would be a conflict otherwise.
    case fill
    /// Aligns the baselines of the first lines of text, and the bottom edges of elements without
    /// text, such as images; all elements stay inside the box.
    case firstBaseline
    /// Aligns the baselines of the last lines of text, and the bottom edges of elements without
    /// text; all elements stay inside the box.
    case lastBaseline
  }

  var stack: Stack
  let line: SourceLine

  /// Creates a row of blocks.
  ///
  /// - Parameters:
  ///   - spacing: The distance between elements, in points; negative values overlap them.
  ///   - alignment: Where elements lie vertically.
  ///   - distribution: How elements and gaps share the length of the stack.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: The elements, from the leading edge.
  public init(
    spacing: some LayoutNumber = 0, alignment: YAxisAlignment = .center,
    distribution: StackDistribution = .fill, fileID: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> [any Block]
  ) {
    stack = Stack(
      name: "HStackBlock", axis: .horizontal, spacing: spacing.points, alignment: alignment.slot,
      distribution: distribution, baseline: alignment.baseline, elements: BlockGroup(content()))
    self.line = SourceLine(fileID: fileID, line: line)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    return stack.place(in: located, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) { stack.outline(into: &outline) }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { line == $0.line && stack.isSame(as: $0.stack) }
  }

  /// Puts a line between adjacent elements, from edge to edge, with the spacing on both sides.
  ///
  /// - Parameters:
  ///   - thickness: The thickness of the line, in points. A negative one is an issue, and counts
  ///     as 0.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - make: Makes a line; nil for a plain one. It is called once for each gap, and not again
  ///     when the layout is reloaded. A line is as thick as `thickness`, whatever its own size.
  public func separators(
    thickness: some LayoutNumber = 1, fileID: StaticString = #fileID, line: UInt = #line,
    _ make: (@MainActor () -> UIView)? = nil
  ) -> HStackBlock {
    var separated = self
    separated.stack.separators = StackSeparators(
      thickness: thickness.points, make: make, line: SourceLine(fileID: fileID, line: line))
    return separated
  }
}

extension HStackBlock.YAxisAlignment {
  var slot: SlotAlignment {
    switch self {
    case .top, .firstBaseline: .start
    case .center: .center
    case .bottom, .lastBaseline: .end
    case .fill: .fill
    }
  }

  /// The baseline that the elements share; nil for other alignments.
  var baseline: LayoutAttribute? {
    switch self {
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    default: nil
    }
  }
}
