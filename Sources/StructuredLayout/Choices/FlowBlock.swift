/// Blocks that follow one another in the direction of reading, and wrap into as many lines as they
/// need.
///
/// ```swift
/// FlowBlock(spacing: 8, lineSpacing: 8) { tags }
/// ```
///
/// Auto Layout can't break lines. The flow decides its line breaks when the layout is planned, from
/// the natural widths of the blocks and the available room, and again when the room or the text
/// size changes. The room is the width of the host, or of the nearest box with a width of its own,
/// less insets and the natural widths of neighbors. Several blocks that depend on their room share
/// it in equal parts. Until the host has a width, the blocks lie on top of each other.
///
/// Auto Layout does not report that a view's natural width has changed. So new text in a block or
/// in a neighbor, or a new constant of a view's own constraint, takes effect at the next reload. A
/// manager that tracks states reloads by itself.
@preconcurrency @MainActor
public struct FlowBlock: ValueBlock {
  let spacing: CGFloat
  let lineSpacing: CGFloat
  let alignment: HStackBlock.YAxisAlignment
  let lineAlignment: VStackBlock.XAxisAlignment
  let lastLineAlignment: VStackBlock.XAxisAlignment
  let elements: MeasuredBlocks
  private let line: SourceLine

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - spacing: The distance between the blocks of a line, in points.
  ///   - lineSpacing: The distance between lines, in points.
  ///   - alignment: Where blocks lie within the height of their line.
  ///   - lineAlignment: Where each line lies within the width of the flow. With `.fill`, the gaps
  ///     of a line widen equally until the line is full, and a block that is alone in its line is
  ///     stretched.
  ///   - lastLineAlignment: Where the last or only line lies; nil for the alignment of the other
  ///     lines.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: The blocks, in the direction of reading.
  public init(
    spacing: some LayoutNumber = 0, lineSpacing: some LayoutNumber = 0,
    alignment: HStackBlock.YAxisAlignment = .center,
    lineAlignment: VStackBlock.XAxisAlignment = .leading,
    lastLineAlignment: VStackBlock.XAxisAlignment? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, @BlockBuilder content: () -> [any Block]
  ) {
    self.spacing = spacing.points
    self.lineSpacing = lineSpacing.points
    self.alignment = alignment
    self.lineAlignment = lineAlignment
    self.lastLineAlignment = lastLineAlignment ?? lineAlignment
    elements = MeasuredBlocks(BlockGroup(content()))
    self.line = SourceLine(fileID: fileID, line: line)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    let elements = plan.rooms.measuring.flattened(elements)
    guard !elements.all.isEmpty else { return .nothing }
    let gap = plan.finite(spacing, as: "the spacing of FlowBlock", at: line)
    let count = elements.all.blocks.count
    guard let room = plan.length(ofRoom: .horizontal, for: located, of: "FlowBlock") else {
      let rows = (0..<count).map { row($0..<($0 + 1), of: elements, spacing: gap, .leading) }
      return Layers(name: "FlowBlock", .topLeading, group(rows)).place(in: located, plan: &plan)
    }
    let lengths = widths(of: elements, in: plan.rooms.measuring)
    var rows: [any Block] = Self.rows(of: lengths, room: room, spacing: gap)
      .map { range in
        let isLast = range.upperBound == count
        return row(
          range, of: elements, spacing: gap, isLast ? lastLineAlignment : lineAlignment)
      }
    if lastLineAlignment != lineAlignment, let last = rows.popLast() {
      rows.append(AlignedBlock(content: last, alignment: lastLineAlignment, line: line))
    }
    let column = Stack(
      name: "FlowBlock", axis: .vertical, spacing: lineSpacing, alignment: lineAlignment.slot,
      elements: group(rows))
    return column.place(in: located, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) {
    let (alignment, lineAlignment, last) = (alignment, lineAlignment, lastLineAlignment)
    outline.call(
      "FlowBlock", .number("spacing", spacing), .number("lineSpacing", lineSpacing),
      .source("alignment") { ".\(alignment)" }, .source("lineAlignment") { ".\(lineAlignment)" },
      last == lineAlignment ? nil : .source("lastLineAlignment") { ".\(last)" }
    ) { $0.describe(elements) }
  }

  /// The natural widths of the blocks, including their own spacing before and after.
  func widths(of elements: MeasuredBlocks, in measuring: BlockMeasuring) -> [CGFloat] {
    zip(measuring.lengths(of: elements, along: .horizontal), elements.all.blocks)
      .map { $0 + $1.ownSpacing }
  }

  private func group(_ rows: [any Block]) -> BlockGroup {
    BlockGroup(rows.map { LocatedBlock(block: $0, line: line) })
  }

  private func row(
    _ range: Range<Int>, of elements: MeasuredBlocks, spacing: CGFloat,
    _ lineAlignment: VStackBlock.XAxisAlignment
  ) -> Stack {
    Stack(
      name: "FlowBlock", axis: .horizontal, spacing: spacing, alignment: alignment.slot,
      distribution: lineAlignment == .fill ? .equalSpacing : .fill, baseline: alignment.baseline,
      elements: BlockGroup(Array(elements.all.blocks[range])))
  }

  /// Returns the rows for blocks with these lengths, each as full as the room allows, and never
  /// empty.
  static func rows(
    of lengths: [CGFloat], room: CGFloat, spacing: CGFloat
  ) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    var length: CGFloat = 0
    for (index, own) in lengths.enumerated() {
      if index > start, length + spacing + own > room + 0.01 {
        rows.append(start..<index)
        start = index
      }
      length = index == start ? own : length + spacing + own
    }
    return rows + [start..<lengths.count]
  }
}
