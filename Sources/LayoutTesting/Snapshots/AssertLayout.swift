/// Compares the layout of a view with a literal.
///
/// ```swift
/// try assertLayout(
///   of: Card(title: "Hello"), size: .width(320),
///   inline: """
///     Card - 0 0 320 52.333
///       UILabel title 16 16 42 20.333
///     """)
/// ```
///
/// An empty literal is filled in, which fails that one run. `DESTIJL_RECORD=1` also replaces
/// literals that differ from the layout. If `CI` is set, nothing is written. Mistakes in the layout
/// fail at their lines.
///
/// - Parameters:
///   - view: Makes the view, on the stage.
///   - environment: The device and the settings of its user.
///   - size: The size of the view.
///   - text: What is compared: frames, constraints, a picture, blocks.
///   - expected: The recorded text.
///   - fileID: The module and the file of the call.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func assertLayout(
  of view: @autoclosure () throws -> UIView, in environment: StageEnvironment = StageEnvironment(),
  size: StageSize = .screen, as text: LayoutText = .frames, inline expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws {
  try assertLayout(
    of: Stage(view(), in: environment, size: size), as: text, inline: expected, fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Compares the content of a stage with a literal, as `assertLayout(of:in:size:as:inline:)` does.
@preconcurrency @MainActor
public func assertLayout(
  of stage: Stage, as text: LayoutText = .frames, inline expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws {
  let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
  try Snapshot(stage: stage, kind: text, line: place).compare(inline: expected)
}

/// Compares the layout of a view with a file beside the test.
///
/// The file is in `__Layouts__`, in a folder named after the test's file; on UIKit each system has
/// its own files. A missing file is recorded, which fails that one run. `DESTIJL_RECORD=1` also
/// records files again that differ. If `CI` is set, nothing is written.
///
/// Files that no test in the source uses any more are failures, too. If names are made only while
/// tests run, or if helper functions use the files, the source does not show which files are used:
/// then the files that a test has not used are printed when the run is over.
///
/// - Parameters:
///   - view: Makes the view, on the stage.
///   - environment: The device and the settings of its user.
///   - size: The size of the view.
///   - text: What is compared: frames, constraints, a picture, blocks.
///   - name: A name that distinguishes the file from others of the test, such as in a test with
///     arguments; nil for a number.
///   - function: The test.
///   - fileID: The module and the file of the call.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func assertLayout(
  of view: @autoclosure () throws -> UIView, in environment: StageEnvironment = StageEnvironment(),
  size: StageSize = .screen, as text: LayoutText = .frames, named name: String? = nil,
  function: String = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  try assertLayout(
    of: Stage(view(), in: environment, size: size), as: text, named: name, function: function,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Compares the content of a stage with a file beside the test, as
/// `assertLayout(of:in:size:as:named:)` does.
@preconcurrency @MainActor
public func assertLayout(
  of stage: Stage, as text: LayoutText = .frames, named name: String? = nil,
  function: String = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
  try Snapshot(stage: stage, kind: text, line: place)
    .compare(file: SnapshotFile(name, of: function, text, at: place))
}
