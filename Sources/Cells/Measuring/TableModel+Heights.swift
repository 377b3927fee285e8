import ListRules

/// The difference below which lengths count as equal, in points: a table rounds by less.
let resizeThreshold: CGFloat = 1

extension TableModel {
  /// Whether rows have heights before they are visible, so that the content has its full length
  /// from the start and does not jump.
  ///
  /// An invisible row has the height that it provides (``MeasuredTableRow``), that it had when it
  /// was visible, or that was measured before it was shown.
  ///
  /// With `await model.set(sections)`, rows are measured before they are shown. Rows that provide
  /// their height do so off the main actor. Other rows are measured in offscreen cells, for a few
  /// milliseconds per turn. A row is measured again if a state that it binds, observes or, as
  /// blocks, reads has changed meanwhile. Rows that can't be compared, such as values that are not
  /// `Equatable` and a ``RowBlock`` without a value, are not measured, because their heights could
  /// not be looked up again.
  public var measuresRows: Bool {
    get { heights != nil }
    set {
      guard newValue != measuresRows else { return }
      heights = newValue ? newHeights : nil
      features.measuresRows = newValue
      ensureDelegate()
    }
  }

  private var newHeights: Measurements<CGFloat> {
    var reported: Set<String> = []
    return Measurements { row -> Measurements<CGFloat>.SizeProvider? in
      guard let row = row as? any MeasuredTableRow else { return nil }
      return { row.height(for: $0) }
    } checked: { [weak self] height, row in
      height.validatedLength(
        by: row, as: "height", in: self?.table, at: self?.line(ofRow: row), reported: &reported)
    }
  }

  func statedHeight(at path: IndexPath) -> CGFloat? {
    guard let (heights, width) = adapted() else { return nil }
    return row(at: path).flatMap { heights.statedSize(of: $0, for: width) }
  }

  func knownHeight(at path: IndexPath) -> CGFloat? {
    guard let (heights, width) = adapted(), let row = row(at: path) else { return nil }
    return heights.statedSize(of: row, for: width) ?? heights.guess(of: row, for: width)
  }

  /// Returns rows out of sight that state another height than the table has for them, or have been
  /// measured again. The rows, their width or their states have changed, and the table does not ask
  /// again.
  func resizedRows(excluding seen: Set<ListPlace>, in table: UITableView) -> [ListPlace] {
    guard let heights else { return [] }
    let again = heights.takeRemeasured(in: updater.shown.map(\.outline), excluding: seen)
    let said = updater.shown.enumerated().flatMap { section, shown in
      shown.rows.indices.map { ListPlace(section: section, item: $0) }
    }.filter { place in
      guard !seen.contains(place), let height = statedHeight(at: place.path) else { return false }
      return abs(table.rectForRow(at: place.path).height - height) > resizeThreshold
    }
    return again + said
  }

  func remember(_ height: CGFloat, of cell: UITableViewCell) {
    // Rows that state their height keep it; a cell of another width is out of date.
    correctMargins(by: cell)
    guard let (heights, width) = adapted(), let table, let rowMargins,
      abs(cell.bounds.width - (table.bounds.width - rowMargins.margins.row)) < resizeThreshold,
      let binding = Platform.companion(CellBinding.self, of: cell), let row = binding.model,
      binding.isUpToDate, !(row is any MeasuredTableRow)
    else { return }
    heights.remember(height, of: row, for: width, showing: binding.snapshot(at: cell.bounds.size))
  }

  /// Returns the heights, and the width that rows have now.
  private func adapted() -> (Measurements<CGFloat>, CGFloat)? {
    if shownIndex?.count != updater.showCount {
      shownIndex = (updater.showCount, index.titles, updater.shown.map(\.rows.count).reduce(0, +))
    }
    return adapted(besideIndexOf: shownIndex?.titles, shownIndex?.rows ?? 0)
  }

  private func adapted(
    besideIndexOf titles: [String]?, _ rowCount: Int
  ) -> (Measurements<CGFloat>, CGFloat)? {
    guard let heights, let table else { return nil }
    heights.adapt(to: table.traitCollection.preferredContentSizeCategory)
    let hasIndex = rowCount >= table.sectionIndexMinimumDisplayRowCount
    let margins = margins(besideIndexOf: hasIndex ? titles : nil, in: table)
    let width = table.bounds.width - margins.row - margins.index
    // A table that is not laid out yet has no width for which rows could state a height.
    return width > 0 ? (heights, width) : nil
  }

  private func margins(
    besideIndexOf titles: [String]?, in table: UITableView
  ) -> RowMarginMeasurer.Margins {
    let width = table.bounds.width
    if let rowMargins, rowMargins.width == width, rowMargins.titles == titles {
      return rowMargins.margins
    }
    let isCard = table.style == .insetGrouped
    let margins =
      titles == nil && !isCard
      ? RowMarginMeasurer.Margins() : RowMarginMeasurer.margins(besideIndexOf: titles, in: table)
    rowMargins = (width, titles, margins)
    return margins
  }

  /// Corrects the margins by a row that has been seen: an app may have given its cards a margin of
  /// its own.
  private func correctMargins(by cell: UITableViewCell) {
    guard let table, table.style == .insetGrouped, rowMargins?.width == table.bounds.width,
      abs(cell.frame.midX - table.bounds.midX) < resizeThreshold
    else { return }
    rowMargins?.margins.row = table.bounds.width - cell.frame.width
  }

  // MARK: Measuring ahead

  func measureAhead(_ sections: [ShownSection<any TableCellModel>]) async {
    let rows = sections.flatMap(\.rows)
    let titles = IndexTitles(sections.map(\.section.indexTitle)).titles
    guard let (heights, width) = adapted(besideIndexOf: titles, rows.count), let table else {
      return
    }
    var measurer = RowMeasurer(for: table, width: width) { [weak self, weak table] content in
      guard let self, let table else { return nil }
      let identifier = identifier(of: content.type, in: table)
      guard let cell = table.dequeueReusableCell(withIdentifier: identifier) else { return nil }
      CellBinding.note(self, of: cell)
      return cell
    }
    await heights.find(
      rows.map { ($0, width) }, in: updater.shown.map(\.outline), of: table,
      on: measurer.hiddenContainer
    ) { row, _ in
      (row as? any TableCellModel).flatMap { measurer.height(of: $0) }
    }
  }
}
