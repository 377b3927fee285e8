/// An item of a collection that provides its size without a cell, as a pure function of its values.
///
/// With ``CollectionModel/measuresItems``, a flow layout uses this size even while the item is not
/// visible, so that the content has its full length from the start; otherwise the size is not used.
/// With `await model.set(sections)`, all sizes are computed off the main actor.
///
/// ```swift
/// struct PhotoItem: MeasuredCollectionItem, Equatable {
///   var photo: Photo
///   …
///   nonisolated func size(for width: CGFloat) -> CGSize {
///     CGSize(width: width, height: width * photo.height / photo.width)
///   }
/// }
/// collection.model.measuresItems = true
/// ```
///
/// If the layout has an `estimatedItemSize`, cells are asked again when they become visible.
@preconcurrency @MainActor
public protocol MeasuredCollectionItem: CollectionCellModel, Sendable {
  /// Returns the size of the item for a width.
  ///
  /// - Parameter width: The width of the collection for the item's section, without insets, in
  ///   points.
  /// - Returns: The size in points, finite and not negative; any other value counts as 0 and is an
  ///   issue.
  nonisolated func size(for width: CGFloat) -> CGSize
}
