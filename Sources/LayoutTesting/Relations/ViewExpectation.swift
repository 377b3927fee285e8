import Foundation

/// Begins expectations about the position of a view.
///
/// ```swift
/// try expect(title).isAbove(message, by: 8).isAligned(.leading, with: message)
/// try expect(send).isHittable().hasSize(width: 120)
/// ```
///
/// Positions are compared after a layout, on the screen, within half a pixel for each number that
/// is rounded to pixels on the way. An expectation that is not met is a failure of the running
/// test, and the next one is checked; outside of tests it is thrown.
@preconcurrency @MainActor
public func expect(
  _ view: UIView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> ViewExpectation {
  ViewExpectation(
    view, at: TestLine(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expectations about the position of a view.
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

  /// Expects the view's bottom not to be below the top of another view.
  ///
  /// - Parameters:
  ///   - other: The other view.
  ///   - distance: The distance between them, in points; nil for any distance.
  @discardableResult
  public func isAbove(_ other: UIView, by distance: CGFloat? = nil) throws -> ViewExpectation {
    try check { $0.complaint(.above, other, by: distance) }
  }

  /// Expects the view's top not to be above the bottom of another view.
  ///
  /// - Parameters:
  ///   - other: The other view.
  ///   - distance: The distance between them, in points; nil for any distance.
  @discardableResult
  public func isBelow(_ other: UIView, by distance: CGFloat? = nil) throws -> ViewExpectation {
    try check { $0.complaint(.below, other, by: distance) }
  }

  /// Expects the view to end, in the reading direction, where another view begins, or earlier.
  ///
  /// - Parameters:
  ///   - other: The other view.
  ///   - distance: The distance between them, in points; nil for any distance.
  @discardableResult
  public func isBefore(_ other: UIView, by distance: CGFloat? = nil) throws -> ViewExpectation {
    try check { $0.complaint(.before, other, by: distance) }
  }

  /// Expects the view to begin, in the reading direction, where another view ends, or later.
  ///
  /// - Parameters:
  ///   - other: The other view.
  ///   - distance: The distance between them, in points; nil for any distance.
  @discardableResult
  public func isAfter(_ other: UIView, by distance: CGFloat? = nil) throws -> ViewExpectation {
    try check { $0.complaint(.after, other, by: distance) }
  }

  /// Expects an edge, a center, a baseline or a length to equal that of another view.
  ///
  /// Leading and trailing follow the reading direction. Baselines are where text is drawn: in the
  /// middle of a label, a button or a field that is taller than its text.
  @discardableResult
  public func isAligned(
    _ attribute: LayoutAttribute, with other: UIView
  ) throws -> ViewExpectation {
    try check { $0.complaint(aligned: attribute, with: other) }
  }

  /// Expects no part of the view to extend beyond another view.
  @discardableResult
  public func isInside(_ other: UIView) throws -> ViewExpectation {
    try check { $0.complaint(inside: other) }
  }

  /// Expects a width and a height, in points, as far as they are given; without either the
  /// expectation fails.
  @discardableResult
  public func hasSize(width: CGFloat? = nil, height: CGFloat? = nil) throws -> ViewExpectation {
    try check {
      width == nil && height == nil
        ? "No size is checked: give hasSize a width or a height."
        : $0.complaint(width: width, height: height)
    }
  }

  /// Expects some part of the view to be in a window, not hidden, not transparent, and not clipped
  /// by the views around it.
  @discardableResult
  public func isVisible() throws -> ViewExpectation {
    try check { $0.complaintOfInvisible() }
  }

  /// Expects the view to be visible, and a finger on its middle to reach it or a view in it, not
  /// the keyboard.
  @discardableResult
  public func isHittable() throws -> ViewExpectation {
    try check { $0.complaintOfUnreachable() }
  }
}
