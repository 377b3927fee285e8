import Foundation

/// Asserts that a view meets contracts on each device, with any settings of its user.
///
/// ```swift
/// try assertLayout(of: { Card(title: "Hello") }, across: .standard) {
///   noIssues()
///   unambiguous()
///   noTruncation(except: "badge", because: "it shrinks to a dot")
/// }
/// ```
///
/// Each mistake is one failure, in the simplest combination that shows it: the one that differs on
/// the fewest axes from an iPhone 16 with factory settings. A mistake that `noIssues` finds fails
/// at the line of the layout that made it, any other mistake at the line of the assertion. An
/// exception that isn't needed in any combination is a failure, too.
///
/// - Parameters:
///   - view: Makes the view, on each stage.
///   - matrix: The combinations.
///   - size: The size of the view.
///   - baseline: The name of a file, beside the test, with known mistakes. These don't fail as long
///     as they get no worse: by no more points, in no more ways, and in no combination that differs
///     on fewer axes from an iPhone 16. If there is no such file yet, the present mistakes are
///     recorded, which fails that run. Nil for no baseline.
///   - contracts: The contracts.
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

/// Asserts that a view meets contracts, with texts from the variant:
/// `{ variant in Card(title: variant.text("Send")) }`.
///
/// - Parameters:
///   - view: Makes the view, on each stage.
///   - matrix: The combinations.
///   - size: The size of the view.
///   - baseline: The name of a file, beside the test, with known mistakes; nil for none.
///   - contracts: The contracts.
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

/// Asserts that a controller, as the root of a window, meets contracts.
///
/// - Parameters:
///   - controller: Makes the controller, on each stage.
///   - matrix: The combinations.
///   - baseline: The name of a file, beside the test, with known mistakes; nil for none.
///   - contracts: The contracts.
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
