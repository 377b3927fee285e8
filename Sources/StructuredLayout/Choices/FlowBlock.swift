/// Blocks one after another in the direction of reading, in as many lines as they need.
///
/// ```swift
/// FlowBlock(spacing: 8, lineSpacing: 8) { tags }
/// ```
///
/// Auto Layout can't break lines: the breaks are decided when the layout is planned, by what the
/// blocks would like to be and by the room that there is, and anew when the room or the text size
/// changes. So a flow needs a width that does not depend on it; in a box that is as wide as its
/// content it is as wide as the host allows. A change of a block's own size is seen at the next
/// reload. Until the width is known, each block has a line of its own.
public struct FlowBlock: Block {
  private let spacing: CGFloat
  let lineSpacing: CGFloat
  private let alignment: HStackBlock.YAxisAlignment
  private let lineAlignment: VStackBlock.XAxisAlignment
  let elements: [any Block]
  private let line: SourceLine

  /// - Parameters:
  ///   - spacing: The distance between the blocks of a line, in points.
  ///   - lineSpacing: The distance between lines, in points.
  ///   - alignment: Where blocks lie in the height of their line.
  ///   - lineAlignment: Where each line lies in the width, the last one too.
  public init(
    spacing: CGFloat = 0, lineSpacing: CGFloat = 0,
    alignment: HStackBlock.YAxisAlignment = .center,
    lineAlignment: VStackBlock.XAxisAlignment = .leading, fileID: String = #fileID,
    line: UInt = #line, @BlockBuilder content: () -> [any Block]
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.lineAlignment = lineAlignment
    elements = content()
    self.line = SourceLine(fileID: fileID, line: line)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    let present = elements.filter { !$0.isEmpty }
    guard !present.isEmpty else { return .nothing }
    let room = plan.room(along: .horizontal, for: located)
    let gap = plan.finite(spacing, as: "the spacing of FlowBlock", at: line)
    let rows = Self.rows(of: present, room: room ?? 0, spacing: gap).map { row in
      Stack(
        name: "FlowBlock", axis: .horizontal, spacing: gap, alignment: alignment.slot,
        baseline: alignment.baseline, elements: row)
    }
    let column = Stack(
      name: "FlowBlock", axis: .vertical, spacing: lineSpacing, alignment: lineAlignment.slot,
      elements: rows)
    return column.place(in: located, plan: &plan)
  }

  /// The blocks, each row as full as the room allows, and never empty.
  private static func rows(
    of blocks: [any Block], room: CGFloat, spacing: CGFloat
  ) -> [[any Block]] {
    var rows: [[any Block]] = []
    var length: CGFloat = 0
    for block in blocks {
      let own = block.measured(along: .horizontal)
      if let last = rows.indices.last, length + spacing + own <= room + 0.01 {
        rows[last].append(block)
        length += spacing + own
      } else {
        rows.append([block])
        length = own
      }
    }
    return rows
  }
}
