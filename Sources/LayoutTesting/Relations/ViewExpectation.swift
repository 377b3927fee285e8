import Foundation

/// Begins to say where a view has to be.
///
/// ```swift
/// try expect(title).isAbove(message, by: 8).isAligned(.leading, with: message)
/// try expect(send).isHittable().hasSize(width: 120)
/// ```
///
/// Places are compared after a layout, on the screen, within half a pixel for each number that
/// is rounded to pixels on the way. What is not so is a
/// failure of the test that runs, and the next is looked at; outside of tests it is thrown.
@preconcurrency @MainActor
public func expect(
  _ view: UIView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> ViewExpectation {
  ViewExpectation(
    view, at: TestLine(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// What is to be said of where a view is.
@preconcurrency @MainActor
public struct ViewExpectation {
  private let view: UIView
  private let line: TestLine

  init(_ view: UIView, at line: TestLine) {
    self.view = view
    self.line = line
  }

  private func check(_ complaint: (ViewRelation) -> String?) throws -> ViewExpectation {
    try TestReport.fail([complaint(ViewRelation(view))].compactMap { $0 }, at: line)
    return self
  }

  /// Its bottom is not below the top of another view.
  ///
  /// - Parameters:
  ///   - other: The other view.
  ///   - distance: How far above, in points; nil for any distance.
  @discardableResult
  public func isAbove(_ other: UIView, by distance: CGFloat? = nil) throws -> ViewExpectation {
    try check { $0.complaint(.above, other, by: distance) }
  }

  /// Its top is not above the bottom of another view.
  ///
  /// - Parameters:
  ///   - other: The other view.
  ///   - distance: How far below, in points; nil for any distance.
  @discardableResult
  public func isBelow(_ other: UIView, by distance: CGFloat? = nil) throws -> ViewExpectation {
    try check { $0.complaint(.below, other, by: distance) }
  }

  /// In the direction of reading it ends where another view begins, or earlier.
  ///
  /// - Parameters:
  ///   - other: The other view.
  ///   - distance: How far before, in points; nil for any distance.
  @discardableResult
  public func isBefore(_ other: UIView, by distance: CGFloat? = nil) throws -> ViewExpectation {
    try check { $0.complaint(.before, other, by: distance) }
  }

  /// In the direction of reading it begins where another view ends, or later.
  ///
  /// - Parameters:
  ///   - other: The other view.
  ///   - distance: How far after, in points; nil for any distance.
  @discardableResult
  public func isAfter(_ other: UIView, by distance: CGFloat? = nil) throws -> ViewExpectation {
    try check { $0.complaint(.after, other, by: distance) }
  }

  /// An edge, a center, a baseline or a length is the same as that of another view. Leading and
  /// trailing follow the direction of reading. Baselines are where text is drawn: in the middle of a
  /// label, a button or a field that is higher than it.
  @discardableResult
  public func isAligned(
    _ attribute: LayoutAttribute, with other: UIView
  ) throws -> ViewExpectation {
    try check { $0.complaint(aligned: attribute, with: other) }
  }

  /// No part of it sticks out of another view.
  @discardableResult
  public func isInside(_ other: UIView) throws -> ViewExpectation {
    try check { $0.complaint(inside: other) }
  }

  /// Its width and its height, each as far as it is given, in points. With neither nothing is said,
  /// which fails.
  @discardableResult
  public func hasSize(width: CGFloat? = nil, height: CGFloat? = nil) throws -> ViewExpectation {
    try check {
      width == nil && height == nil
        ? "Nothing is said about the size: give hasSize a width or a height."
        : $0.complaint(width: width, height: height)
    }
  }

  /// Some of it is in a window, not hidden, not transparent, and not cut off by what is around it.
  @discardableResult
  public func isVisible() throws -> ViewExpectation {
    try check { $0.complaintOfInvisible() }
  }

  /// It is visible, and a finger on its middle reaches it or something in it, not the keyboard.
  @discardableResult
  public func isHittable() throws -> ViewExpectation {
    try check { $0.complaintOfUnreachable() }
  }
}
