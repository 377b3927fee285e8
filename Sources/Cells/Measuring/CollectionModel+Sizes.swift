extension CollectionModel {
  /// Whether items have sizes before they are visible, so that the content has its full length from
  /// the start and does not jump.
  ///
  /// An invisible item has the size that it provides (``MeasuredCollectionItem``), that it had when
  /// it was visible, or that was measured before it was shown.
  ///
  /// With `await model.set(sections)`, items are measured before they are shown. Items that provide
  /// their size do so off the main actor. If the layout has an `estimatedItemSize`, other items are
  /// measured in offscreen cells, for a few milliseconds per turn. An item is measured again if a
  /// state that it binds, observes or, as blocks, reads has changed meanwhile.
  ///
  /// This property is for flow layouts, which ask the delegate for sizes; other layouts determine
  /// the size of items themselves. An app's own delegate must derive from ``ListDelegate``, conform
  /// to `UICollectionViewDelegateFlowLayout`, and answer with ``itemSize(at:)``.
  public var measuresItems: Bool {
    get { sizes != nil }
    set {
      guard newValue != measuresItems else { return }
      sizes = newValue ? newSizes : nil
      features.measuresRows = newValue
      if newValue, flowLayout == nil { reportLayout("items are measured ahead") }
      ensureDelegate()
    }
  }

  private var newSizes: Measurements<CGSize> {
    var reported: Set<String> = []
    return Measurements { item -> Measurements<CGSize>.SizeProvider? in
      guard let item = item as? any MeasuredCollectionItem else { return nil }
      return { item.size(for: $0) }
    } checked: { [weak self] size, item in
      @MainActor func length(_ length: CGFloat, _ name: String) -> CGFloat {
        length.validatedLength(
          by: item, as: name, in: self?.collection, at: self?.line(ofRow: item), reported: &reported
        )
      }
      return CGSize(width: length(size.width, "width"), height: length(size.height, "height"))
    }
  }

  /// Returns the size of an item, in points, for delegates that the layout asks.
  ///
  /// An empty cell has the size that it was given. If the model measures items, other items have
  /// the size that they provide or that is known of them; otherwise they have the size that the
  /// flow layout has for all items.
  public func itemSize(at path: IndexPath) -> CGSize {
    guard let flow = flowLayout else { return .zero }
    return (item(at: path) as? BlankCollectionItem)?.size ?? knownSize(at: path)
      ?? flow.defaultItemSize
  }

  private func knownSize(at path: IndexPath) -> CGSize? {
    guard let sizes = adapted(), let item = item(at: path), let width = width(for: path.section)
    else { return nil }
    return sizes.statedSize(of: item, for: width) ?? sizes.guess(of: item, for: width)
  }

  func remember(_ size: CGSize, of cell: UICollectionViewCell, in section: Int) {
    guard let sizes = adapted(), flowLayout?.estimatedItemSize != .zero,
      updater.shown.indices.contains(section), let width = width(for: section),
      let binding = Platform.companion(CellBinding.self, of: cell), let item = binding.model,
      binding.isUpToDate
    else { return }
    sizes.remember(size, of: item, for: width, showing: binding.snapshot(at: size))
  }

  private func adapted() -> Measurements<CGSize>? {
    guard let sizes, let collection else { return nil }
    sizes.adapt(to: collection.traitCollection.preferredContentSizeCategory)
    return sizes
  }

  /// Returns the width that the collection has for the items of a section.
  private func width(for section: Int) -> CGFloat? {
    guard let collection, let flowLayout else { return nil }
    return collection.contentSize(ofSection: section, flowLayout).width
  }

  // MARK: Measuring ahead

  func measureAhead(_ sections: [ShownSection<any CollectionCellModel>]) async {
    guard let sizes = adapted(), let collection, collection.bounds.width > 0,
      let flow = flowLayout
    else { return }
    var items: [(row: any CellModel, width: CGFloat)] = []
    for (index, section) in sections.enumerated() {
      // The app's delegate is not asked about sections that are not there yet.
      let known = updater.shown.indices.contains(index) ? index : nil
      let width = collection.contentSize(ofSection: known, flow).width
      items += section.rows.map { ($0, width) }
    }
    guard flow.estimatedItemSize != .zero else { return await sizes.computeStatedSizes(of: items) }
    let measurer = ItemMeasurer(for: collection, flow)
    await sizes.find(
      items, in: updater.shown.map(\.outline), of: collection, on: measurer.collection
    ) { item, width in
      (item as? any CollectionCellModel).flatMap { measurer.size(of: $0, width: width) }
    }
  }
}

extension UICollectionViewFlowLayout {
  /// The size of items of which nothing is known.
  fileprivate var defaultItemSize: CGSize {
    estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
      ? itemSize : estimatedItemSize
  }
}

extension UICollectionView {
  /// Returns the room for a cell in the visible part of the collection.
  ///
  /// - Parameter path: The path at which the cell will be; nil for the one at which it is.
  func room(for cell: UICollectionViewCell, at path: IndexPath? = nil) -> CGSize {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else {
      return bounds.inset(by: adjustedContentInset).size
    }
    return contentSize(ofSection: (path ?? indexPath(for: cell))?.section, flow)
  }

  /// Returns the room that a section of a flow layout has for its items in the visible part of the
  /// collection, without the insets of both.
  func contentSize(ofSection section: Int?, _ flow: UICollectionViewFlowLayout) -> CGSize {
    let outer = adjustedContentInset
    let inner =
      section.map { Platform.sectionInset(of: $0, in: self, flow) } ?? flow.sectionInset
    return CGSize(
      width: max(0, bounds.width - outer.left - outer.right - inner.left - inner.right),
      height: max(0, bounds.height - outer.top - outer.bottom - inner.top - inner.bottom))
  }
}

/// A model's own delegate that returns the sizes of items. If nothing is measured and no item is
/// blank, the layout knows the sizes by itself.
final class SizingListDelegate: ListDelegate, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CollectionModel.of(collectionView)?.itemSize(at: indexPath) ?? .zero }
}
