import Foundation
import Testing
import XCTest

/// Where an assertion stands.
package struct TestLine {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The file that is read and written.
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
}

/// Tells failures to the framework whose test runs.
///
/// `XCTFail` inside of a test of Swift Testing, and `Issue.record` inside of an `XCTestCase`, say
/// nothing to anybody. Which test runs is known of Swift Testing by the task, and of XCTest by its
/// start, for which an observer has to be there. It comes with the first assertion; so what that
/// one says, and all that is said outside of tests, is thrown, which either framework takes for a
/// failure.
@MainActor
enum TestReport {
  /// Begins to listen for tests of XCTest. Each assertion does that, whatever comes of it.
  static func listen() { _ = RunningCase.shared }

  /// Keeps a text with the test that runs, if that is one of Swift Testing.
  static func attach(_ text: String, named name: String) {
    if Test.current != nil { Attachment.record(text, named: name) }
  }

  /// Tells what fails nothing, once each: in what the run prints, as compilers do, and with the test
  /// if that is one of Swift Testing. XCTest keeps no such thing on Linux, and Swift Testing shows
  /// nobody what it keeps.
  static func note(_ messages: [String], at line: TestLine) {
    guard !messages.isEmpty else { return }
    attach(messages.joined(separator: "\n"), named: "notes.txt")
    for message in messages { print("\(line.filePath):\(line.line): note: \(message)") }
  }

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

  /// Tells mistakes in layouts, each at the line that made it.
  static func fail(_ issues: [LayoutIssue], at line: TestLine) throws {
    listen()
    for issue in issues {
      guard let place = issue.line, Test.current != nil else {
        try fail("\(issue)", at: line)
        continue
      }
      Issue.record(
        Comment(rawValue: issue.message),
        sourceLocation: SourceLocation(
          fileID: place.fileID, filePath: place.fileID, line: Int(place.line), column: 1))
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
