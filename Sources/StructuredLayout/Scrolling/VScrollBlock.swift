/// Blocks from the top to the bottom in a scroll view, which scrolls where they don't have the room.
///
/// ```swift
/// VScrollBlock(spacing: 8, alignment: .fill) {
///   titleLabel
///   bodyLabel
/// }
/// ```
///
/// `titleLabel.top == content.top`, `titleLabel.bottom + 8 == bodyLabel.top`,
/// `bodyLabel.bottom == content.bottom` and `content.width == frame.width`. The views become subviews
/// of the scroll view.
///
/// The elements have to lead from the top of the content to its bottom, each with a height of its
/// own, or nobody knows how much there is to scroll: that is an issue, which names the element.
@preconcurrency @MainActor
public struct VScrollBlock: ValueBlock {
  let scroll: Scroll
  private let line: SourceLine

  /// - Parameters:
  ///   - scrollView: A scroll view of yours; without one, the block makes its own, and keeps it when
  ///     a layout is reloaded.
  ///   - spacing: The distance between elements, in points; negative values overlap them.
  ///   - alignment: Where elements lie horizontally.
  ///   - fillsFrame: Whether content that is not as high as the scroll view becomes as high; a
  ///     ``StackingSpacer`` among the elements takes the difference.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: The elements, from the top.
  public init(
    _ scrollView: UIScrollView? = nil, spacing: some LayoutNumber = 0,
    alignment: VStackBlock.XAxisAlignment = .center, fillsFrame: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> [any Block]
  ) {
    let stack = Stack(
      name: "VScrollBlock", axis: .vertical, spacing: spacing.points, alignment: alignment.slot,
      elements: BlockGroup(content()))
    scroll = Scroll(
      name: "VScrollBlock", view: scrollView, axes: [.vertical], content: stack,
      fillsFrame: fillsFrame)
    self.line = SourceLine(fileID: fileID, line: line)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    return scroll.place(in: located, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) { scroll.outline(into: &outline) }
}
