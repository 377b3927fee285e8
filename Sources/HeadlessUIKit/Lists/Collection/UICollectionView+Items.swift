import Foundation

/// The visible items and their cells.
extension UICollectionView {
  var shownViews: [UICollectionReusableView] {
    shown.sorted { CollectionElement.isOrdered($0.key, $1.key) }.map(\.value)
  }

  /// Returns the sorted index paths of the visible elements of a kind.
  func paths(of isMeant: (CollectionElement) -> Bool) -> [IndexPath] {
    shown.filter { isMeant($0.key) && !$0.value.flags.contains(.isKeptForEditing) }
      .map(\.key.path).sorted()
  }

  func isItem(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  // MARK: Places

  func prepareLayout() {
    loadCountsIfNeeded()
    let layout = collectionViewLayout
    guard layout.isInvalid else { return }
    layout.isInvalid = false
    let (old, rest) = (contentSize.width - laidOutSize.width, lengthBeyondRightEdge)
    laidOutSize = bounds.size
    layout.prepare()
    let hasUpdates = layout.updates.hasPending
    prepareLayoutForUpdates()
    show(contentOfSize: layout.collectionViewContentSize)
    if contentSize.width - laidOutSize.width != old { keep(lengthBeyondRightEdge: rest) }
    if hasUpdates { applyTargetOffset() }
    clampScrollerOffsets()
  }

  func path(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
    return elements(in: spot).filter { $0.representedElementCategory == .cell }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// Returns the attributes of the layout, mirrored if the layout flips.
  private func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    mirroredIfNeeded(found(in: rect))
  }

  private func found(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    collectionViewLayout.layoutAttributesForElements(in: mirroredIfNeeded(rect)) ?? []
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    prepareLayout()
    guard isItem(path), layoutAttributesForItem(at: path) != nil else {
      return Headless.log(
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there "
          + "are only \(numberOfItems(inSection: path.section)) items in section \(path.section).")
    }
    // Items that become visible may have other sizes than estimated.
    settleOffset { move(to: path, position, animated: animated) }
  }

  private func move(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    if let (section, rest) = scrollAcross(to: path, position, animated: animated) {
      if position.isEmpty || !rest.isEmpty { scroll(to: section, rest, animated: animated) }
    } else if let rect = layoutAttributesForItem(at: path)?.frame {
      scroll(to: rect, position, animated: animated)
    }
  }

  private func scroll(to rect: CGRect, _ position: ScrollPosition, animated: Bool) {
    guard !position.isEmpty else { return scrollRectToVisible(rect, animated: animated) }
    var target = contentOffset
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    if position.contains(.top) { target.y = rect.minY - inset.top }
    if position.contains(.centeredVertically) {
      target.y = rect.midY - visible.height / 2 - inset.top
    }
    if position.contains(.bottom) { target.y = rect.maxY - visible.height - inset.top }
    if position.contains(.left) { target.x = rect.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      target.x = rect.midX - visible.width / 2 - inset.left
    }
    if position.contains(.right) { target.x = rect.maxX - visible.width - inset.left }
    target = CGPoint(
      x: range(on: .horizontal).clamped(target.x), y: range(on: .vertical).clamped(target.y))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  // MARK: Showing

  func updateVisibleViews() {
    let isAsked = flags.remove(.wasAskedForLayout) != nil
    guard bounds.width > 0, bounds.height > 0 else { return prepareUnseenLayout() }
    var (anchor, last): (ItemAnchor?, [UICollectionViewLayoutAttributes]) = (nil, [])
    if let elements = settledElements(isAsked: isAsked) {
      let state = dataChanges
      show(elements, asOf: state, keeping: &anchor)
      if dataChanges == state, !collectionViewLayout.isInvalid { return }
    }
    for _ in 0..<Self.roundLimit {
      let state = dataChanges
      defer { if dataChanges != state { anchor = nil } }
      prepareLayout()
      keep(anchor)
      placeScrollers()
      // The delegate hears of the scrolling, and may change the data.
      guard dataChanges == state else { continue }
      let seen = found(in: bounds)
      collectionViewLayout.willShow(seen)
      last = mirroredIfNeeded(seen)
      recycle(allBut: last)
      show(last, asOf: state, keeping: &anchor)
      measureSiblings(of: seen, asOf: state, keeping: &anchor)
      if dataChanges == state, !collectionViewLayout.isInvalid { break }
    }
    endUpdates()
    for kind in pools.keys.sorted() {
      for view in pools[kind]?.dequeueUnhidden(in: self) ?? [] { view.hideUntilReused() }
    }
    removeScrollers()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    showIndex()
    placeIndex()
    prefetch()
    noteSettled(last)
  }

  private func prefetch() {
    let area = prefetcher.area(ahead: bounds)
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let ahead = elements(in: area).filter { $0.representedElementCategory == .cell }
    let change = prefetcher.change(
      to: ahead.map(\.indexPath).sorted(), seen: Set(indexPathsForVisibleItems))
    if !change.cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: change.cancelled)
    }
    if !change.fetched.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: change.fetched)
    }
  }

  private func recycle(allBut wanted: [UICollectionViewLayoutAttributes]) {
    guard !isShowingExactly(wanted) else { return }
    let unseen = shown.filter { $0.value.lastPass != displayPass }.keys
    let state = dataChanges
    // A delegate that is told about one element may change the others.
    for element in unseen.sorted(by: CollectionElement.isOrdered)
    where dataChanges == state && shown[element]?.keepIfEditing() == false {
      if let view = shown.removeValue(forKey: element) { recycle(view, element) }
    }
  }

  /// Whether exactly the wanted elements are shown. Marks their views instead of comparing sets.
  private func isShowingExactly(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
    displayPass &+= 1
    var views = 0
    for attributes in wanted {
      guard let view = shown[attributes.element], view.lastPass != displayPass else { continue }
      view.lastPass = displayPass
      views += 1
    }
    return views == shown.count
  }

  func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.endEditingForReuse()
    if view.reuseIdentifier == nil { view.removeFromSuperview() }
    switch element.category {
    case .cell:
      pool("") { $0.enqueue(view, identifier: view.reuseIdentifier) }
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      }
    case .supplementaryView:
      pool(element.kind ?? "") { $0.enqueue(view, identifier: view.reuseIdentifier) }
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "",
        at: element.path)
    case .decorationView: break
    }
  }

  /// Shows elements until the data source or the delegate changes the data.
  private func show(
    _ wanted: [UICollectionViewLayoutAttributes], asOf state: UInt32,
    keeping anchor: inout ItemAnchor?
  ) {
    for attributes in wanted where dataChanges == state { show(attributes, keeping: &anchor) }
  }

  private func show(
    _ attributes: UICollectionViewLayoutAttributes, keeping anchor: inout ItemAnchor?
  ) {
    let element = attributes.element
    if element.category != .decorationView, element.path.count > 1,
      !counts.indices.contains(element.path.section)
    {
      return Headless.log(
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: \(element.path.listDescription)")
    }
    let old = shown[element]
    guard let view = old ?? make(element) else { return }
    // The data source may have shown a view for the element while it made this one.
    let isNew = old == nil && shown[element] == nil
    view.clearKeptForEditing()
    if isNew || view.superview !== parent(for: element) { insert(view, element) }
    let isHeld = element.category == .cell && element.path == movement?.current
    if isHeld, let held = movingItemAttributes(element.path) {
      apply(held, element, to: view, at: convert(held.center, to: parent(for: element)))
    } else {
      let center = scroller(of: element)?.place(of: attributes.center) ?? attributes.center
      apply(attributes, element, to: view, at: center)
    }
    measure(view, attributes, keeping: &anchor)
    if isNew { notifyWillDisplay(view, element) }
  }

  /// Returns the superview for the view of an element.
  private func parent(for element: CollectionElement) -> UIView { scroller(of: element) ?? self }

  /// Supplementary views lie in front of the cells, decorations of sections behind them.
  private func insert(_ view: UICollectionReusableView, _ element: CollectionElement) {
    shown[element] = view
    let parent = parent(for: element)
    if element.category == .decorationView {
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    } else if view.superview !== parent {
      if element.category == .cell {
        let cells = parent.subviews.count { $0 is UICollectionViewCell }
        parent.insertSubview(view, at: parent === self ? countOfSubviewsBehindCells : cells)
      } else {
        parent.addSubview(view)
      }
    }
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selection.contains(element.path)
    }
  }

  /// Counts the background, the decorations, the orthogonal scrollers and the cells, which lie in front of
  /// these.
  private var countOfSubviewsBehindCells: Int {
    let cells = shown.filter { $0.key.category == .cell && $0.value.superview === self }.count
    return min(countOfSubviewsBehind + orthogonal.scrollers.count + cells, subviews.count)
  }

  private func notifyWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "",
        at: element.path)
    }
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, _ element: CollectionElement,
    to view: UICollectionReusableView, at center: CGPoint
  ) {
    view.apply(attributes)
    if let place = collectionViewLayout.listPlace(of: element) { view.listPlace = place }
    if !CATransform3DEqualToTransform(view.transform3D, attributes.transform3D) {
      view.transform3D = attributes.transform3D
    }
    // Removes the rounding errors of a layout's arithmetic, which differ after a change.
    let size = attributes.size.settled
    if view.bounds.size != size {
      if attributes.fits(differentlyFrom: view.bounds.size) { view.needsMeasuring = true }
      view.bounds.size = size
    }
    if view.center != center { view.center = center }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    // Setting the position allocates storage that most layers do not need.
    let depth = CGFloat(attributes.zIndex)
    if view.layer.zPosition != depth { view.layer.zPosition = depth }
  }

  private func movingItemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    movement.flatMap {
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: path, withTargetPosition: $0.position)
    }
  }

  /// Marks all shown views to be measured again.
  func invalidateSizes() {
    guard collectionViewLayout.usesSelfSizingCells else { return }
    for view in shown.values { view.needsMeasuring = true }
  }

  /// Measures the siblings on which visible items depend, until the data source or the delegate changes the
  /// data. A cell made for this goes to the reuse pool.
  private func measureSiblings(
    of seen: [UICollectionViewLayoutAttributes], asOf state: UInt32,
    keeping anchor: inout ItemAnchor?
  ) {
    for path in collectionViewLayout.unmeasuredSiblings(of: seen) where dataChanges == state {
      let element = CollectionElement.cell(path)
      let found = collectionViewLayout.layoutAttributesForItem(at: path)
      guard let attributes = found else { continue }
      if let view = shown[element] {
        view.needsMeasuring = true
        measure(view, attributes, keeping: &anchor)
      } else if let cell = makeCell(path), dataChanges == state {
        insertSubview(cell, at: min(countOfSubviewsBehind, subviews.count))
        apply(attributes, element, to: cell, at: attributes.center)
        measure(cell, attributes, keeping: &anchor)
        if cell.reuseIdentifier == nil { cell.removeFromSuperview() }
        pool("") { $0.enqueue(cell, identifier: cell.reuseIdentifier) }
      }
    }
  }

  private func measure(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    keeping anchor: inout ItemAnchor?
  ) {
    let layout = collectionViewLayout
    guard view.needsMeasuring, layout.usesSelfSizingCells else { return }
    view.needsMeasuring = false
    // A view may modify the attributes that it receives and return them.
    let given = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    let preferred = view.preferredLayoutAttributesFitting(given)
    let verdict = view.sizingLoop.note(asksAgain: view.needsMeasuring)
    view.needsMeasuring = verdict.allowsMore
    verdict.report(view, in: "preferredLayoutAttributesFitting")
    preferred.size = preferred.size.usable(
      insteadOf: attributes.size, "preferred size", of: view.shortName)
    let mayChange = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    guard mayChange else { return }
    anchor = anchor ?? self.anchor(besides: view)
    let isAsked = flags.contains(.wasAskedForLayout)
    layout.accept(preferred, for: attributes)
    // The layout in progress handles this request at once.
    if !isAsked { flags.remove(.wasAskedForLayout) }
  }

  // MARK: Making

  private func make(_ element: CollectionElement) -> UICollectionReusableView? {
    switch element.category {
    case .cell: return makeCell(element.path)
    case .supplementaryView:
      return requestingView {
        dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: element.kind ?? "", at: element.path)
      }
    case .decorationView:
      let type =
        collectionViewLayout.decorationClasses[element.kind ?? ""]
        as? UICollectionReusableView.Type
      if type == nil {
        Headless.log(
          "no UICollectionReusableView class was registered with the layout for decoration views of "
            + "kind \(element.kind ?? "")")
      }
      return type?.make(identified: nil)
    }
  }

  private func makeCell(_ path: IndexPath) -> UICollectionViewCell? {
    guard let cell = requestCell(path) else { return nil }
    if cell.reuseIdentifier == nil {
      Headless.log(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    if let other = shown.first(where: { $0.value === cell })?.key {
      Headless.log(
        "\(shortName) got the same cell for \(path.listDescription) as for "
          + "\(other.path.listDescription); it is shown for the later one.")
      shown[other] = nil
    }
    return cell
  }

  /// Returns the cell of a placeholder, or else of the data source.
  func requestCell(_ path: IndexPath) -> UICollectionViewCell? {
    Headless.counters.cellsConfigured += 1
    if let placeholder = madeDragAndDrop?.placeholders[path] {
      return placeholder.makeCell(self, path) as? UICollectionViewCell
    }
    return requestingView { dataSource?.collectionView(self, cellForItemAt: sourcePath(of: path)) }
  }

  func replaceBackground(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
