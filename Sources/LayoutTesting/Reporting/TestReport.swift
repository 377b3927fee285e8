import Foundation
import Testing
import XCTest

/// Where an assertion stands.
struct TestLine {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// Tells failures to the framework whose test runs.
///
/// `XCTFail` inside of a test of Swift Testing, and `Issue.record` inside of an `XCTestCase`, say nothing
/// to anybody. Which test runs is known of Swift Testing by the task, and of XCTest by its start, for
/// which an observer has to be there. It comes with the first assertion; so what that one says, and all
/// that is said outside of tests, is thrown, which either framework takes for a failure.
@MainActor
enum TestReport {
  /// Begins to listen for tests of XCTest. Each assertion does that, whatever comes of it.
  static func listen() { _ = RunningCase.shared }

  /// - Throws: `LayoutFailure` where nobody else can be told.
  static func fail(_ message: String, at line: TestLine) throws {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(line.fileID)", filePath: "\(line.filePath)", line: Int(line.line),
          column: Int(line.column)))
    } else if RunningCase.shared.isRunning {
      XCTFail(message, file: line.filePath, line: line.line)
    } else {
      throw LayoutFailure(description: "\(line.filePath):\(line.line): \(message)")
    }
  }

  /// Fails with each of some messages, all in one.
  static func fail(_ messages: [String], at line: TestLine) throws {
    listen()
    guard !messages.isEmpty else { return }
    try fail(messages.joined(separator: "\n"), at: line)
  }
}

/// Knows whether a test of XCTest runs.
// Unchecked: tests of XCTest begin and end one after another.
private final class RunningCase: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = RunningCase()

  private(set) var isRunning = false

  private override init() {
    super.init()
    XCTestObservationCenter.shared.addTestObserver(self)
  }

  func testCaseWillStart(_ testCase: XCTestCase) { isRunning = true }

  func testCaseDidFinish(_ testCase: XCTestCase) { isRunning = false }
}
