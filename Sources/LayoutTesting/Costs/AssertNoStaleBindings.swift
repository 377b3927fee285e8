/// Asserts that a reused cell no longer follows the states of its earlier content.
///
/// ```swift
/// try assertNoStaleBindings(afterReuse: cell) { cell.show(otherHero) }
/// ```
///
/// A cell, header or footer of a table or a collection gets `prepareForReuse()`, and is then
/// filled. A failure is a binding of the cell, or of a view in it, to a state to which it was bound
/// before. States that the cell, or a view in it, holds in its own properties may stay bound. The
/// message names each binding with the line that made it.
///
/// - Parameters:
///   - cell: The cell to reuse, with bindings.
///   - fill: Fills the cell with other content, bound to other states; does nothing if a reused
///     cell is to have no bindings.
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
      ? [] : ["\(type(of: cell)) still follows what it showed before:"] + lines.map { "  \($0)" },
    at: TestLine(fileID: fileID, filePath: filePath, line: line, column: column))
}
