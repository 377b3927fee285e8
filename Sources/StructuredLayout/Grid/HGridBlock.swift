/// A grid of rows, filled column by column from the leading edge: a ``VGridBlock`` on its side.
///
/// All cells of a column are as wide as the widest, and flexible rows are equally tall.
@preconcurrency @MainActor
public struct HGridBlock: ValueBlock {
  let grid: Grid
  private let line: SourceLine

  /// Creates a grid of rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, from the top.
  ///   - columnSpacing: The distance between columns, in points.
  ///   - rowSpacing: The distance between rows, in points; a row can have its own.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: The cells, column after column from the leading edge, each from the top.
  public init(
    rows: [GridLayoutItem], columnSpacing: some LayoutNumber = 0, rowSpacing: some LayoutNumber = 0,
    fileID: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> [any Block]
  ) {
    grid = Grid(
      name: "HGridBlock", axis: .horizontal, tracks: rows, lineSpacing: columnSpacing.points,
      trackSpacing: rowSpacing.points, cells: BlockGroup(content()))
    self.line = SourceLine(fileID: fileID, line: line)
  }

  /// Creates a grid of rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, from the top.
  ///   - spacing: The distance between columns, in points.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: The cells, column after column from the leading edge, each from the top.
  public init(
    rows: [GridLayoutItem], spacing: some LayoutNumber, fileID: StaticString = #fileID,
    line: UInt = #line, @BlockBuilder content: () -> [any Block]
  ) {
    self.init(rows: rows, columnSpacing: spacing, fileID: fileID, line: line, content: content)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    return grid.place(in: located, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) {
    grid.outline(into: &outline, tracks: "rows", lines: "columnSpacing", across: "rowSpacing")
  }
  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { line == $0.line && grid.isSame(as: $0.grid) }
  }
}
