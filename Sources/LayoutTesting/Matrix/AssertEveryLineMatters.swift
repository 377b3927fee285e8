/// Makes sure that no line of a layout could as well not be there.
///
/// ```swift
/// try assertEveryLineMatters(of: { Card(title: "Hello") }, across: .standard)
/// ```
///
/// For each line that has made constraints (a block, a modifier, a chain call, a constraint of
/// one's own) these are left out, all at once, and put back. A line matters if without it a frame
/// is other by more than half a point, or a view is left open that was not, in at least one
/// combination. What fails: each line that does not matter; two lines neither of which matters, but
/// of which not both can go, are one failure. What makes no constraints, such as a priority of
/// content, is not judged, and neither is a line of which there is only what blocks add by
/// themselves so that content fits.
///
/// - Parameters:
///   - view: Makes the view, on each stage.
///   - matrix: The combinations.
///   - size: How large the view is.
///   - query: Finds views whose lines, and those of what is in them, need not matter. If they all
///     do, that fails.
///   - reason: Why.
///   - fileID: The module and the file of the call.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func assertEveryLineMatters(
  of view: @escaping () throws -> UIView, across matrix: LayoutMatrix = LayoutMatrix(),
  size: StageSize = .screen, except query: ViewQuery? = nil, because reason: String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws {
  TestReport.listen()
  let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
  if let complaint = matrix.complaint { return try TestReport.fail(complaint, at: place) }
  let content = StageContent({ _ in try view() }, size: size)
  let idle = try LineMutation(content, matrix, except: query, because: reason).report()
  for one in idle { try TestReport.fail("\(one.text).", at: place) }
}
