/// Measures items in a hidden collection.
///
/// Only a collection that shows cells can provide them. This one shows one item at a time, with the
/// sizes and insets of another.
@MainActor
final class ItemMeasurer: NSObject, UICollectionViewDataSource {
  private weak var original: UICollectionView?
  let collection: UICollectionView
  private let flow = UICollectionViewFlowLayout()
  private let register = CellRegister()
  private var item: (any CollectionCellModel)?

  init(for original: UICollectionView, _ layout: UICollectionViewFlowLayout) {
    self.original = original
    flow.itemSize = layout.itemSize
    flow.estimatedItemSize = layout.estimatedItemSize
    flow.scrollDirection = layout.scrollDirection
    collection = UICollectionView(frame: original.bounds, collectionViewLayout: flow)
    collection.contentInsetAdjustmentBehavior = .never
    collection.contentInset = original.adjustedContentInset
    collection.isHidden = true
    super.init()
    collection.dataSource = self
  }

  /// Returns the size of an item; nil for an item that is bound to a cell, which it would lose.
  ///
  /// - Parameter width: The width that there is for the item.
  func size(of item: any CollectionCellModel, width: CGFloat) -> (
    size: CGSize, snapshot: StateSnapshot?
  )? {
    if let object = item as? any ExternallyIdentified, object.boundCell != nil { return nil }
    self.item = item
    let insets = collection.contentInset
    flow.sectionInset.right = max(
      0, collection.bounds.width - insets.left - insets.right - width)
    collection.reloadData()
    collection.layoutIfNeeded()
    guard let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0)) else { return nil }
    let binding = Platform.companion(CellBinding.self, of: cell)
    defer { binding?.unbind() }
    return (cell.bounds.size, binding?.snapshot(at: cell.bounds.size))
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { item == nil ? 0 : 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let content = item?.itemContent ?? CollectionCellContent(UICollectionViewCell.self)
    let type: AnyClass =
      content.type is UICollectionViewCell.Type ? content.type : UICollectionViewCell.self
    let identifier = register.identifier(of: type, kind: "") {
      collectionView.register(type, forCellWithReuseIdentifier: $0)
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    CellBinding.note(original.flatMap { CollectionModel.of($0) }, of: cell)
    if let item { _ = CellBinding.bind(cell, to: item, content) }
    return cell
  }
}
