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

  /// That of something that is no assertion, of whose file the path is not known.
  init(_ maker: SourceLine) {
    self.init(fileID: maker.file, filePath: maker.file, line: maker.line, column: 1)
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

  /// - Parameters:
  ///   - message: What is wrong.
  ///   - line: What asserts it.
  ///   - maker: What has made it wrong, which is then where it fails; nil for what asserts it.
  /// - Throws: `LayoutFailure` where nobody else can be told.
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

  /// Tells mistakes in layouts, each at the line that made it.
  static func fail(_ issues: [LayoutIssue], at line: TestLine) throws {
    listen()
    for issue in issues { try fail(issue.message, at: line, madeBy: issue.line) }
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
