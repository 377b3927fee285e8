/// Reuse of views, and substitutes for missing ones.
extension UICollectionView {
  func pool(_ kind: String, _ change: (inout ReusePool<UICollectionReusableView>) -> Void) {
    change(&pools[kind, default: ReusePool()])
  }

  /// - Parameter kind: Empty for cells.
  func reusedView(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
    var reused: UICollectionReusableView?
    pool(kind) { reused = $0.dequeue(identifier) }
    if let reused {
      reused.needsMeasuring = true
      reused.prepareForReuse()
      return reused
    }
    let type = pools[kind]?.type(for: identifier) as? UICollectionReusableView.Type
    return type?.make(identified: identifier)
  }

  func cell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == path,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    if let cell = reusedView("", identifier) as? UICollectionViewCell {
      cell.listPlace = collectionViewLayout.listPlace(of: .cell(path))
      return cell
    }
    logDequeueFailure("UICollectionElementKindCell", identifier)
    let cell = UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  func makeUnregisteredView(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    logDequeueFailure(kind, identifier)
    let view = UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  private func logDequeueFailure(_ kind: String, _ identifier: String) {
    Headless.log(
      identifier.isEmpty
        ? "must pass a valid reuse identifier to "
          + "-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]"
        : "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
  }

  /// Makes an empty view if the data source returns none for an element of the layout.
  func makeMissingSupplement(_ kind: String, _ path: IndexPath) -> UICollectionReusableView {
    Headless.log(
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: for "
        + "element kind '\(kind)' at index path \(path.listDescription) is nil; an empty one is "
        + "shown.")
    return UICollectionReusableView(frame: .zero)
  }
}
