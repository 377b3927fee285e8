/// Makes sure that a cell which shows something else hears no more of what it has shown.
///
/// ```swift
/// try assertNoStaleBindings(afterReuse: cell) { cell.show(otherHero) }
/// ```
///
/// A cell of a table or a collection, or one of their headers and footers, is told
/// `prepareForReuse()`, and then filled. What fails: a binding of it, or of a view in it, to a
/// state that it was bound to before. States that the cell, or a view in it, has as a property of
/// its own may stay bound. The message names each binding with the line that made it.
///
/// - Parameters:
///   - cell: What is reused, with something bound to it.
///   - fill: Has it show something else, bound to other states; nothing where a reused cell is to
///     be left without any.
///   - fileID: The module and the file of the call.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func assertNoStaleBindings(
  afterReuse cell: UIView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ fill: () throws -> Void = {}
) throws {
  let lines = try StaleBindings(afterReuse: cell, fill).lines
  try TestReport.fail(
    lines.isEmpty
      ? [] : ["\(type(of: cell)) still hears of what it has shown:"] + lines.map { "  \($0)" },
    at: TestLine(fileID: fileID, filePath: filePath, line: line, column: column))
}
