import Foundation

/// Makes sure that a view holds to contracts on each device, whatever its user has set.
///
/// ```swift
/// try assertLayout(of: { Card(title: "Hello") }, across: .standard) {
///   noIssues()
///   unambiguous()
///   noTruncation(except: "badge", because: "it shrinks to a dot")
/// }
/// ```
///
/// Each thing that is wrong is one failure, in the simplest combination in which it is: fewest axes
/// away from an iPhone 16 as it comes. What `noIssues` finds fails at the line of
/// the layout that made it, all else at that of the assertion. An exception that is not needed in any
/// combination fails, too.
///
/// - Parameters:
///   - view: Makes the view, on each stage.
///   - matrix: The combinations.
///   - size: How large the view is.
///   - baseline: What names the file, beside the test, of what may be wrong, as long as it gets no
///     worse: by no more points, in no more ways, and in no combination that is fewer axes away from
///     an iPhone 16; nil for none. Where there is no such file yet what is wrong now is recorded,
///     which fails that run.
///   - contracts: What has to hold.
///   - fileID: The module and the file of the call.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func assertLayout(
  of view: @escaping () throws -> UIView, across matrix: LayoutMatrix,
  size: StageSize = .screen, baseline: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @ContractBuilder contracts: () -> [LayoutContract]
) throws {
  let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
  try MatrixAssertion(
    run: MatrixRun(StageContent({ _ in try view() }, size: size), matrix, contracts()), line: place
  ).check(baseline)
}

/// Makes sure that a view holds to contracts, with texts that it asks for: `{ variant in
/// Card(title: variant.text("Send")) }`.
///
/// - Parameters:
///   - view: Makes the view, on each stage.
///   - matrix: The combinations.
///   - size: How large the view is.
///   - baseline: What names the file, beside the test, of what may be wrong; nil for none.
///   - contracts: What has to hold.
///   - fileID: The module and the file of the call.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func assertLayout(
  of view: @escaping (LayoutVariant) throws -> UIView, across matrix: LayoutMatrix,
  size: StageSize = .screen, baseline: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @ContractBuilder contracts: () -> [LayoutContract]
) throws {
  let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
  try MatrixAssertion(
    run: MatrixRun(StageContent(view, size: size), matrix, contracts()), line: place
  ).check(baseline)
}

/// Makes sure that a controller holds to contracts, as the root of a window.
///
/// - Parameters:
///   - controller: Makes the controller, on each stage.
///   - matrix: The combinations.
///   - baseline: What names the file, beside the test, of what may be wrong; nil for none.
///   - contracts: What has to hold.
///   - fileID: The module and the file of the call.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func assertLayout(
  of controller: @escaping () throws -> UIViewController, across matrix: LayoutMatrix,
  baseline: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column,
  @ContractBuilder contracts: () -> [LayoutContract]
) throws {
  let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
  try MatrixAssertion(
    run: MatrixRun(StageContent { _ in try controller() }, matrix, contracts()), line: place
  ).check(baseline)
}
