/// A row of blocks in a scroll view, which scrolls horizontally if the row doesn't fit.
///
/// ```swift
/// HScrollBlock(spacing: 8) { chips }
///   .height(44)
/// ```
///
/// `content.height == frame.height`, and the elements reach from the leading edge of the content to
/// its trailing edge. In right-to-left layouts the first element is at the right, and the row is
/// initially scrolled to it. UIKit puts content that is narrower than the frame at the left, in
/// both layout directions. To keep it at the leading edge, use `fillsFrame` and a
/// ``StackingSpacer`` after the elements.
///
/// Each element needs a width of its own. Otherwise the content has no width to scroll, which is an
/// issue that names the element.
///
/// For pages as wide as the scroll view, see ``ValueBlock/fillingScrollFrame(_:fileID:line:)``.
@preconcurrency @MainActor
public struct HScrollBlock: ValueBlock {
  let scroll: Scroll
  private let line: SourceLine

  /// Creates a row that scrolls.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll view of yours; without one, the block makes its own, and keeps it
  ///     when the layout is reloaded.
  ///   - spacing: The distance between elements, in points; negative values overlap them.
  ///   - alignment: Where elements lie vertically.
  ///   - fillsFrame: Whether content that is narrower than the scroll view becomes as wide; a
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
