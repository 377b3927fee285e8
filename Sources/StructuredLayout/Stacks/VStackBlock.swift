/// A column of blocks, from the top to the bottom.
///
/// ```swift
/// VStackBlock(spacing: 8, alignment: .leading) {
///   titleLabel
///   bodyLabel
/// }
/// ```
///
/// `titleLabel.bottom + 8 == bodyLabel.top`, and both begin at the leading edge. No element is
/// wider than the box, and an element without a width of its own is as wide as the box.
@preconcurrency @MainActor
public struct VStackBlock: ValueBlock {
  /// Where elements lie between the leading and the trailing edge.
  public enum XAxisAlignment: Hashable, Sendable, CaseIterable {
    /// At the leading edge, which is the right edge in right-to-left layouts:
    /// `element.leading == box.leading`, `element.trailing <= box.trailing`.
    case leading
    /// Halfway: `element.centerX == box.centerX`, `element.leading >= box.leading`.
    case center
    /// At the trailing edge, which is the left edge in right-to-left layouts:
    /// `element.trailing == box.trailing`, `element.leading >= box.leading`.
    case trailing
    /// From edge to edge, whatever the element's natural width. An element that is to keep a width
    /// of its own needs another alignment (`photo.width(80).alignSelf(.leading)`); its width would
    /// be a conflict otherwise.
    case fill
  }

  var stack: Stack
  private let line: SourceLine

  /// Creates a column of blocks.
  ///
  /// - Parameters:
  ///   - spacing: The distance between elements, in points; negative values overlap them.
  ///   - alignment: Where elements lie horizontally.
  ///   - distribution: How elements and gaps share the length of the stack.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: The elements, from the top.
  public init(
    spacing: some LayoutNumber = 0, alignment: XAxisAlignment = .center,
    distribution: StackDistribution = .fill, fileID: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> [any Block]
  ) {
    stack = Stack(
      name: "VStackBlock", axis: .vertical, spacing: spacing.points, alignment: alignment.slot,
      distribution: distribution, elements: BlockGroup(content()))
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
  ) -> VStackBlock {
    var separated = self
    separated.stack.separators = StackSeparators(
      thickness: thickness.points, make: make, line: SourceLine(fileID: fileID, line: line))
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
