/// A line of source code.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  // Not a `String`: layouts copy thousands of lines, and this type is not reference-counted.
  package let file: StaticString
  let number: UInt32

  /// Creates the line of the call, or another line.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    file = fileID
    number = UInt32(clamping: line)
  }

  init(_ file: StaticString, number: UInt32) { (self.file, self.number) = (file, number) }

  /// The line number, counted from 1.
  public var line: UInt { UInt(number) }

  /// The module and the file, in the form of `#fileID`.
  public var fileID: String { "\(file)" }

  /// The file name and the line: `LoginView.swift:42`.
  public var description: String {
    "\(fileID.split(separator: "/").last ?? ""):\(line)"
  }

  public static func == (left: SourceLine, right: SourceLine) -> Bool {
    guard left.line == right.line else { return false }
    return left.file.isSameFile(as: right.file)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(fileID)
  }
}

extension StaticString {
  /// Whether both name the same file.
  func isSameFile(as other: StaticString) -> Bool {
    isIdentical(to: other) || "\(self)" == "\(other)"
  }

  /// Whether both are the same literal, which usually decides whether they are equal.
  func isIdentical(to other: StaticString) -> Bool {
    hasPointerRepresentation && other.hasPointerRepresentation && utf8Start == other.utf8Start
      && utf8CodeUnitCount == other.utf8CodeUnitCount
  }
}
