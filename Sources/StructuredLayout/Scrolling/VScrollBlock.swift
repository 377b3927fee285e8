/// A column of blocks in a scroll view, which scrolls vertically if the column doesn't fit.
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
/// The elements have to reach from the top of the content to its bottom, each with a height of its
/// own. Otherwise the content has no height to scroll, which is an issue that names the element.
///
/// For pages as high as the scroll view, see ``ValueBlock/fillingScrollFrame(_:fileID:line:)``.
@preconcurrency @MainActor
public struct VScrollBlock: ValueBlock {
  let scroll: Scroll
  private let line: SourceLine

  /// Creates a column that scrolls.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll view of yours; without one, the block makes its own, and keeps it
  ///     when the layout is reloaded.
  ///   - spacing: The distance between elements, in points; negative values overlap them.
  ///   - alignment: Where elements lie horizontally.
  ///   - fillsFrame: Whether content that is shorter than the scroll view becomes as tall; a
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
