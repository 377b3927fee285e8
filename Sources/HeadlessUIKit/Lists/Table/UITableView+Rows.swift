import Foundation

/// The visible rows and their cells.
extension UITableView {
  var sideMargin: CGFloat {
    let margin = UIView.systemSideMargin(width: (window ?? self).bounds.width)
    guard cellLayoutMarginsFollowReadableWidth else { return margin }
    return max(margin, pixels.round(SystemGuide.readableMargin(in: self)))
  }

  /// The margin at the sides of cells in an inset grouped table.
  private var cardMargin: CGFloat {
    style == .insetGrouped ? TableMetrics(traitCollection).cardMargin(width: bounds.width) : 0
  }

  private var rowWidth: CGFloat { max(0, bounds.width - 2 * cardMargin) }

  // MARK: Places

  /// Returns the frame of an existing row.
  func rowRect(_ path: IndexPath, _ pixels: PixelGrid) -> CGRect {
    let (part, margin) = (TableGeometry.Part.row(path), cardMargin)
    return CGRect(
      x: margin, y: pixels.round(geometry.start(of: part)), width: bounds.width - 2 * margin,
      height: geometry[part])
  }

  /// Returns the frame of headers, footers or whole sections.
  func rect(from first: TableGeometry.Part, to last: TableGeometry.Part) -> CGRect {
    loadCountsIfNeeded()
    guard geometry.rowCounts.indices.contains(first.section) else { return .zero }
    let start = geometry.start(of: first)
    return CGRect(
      x: 0, y: pixels.round(start), width: bounds.width,
      height: first == last
        ? geometry[first] : pixels.round(geometry.start(of: last) + geometry[last] - start))
  }

  func rowPath(at point: CGPoint) -> IndexPath? {
    loadCountsIfNeeded()
    let index = geometry.index(at: point.y)
    guard point.y >= geometry.top, index < geometry.count else { return nil }
    guard case .row(let path) = geometry.part(at: index) else { return nil }
    return path
  }

  func rowPaths(in rect: CGRect) -> [IndexPath]? {
    loadCountsIfNeeded()
    var paths: [IndexPath] = []
    var index = geometry.index(at: rect.minY)
    while index < geometry.count, geometry.start(ofIndex: index) < rect.maxY {
      if case .row(let path) = geometry.part(at: index) { paths.append(path) }
      index += 1
    }
    return paths
  }

