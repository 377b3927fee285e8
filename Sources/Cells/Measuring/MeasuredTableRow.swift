/// A row of a table that knows how high it is, without a cell: a pure function of its values.
///
/// The table takes that for its height, also while the row is not seen, so that its content has its
/// length from the start. With `await model.set(sections)` all heights are found off the main
/// actor.
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
  /// How high the row is.
  ///
  /// - Parameter width: That of its cell, without what an index at the side takes, in points.
  /// - Returns: The height in points, finite and not negative; else it counts as 0, with an issue.
  nonisolated func height(for width: CGFloat) -> CGFloat
}
