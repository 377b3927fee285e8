/// Blocks in rows, column after column from the leading edge: a ``VGridBlock`` on its side.
///
/// All cells of a column are as wide as the widest, and flexible rows are equally high.
public struct HGridBlock: Block {
  let grid: Grid
  private let line: SourceLine

  /// - Parameters:
  ///   - rows: The rows, from the top on.
  ///   - columnSpacing: The distance between columns, in points.
  ///   - rowSpacing: The distance between rows that do not say otherwise, in points.
  public init(
    rows: [GridLayoutItem], columnSpacing: CGFloat = 0, rowSpacing: CGFloat = 0,
    fileID: String = #fileID, line: UInt = #line, @BlockBuilder content: () -> [any Block]
  ) {
    grid = Grid(
      name: "HGridBlock", axis: .horizontal, tracks: rows, lineSpacing: columnSpacing,
      trackSpacing: rowSpacing, cells: content())
    self.line = SourceLine(fileID: fileID, line: line)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    LocatedBlock(block: grid, line: line).place(in: proposal, plan: &plan)
  }
}
