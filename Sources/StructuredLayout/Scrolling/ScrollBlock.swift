/// Blocks in a scroll view, which scrolls in both directions if they don't fit.
///
/// ```swift
/// ScrollBlock {
///   VStackBlock(spacing: 1) { for row in rows { HStackBlock(spacing: 1) { row.cells } } }
/// }
/// ```
///
/// Each block lies at all edges of the content; several blocks lie one above another, as at the
/// root of a layout. The content is as large as the blocks. They need a width and a height of their
/// own. Otherwise the content has no size to scroll, which is an issue that names the element.
///
/// In right-to-left layouts, the trailing edge of the content is at the left, and the content is
/// initially scrolled to its leading edge.
@preconcurrency @MainActor
public struct ScrollBlock: ValueBlock {
  let scroll: Scroll
  private let line: SourceLine

  /// Creates content that scrolls in both directions.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll view of yours; without one, the block makes its own, and keeps it
  ///     when the layout is reloaded.
  ///   - fillsFrame: Whether content that is smaller than the scroll view becomes as large.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: The blocks that scroll; several blocks lie one above another.
  public init(
    _ scrollView: UIScrollView? = nil, fillsFrame: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> [any Block]
  ) {
    scroll = Scroll(
      name: "ScrollBlock", view: scrollView, axes: LayoutAxis.allCases,
      content: BlockGroup(content()), fillsFrame: fillsFrame)
    self.line = SourceLine(fileID: fileID, line: line)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    return scroll.place(in: located, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) { scroll.outline(into: &outline) }
}
