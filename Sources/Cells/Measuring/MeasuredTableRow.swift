/// A row of a table that provides its height without a cell, as a pure function of its values.
///
/// With ``TableModel/measuresRows``, the table uses this height even while the row is not visible,
/// so that its content has its full length from the start; otherwise the height is not used. With
/// `await model.set(sections)`, all heights are computed off the main actor.
///
/// ```swift
/// struct MessageRow: MeasuredTableRow, Equatable {
///   var message: Message
///   …
///   nonisolated func height(for width: CGFloat) -> CGFloat {
///     message.lines(in: width - 32) * 20 + 16
///   }
/// }
/// table.model.measuresRows = true
/// ```
@preconcurrency @MainActor
public protocol MeasuredTableRow: TableCellModel, Sendable {
  /// Returns the height of the row for a width.
  ///
  /// - Parameter width: The width of the row's cell, without the width of an index at the side, in
  ///   points.
  /// - Returns: The height in points, finite and not negative; any other value counts as 0 and is
  ///   an issue.
  nonisolated func height(for width: CGFloat) -> CGFloat
}
