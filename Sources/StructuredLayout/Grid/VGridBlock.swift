/// A grid of columns, filled row by row from the top.
///
/// ```swift
/// VGridBlock(columns: [.init(.fixed(60)), .init(), .init()], rowSpacing: 4, columnSpacing: 8) {
///   items
/// }
/// ```
///
/// Cells fill each row from the leading edge before the next row begins. All cells of a row are as
/// tall as the tallest, cells fill their places, and flexible columns are equally wide. Columns
/// that can't take the whole width lie at the leading edge. A ``StackingSpacer`` leaves a cell
/// empty.
@preconcurrency @MainActor
public struct VGridBlock: ValueBlock {
  let grid: Grid
  private let line: SourceLine

  /// Creates a grid of columns.
  ///
  /// - Parameters:
  ///   - columns: The columns, from the leading edge.
  ///   - rowSpacing: The distance between rows, in points.
  ///   - columnSpacing: The distance between columns, in points; a column can have its own.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: The cells, row after row from the top, each from the leading edge.
  public init(
    columns: [GridLayoutItem], rowSpacing: some LayoutNumber = 0,
    columnSpacing: some LayoutNumber = 0,
    fileID: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> [any Block]
  ) {
    grid = Grid(
      name: "VGridBlock", axis: .vertical, tracks: columns, lineSpacing: rowSpacing.points,
      trackSpacing: columnSpacing.points, cells: BlockGroup(content()))
    self.line = SourceLine(fileID: fileID, line: line)
  }

  /// Creates a grid of columns.
  ///
  /// - Parameters:
  ///   - columns: The columns, from the leading edge.
  ///   - spacing: The distance between rows, in points.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: The cells, row after row from the top, each from the leading edge.
  public init(
    columns: [GridLayoutItem], spacing: some LayoutNumber, fileID: StaticString = #fileID,
    line: UInt = #line,
    @BlockBuilder content: () -> [any Block]
  ) {
    self.init(
      columns: columns, rowSpacing: spacing, fileID: fileID, line: line, content: content)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    return grid.place(in: located, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) {
    grid.outline(into: &outline, tracks: "columns", lines: "rowSpacing", across: "columnSpacing")
  }
  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { line == $0.line && grid.isSame(as: $0.grid) }
  }
}
