/// Blocks from the leading to the trailing edge in a scroll view, which scrolls where they don't have
/// the room.
///
/// ```swift
/// HScrollBlock(spacing: 8) { chips }
///   .height(44)
/// ```
///
/// `content.height == frame.height`; the elements lead from the leading edge of the content to its
/// trailing edge. Where people read from right to left, the first element is at the right, and that is
/// what one sees first. Content that is not as wide as the frame lies where UIKit puts it, at the left in both
/// directions; `fillsFrame` and a ``StackingSpacer`` behind the elements keep it at the leading edge.
///
/// Each element needs a width of its own, or nobody knows how much there is to scroll: that is an
/// issue, which names the element.
@preconcurrency @MainActor
public struct HScrollBlock: ValueBlock {
  let scroll: Scroll
  private let line: SourceLine

  /// - Parameters:
  ///   - scrollView: A scroll view of yours; without one, the block makes its own, and keeps it when
  ///     a layout is reloaded.
  ///   - spacing: The distance between elements, in points; negative values overlap them.
  ///   - alignment: Where elements lie vertically.
  ///   - fillsFrame: Whether content that is not as wide as the scroll view becomes as wide; a
  ///     ``StackingSpacer`` among the elements takes the difference.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: The elements, from the leading edge.
  public init(
    _ scrollView: UIScrollView? = nil, spacing: some LayoutNumber = 0,
    alignment: HStackBlock.YAxisAlignment = .center, fillsFrame: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> [any Block]
  ) {
    let stack = Stack(
      name: "HScrollBlock", axis: .horizontal, spacing: spacing.points, alignment: alignment.slot,
      baseline: alignment.baseline, elements: BlockGroup(content()))
    scroll = Scroll(
      name: "HScrollBlock", view: scrollView, axes: [.horizontal], content: stack,
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