  func updateContentSize() {
    let height = geometry.end + (tableFooterView?.bounds.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    show(contentOfSize: size)
  }

  // MARK: Showing

  func updateVisibleViews() {
    for _ in 0..<Self.roundLimit {
      let state = chrome.dataChanges
      show(asOf: state)
      if chrome.dataChanges == state { return }
    }
  }

  /// Shows the visible rows until the data source or the delegate changes the data.
  private func show(asOf state: UInt32) {
    let hasOnlyScrolled = flags.contains(.hasOnlyScrolled)
    flags.remove(.hasOnlyScrolled)
    guard bounds.width > 0 else { return }
    loadCountsIfNeeded()
    showIndex()
    var anchor: RowAnchor?
    let room = RowRoom(width: bounds.width - indexWidth, margin: sideMargin)
    if measuredRoom != room {
      if measuredRoom.width > 0 || chrome.estimatedWidth != bounds.width {
        anchor = self.anchor(nil)
        reloadHeights()
        keep(anchor)
      }
      measuredRoom = room
      for cell in cells.values { cell.needsMeasuring = true }
      chrome.sectionPartsToMeasure.formUnion(sectionViews.keys)
      chrome.settled = nil
    }
    let settled = hasOnlyScrolled ? settledRows : nil
    anchor = anchor ?? self.anchor(settled)
    let kept = recycleOffscreenRows(settled)
    let shown = showParts(besides: kept, asOf: state)
    if chrome.dataChanges == state { keep(anchor) }
    updateContentSize()
    guard chrome.dataChanges == state else { return }
    if settled == nil || isAskedForLayout { placeCells() } else { placeCells(in: shown.new) }
    placeHeadersAndFooters()
    noteSettled(shown.all, besides: settled)
    for cell in cellPool.dequeueUnhidden(in: self) { cell.hideUntilReused() }
    for view in sectionViewPool.dequeueUnhidden(in: self) { view.hideUntilReused() }
    prefetch()
  }

  /// Shows the parts in the visible area.
  ///
  /// - Parameter kept: Parts with settled rows, skipped unless a call to the app requests a layout.
  /// - Returns: The visible parts, none if a row has no cell; and those from the first new one on.
  private func showParts(
    besides kept: Range<Int>, asOf state: UInt32
  ) -> (all: Range<Int>, new: Range<Int>) {
    let first = geometry.index(at: bounds.minY)
    var index = first
    var (firstNew, isWhole) = (Int.max, true)
    var seen: Set<TableGeometry.Part> = []
    func showSectionPart(_ part: TableGeometry.Part) {
      if showSectionView(part) { firstNew = min(firstNew, geometry.index(of: part)) }
      seen.insert(part)
    }
    while index < geometry.count, geometry.start(ofIndex: index) < bounds.maxY,
      chrome.dataChanges == state
    {
      switch geometry.part(at: index) {
      case .header(let section): showSectionPart(.header(section))
      case .footer(let section):
        if index == first { showSectionPart(.header(section)) }
        showSectionPart(.footer(section))
      case .row(let path):
        if index == first { showSectionPart(.header(path.section)) }
        if kept.contains(index), !isAskedForLayout {
          let end = geometry.index(of: .footer(path.section))
          index = max(index + 1, min(end, kept.upperBound, geometry.firstIndex(from: bounds.maxY)))
          continue
        }
        firstNew = min(firstNew, index)
        showRow(path)
        isWhole = isWhole && cells[path] != nil
      }
      index += 1
    }
    if chrome.dataChanges == state { hideSectionViews(besides: seen) }
    return (isWhole ? first..<index : index..<index, min(firstNew, index)..<index)
  }

  private func prefetch() {
    let area = prefetcher.area(ahead: bounds)
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let change = prefetcher.change(to: rowPaths(in: area) ?? [], seen: Set(cells.keys))
    if !change.cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: change.cancelled)
    }
    if !change.fetched.isEmpty {
      prefetchDataSource.tableView(self, prefetchRowsAt: change.fetched)
    }
  }

  /// Recycles off-screen cells before new ones are requested, so that they can be reused.
  ///
  /// - Returns: The parts with settled rows that are still visible.
  private func recycleOffscreenRows(_ settled: SettledRows?) -> Range<Int> {
    // Compares indexes, like showing the rows. By frames, a row could be recycled and shown in turn.
    let first = geometry.index(at: bounds.minY)
    let end = geometry.firstIndex(from: bounds.maxY)
    if let parts = settled?.parts {
      let start = min(max(parts.lowerBound, first), parts.upperBound)
      let kept = start..<max(start, min(parts.upperBound, end))
      recycle(rowsIn: [parts.lowerBound..<start, kept.upperBound..<parts.upperBound])
      return kept
    }
    Headless.counters.rowsVisited += cells.count
    let unseen = cells.keys.filter { path in
      let index = geometry.index(of: .row(path))
      return index < first || index >= end
    }
    recycle(unseen.sorted())
    return first..<first
  }

  private func recycle(rowsIn parts: [Range<Int>]) {
    recycle(parts.joined().compactMap { geometry.part(at: $0).rowPath })
  }

  private func recycle(_ paths: [IndexPath]) {
    let state = chrome.dataChanges
    for path in paths where chrome.dataChanges == state && cells[path]?.keepIfEditing() == false {
      if let cell = cells.removeValue(forKey: path) { recycle(cell, from: path) }
    }
  }

  func recycle(_ cell: UITableViewCell, from path: IndexPath) {
    cell.endEditingForReuse()
    cellPool.enqueue(cell, identifier: cell.reuseIdentifier)
    if cell.reuseIdentifier ?? "" == "" { cell.removeFromSuperview() }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func hideEverything() {
    let shown = cells.sorted { $0.key < $1.key }
    let ends = removeSectionViews()
    cells = [:]
    recycle(shown, ends)
  }

  // MARK: Rows

  private func showRow(_ path: IndexPath) {
    Headless.counters.rowsVisited += 1
    if let cell = cells[path] {
      cell.clearKeptForEditing()
      guard cell.needsMeasuring else { return }
      // The index or a safe area may change the width of the content.
      prepare([(path, cell)])
      cell.frame = rowRect(path, pixels)
      return measure(cell, path)
    }
    guard dataSource != nil else { return Headless.log("UITableView dataSource is not set") }
    guard let cell = makeCell(path) else { return }
    // The data source may have changed the table meanwhile.
    guard geometry.contains(path), cells[path] == nil else {
      // A cell that the data source retains may already be shown.
      if cells.values.contains(where: { $0 === cell }) { return }
      return cellPool.enqueue(cell, identifier: cell.reuseIdentifier)
    }
    if let other = cells.first(where: { $0.value === cell })?.key {
      Headless.log(
        "\(shortName) got the same cell for row \(path.row) of section \(path.section) as for row "
          + "\(other.row) of section \(other.section); it is shown in the later one.")
      cells[other] = nil
    }
    prepare([(path, cell)])
    cell.frame = rowRect(path, pixels)
    if cell.superview !== self { insertSubview(cell, at: backIndex + cells.count) }
    cells[path] = cell
    cell.setSelected(selection.contains(path), animated: false)
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level >= 0 {
      cell.indentationLevel = level
    }
    measure(cell, path)
    if cells[path] === cell { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
  }

  /// Returns the cell of a placeholder, or else of the data source.
  func makeCell(_ path: IndexPath) -> UITableViewCell? {
    Headless.counters.cellsConfigured += 1
    let placeholders = madeDragAndDrop?.placeholders
    if let placeholder = placeholders?[path] {
      return placeholder.makeCell(self, path) as? UITableViewCell
    }
    return dataSource?.tableView(self, cellForRowAt: placeholders?.sourcePath(of: path) ?? path)
  }

  /// Cells are behind all other views but the background.
  private var backIndex: Int { backgroundView?.superview === self ? 1 : 0 }

  /// Lays out a cell in its estimated height, so that its constraints are solved, and then asks for its
  /// preferred height.
  private func measure(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.needsMeasuring = false
    var height =
      madeDragAndDrop?.placeholders[path]?.height
      ?? delegate?.tableView(self, heightForRowAt: path) ?? unimplemented
    if height == unimplemented { height = rowHeight }
    height = usable(height, "height of a row") ?? unimplemented
    if height < 0 {
      cell.layoutIfNeeded()
      height = preferredHeight(of: cell, path)
    }
    // The delegate may have changed the table meanwhile.
    if cells[path] === cell, geometry.contains(path) { geometry[.row(path)] = height }
  }

  private func preferredHeight(of cell: UITableViewCell, _ path: IndexPath) -> CGFloat {
    let target = CGSize(width: rowWidth, height: 0)
    let fitted = cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let verdict = cell.sizingLoop.note(asksAgain: cell.needsMeasuring)
    cell.needsMeasuring = verdict.allowsMore
    verdict.report(cell, in: "systemLayoutSizeFitting")
    let fittedHeight = fitted.height.usable(
      insteadOf: TableMetrics(traitCollection).row, "fitted height", of: cell.shortName)
    let height = pixels.roundedUp(fittedHeight)
    guard height <= cell.separatorHeight else { return height }
    Headless.log(
      "Detected a case where constraints ambiguously suggest a height of zero for a table view "
        + "cell's content view. We're considering the collapse unintentional and using standard "
        + "height instead. Cell: \(cell.shortName)")
    return TableMetrics(traitCollection).row
  }

  // MARK: Reuse

  func reusedCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellPool.dequeue(identifier) {
      cell.needsMeasuring = true
      cell.prepareForReuse()
      return cell
    }
    guard let type = cellPool.type(for: identifier) else { return nil }
    guard let type = type as? UITableViewCell.Type else {
      Headless.log("\(type) is registered for \(identifier) of \(shortName), but it is not a cell.")
      return nil
    }
    return type.make(identified: identifier)
  }

  func cell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let reconfigured, reconfigured.path == path,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    if let cell = reusedCell(identifier) { return cell }
    Headless.log(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Staying where one is

  /// Returns a visible row and its distance from the top.
  private func anchor(_ settled: SettledRows?) -> RowAnchor? {
    guard contentOffset.y > -adjustedContentInset.top else { return nil }
    guard let parts = settled?.parts else {
      return cells.keys.sorted().lazy.compactMap { self.anchor(at: $0) }.first
    }
    // Frames are rounded to pixels, so a row above may also reach below the top.
    var index = min(max(parts.lowerBound, geometry.index(at: bounds.minY)), parts.upperBound)
    while index > parts.lowerBound {
      if let path = geometry.part(at: index - 1).rowPath, anchor(at: path) == nil { break }
      index -= 1
    }
    return (index..<parts.upperBound).lazy
      .compactMap { self.geometry.part(at: $0).rowPath.flatMap(self.anchor) }.first
  }

  private func anchor(at path: IndexPath) -> RowAnchor? {
    Headless.counters.rowsVisited += 1
    guard geometry.contains(path), let frame = cells[path]?.frame, frame.maxY > bounds.minY else {
      return nil
    }
    return (path, frame.minY - bounds.minY)
  }

  /// Keeps the visible rows in place when rows above turn out to have other heights.
  private func keep(_ anchor: RowAnchor?) {
    // Beyond the range of usable coordinates, rows cannot be kept in place.
    guard let anchor, cells[anchor.path] != nil, geometry.end == geometry.end.usableNumber else {
      return
    }
    // Its frame is rounded to pixels, whatever the heights above.
    let start = pixels.round(geometry.start(of: .row(anchor.path)))
    let offset = start - anchor.distance
    guard abs(offset - bounds.minY) > 1e-6 else { return }
    updateContentSize()
    // The content above or below may be shorter than the offset requires.
    let range = range(on: .vertical)
    contentOffset.y = isMoving ? max(offset, range.start) : range.clamped(offset)
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadCountsIfNeeded()
    let isEmptySection =
      path.row == NSNotFound && (0..<numberOfSections).contains(path.section)
      && numberOfRows(inSection: path.section) == 0
    guard isEmptySection || geometry.contains(path) else {
      return Headless.log(
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are "
          + "only \(numberOfRows(inSection: path.section)) rows in section \(path.section).")
    }
    layoutIfNeeded()
    // Rows that become visible may have other heights than estimated.
    settleOffset { move(to: path, position, animated: animated) }
  }

  private func move(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let isSection = path.row == NSNotFound
    let rect = isSection ? self.rect(forSection: path.section) : rectForRow(at: path)
    let inset = adjustedContentInset
    let header = style == .plain && !isSection ? pinnedHeaderHeight(of: path.section) : 0
    let visible = bounds.height - inset.top - inset.bottom
    let place: CGFloat
    switch position {
    case .none:
      return scrollRectToVisible(
        CGRect(
          x: rect.minX, y: rect.minY - header, width: rect.width, height: rect.height + header),
        animated: animated)
    case .top: place = rect.minY - header - inset.top
    case .middle: place = rect.midY - visible / 2 - inset.top
    case .bottom: place = rect.maxY - visible - inset.top
    }
    let target = CGPoint(x: contentOffset.x, y: range(on: .vertical).clamped(place))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}
