/// Asserts that each line of a layout has an effect.
///
/// ```swift
/// try assertEveryLineMatters(of: { Card(title: "Hello") }, across: .standard)
/// ```
///
/// For each line that has made constraints (a block, a modifier, a chain call, a constraint of your
/// own), all its constraints are left out together, and then put back. A line matters if, without
/// it, a frame differs by more than half a point, or a view becomes ambiguous, in at least one
/// combination.
///
/// Each line that does not matter is a failure. Two lines that don't matter by themselves, but that
/// can't both be left out, are one failure. Lines that make no constraints, such as a priority of
/// content, are not judged. Neither are lines with only those constraints that blocks add by
/// themselves so that content fits.
///
/// - Parameters:
///   - view: Makes the view, on each stage.
///   - matrix: The combinations.
///   - size: The size of the view.
///   - query: Finds views whose lines, and the lines of everything in them, need not matter. If all
///     of these lines matter, that is a failure.
///   - reason: Why they are exempt.
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
