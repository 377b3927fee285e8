/// Blocks in a scroll view that scrolls in both directions where they don't have the room.
///
/// ```swift
/// ScrollBlock {
///   VStackBlock(spacing: 1) { for row in rows { HStackBlock(spacing: 1) { row.cells } } }
/// }
/// ```
///
/// Each block lies at all edges of the content, several of them one above another, as they do at the root
/// of a layout. The content is as large as they are. They need a width and a height of their own, or nobody
/// knows how much there is to scroll: that is an issue, which names the element.
///
/// Where people read from right to left, the trailing edge of the content is at the left, and one sees the
/// leading edge first.
@preconcurrency @MainActor
public struct ScrollBlock: ValueBlock {
  let scroll: Scroll
  private let line: SourceLine

  /// - Parameters:
  ///   - scrollView: A scroll view of yours; without one, the block makes its own, and keeps it when
  ///     a layout is reloaded.
  ///   - fillsFrame: Whether content that is not as large as the scroll view becomes as large.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: What scrolls; several blocks lie one above another.
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
