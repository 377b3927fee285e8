/// An item of a collection that knows how large it is, without a cell: a pure function of its
/// values.
///
/// A flow layout has that for its size, also while the item is not seen, so that the content has
/// its length from the start. With `await model.set(sections)` all sizes are found off the main
/// actor.
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
/// Where the layout has an `estimatedItemSize`, cells are asked once more when they are seen.
@preconcurrency @MainActor
public protocol MeasuredCollectionItem: CollectionCellModel, Sendable {
  /// How large the item is.
  ///
  /// - Parameter width: What the collection has for its section, without insets, in points.
  /// - Returns: The size in points, finite and not negative; else that counts as 0, with an issue.
  nonisolated func size(for width: CGFloat) -> CGSize
}
