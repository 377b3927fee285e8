import Foundation
import Testing
import XCTest

/// The place of an assertion.
package struct TestLine {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The path of the file that is read and written.
  let path: String

  package init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, path: String? = nil
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.path = path ?? "\(filePath)"
  }

  /// The place of code that is no assertion; the path of its file is unknown.
  init(_ maker: SourceLine) {
    self.init(fileID: maker.file, filePath: maker.file, line: maker.line, column: 1)
  }
}

/// Reports failures to the framework whose test runs.
///
/// `XCTFail` in a test of Swift Testing and `Issue.record` in an `XCTestCase` are both without
/// effect. The task tells whether a test of Swift Testing runs; for XCTest, an observer of its
/// tests does. The observer is added by the first assertion, so failures of that assertion, and
/// failures outside of tests, are thrown: both frameworks take an error for a failure.
@MainActor
enum TestReport {
  /// Begins to observe XCTest. Each assertion calls this, whether it fails or not.
  static func listen() { _ = RunningCase.shared }

  /// Attaches a text to the running test, if it is one of Swift Testing.
  static func attach(_ text: String, named name: String) {
    if Test.current != nil { Attachment.record(text, named: name) }
  }

  /// Reports messages that are no failures: in the output, in the format of compilers, and as an
  /// attachment to a test of Swift Testing. XCTest has no attachments on Linux, and Swift Testing
  /// does not show them.
  static func note(_ messages: [String], at line: TestLine) {
    guard !messages.isEmpty else { return }
    attach(messages.joined(separator: "\n"), named: "notes.txt")
    for message in messages { print("\(line.filePath):\(line.line): note: \(message)") }
  }

  /// - Parameters:
  ///   - message: The description of the failure.
  ///   - line: The place of the assertion.
  ///   - maker: The line that caused the failure, at which it is then reported; nil for the
  ///     assertion's.
  /// - Throws: `LayoutFailure` if no test is known to run.
  static func fail(_ message: String, at line: TestLine, madeBy maker: SourceLine? = nil) throws {
    let place = maker.map { TestLine($0) } ?? line
    let asserted = maker == nil ? "" : " (asserted at \(line.filePath):\(line.line))"
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message + asserted),
        sourceLocation: SourceLocation(
          fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
          column: Int(place.column)))
    } else if RunningCase.shared.isRunning {
      XCTFail(message + asserted, file: place.filePath, line: place.line)
    } else {
      throw LayoutFailure(description: "\(place.filePath):\(place.line): \(message)\(asserted)")
    }
  }

  /// Reports mistakes in layouts, each at the line that made it.
  static func fail(_ issues: [LayoutIssue], at line: TestLine) throws {
    listen()
    for issue in issues { try fail(issue.message, at: line, madeBy: issue.line) }
  }

  /// Reports several messages as one failure.
  static func fail(_ messages: [String], at line: TestLine) throws {
    listen()
    guard !messages.isEmpty else { return }
    try fail(messages.joined(separator: "\n"), at: line)
  }
}

/// Observes whether a test of XCTest runs.
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
