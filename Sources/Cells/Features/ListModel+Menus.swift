extension ListModel {
  // MARK: Menus

  /// Sets the menu for a long press on a row; nil for none.
  public func contextMenu(_ menu: @escaping (_ row: Row, _ path: IndexPath) -> UIMenu?) {
    features.menu = menu
    ensureDelegate()
  }

  func menuConfiguration(at path: IndexPath) -> UIContextMenuConfiguration? {
    guard let row = shownRow(at: path), let menu = features.menu?(row, path) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  // MARK: Data

  /// Sets a closure to call with rows that will be visible soon, so that their content can be
  /// fetched ahead.
  ///
  /// The model becomes the list's `prefetchDataSource`. It is an issue if the app has set another
  /// one.
  ///
  /// - Parameters:
  ///   - fetch: Begins to fetch the content of the rows.
  ///   - cancel: Called with rows that will not become visible after all.
  public func prefetch(
    _ fetch: @escaping (_ rows: [Row]) -> Void, cancel: @escaping (_ rows: [Row]) -> Void = { _ in }
  ) {
    features.prefetch = (fetch, cancel)
    ensurePrefetchSource()
  }

  /// Reports, once, a data source of the app's that does not know what was set. A data source that
  /// forwards to the model has the same rows.
  func checkSource() {
    guard let viewCounts = updater.host?.viewCounts, !isDataSource, !features.hasReportedSource,
      !updater.hasPending,
      viewCounts != updater.shown.map(\.rows.count)
    else { return }
    features.hasReportedSource = true
    report(
      .misplaced,
      "the rows that were set are not shown, because the list has another dataSource with "
        + "other rows: make the model its dataSource again, or have the other one forward to it",
      in: list, at: line(ofSection: 0))
  }

  /// Makes sure that the model hears of rows that will be seen, if it has to prefetch.
  func ensurePrefetchSource() {
    guard features.prefetch != nil, list != nil, !becomePrefetchSource(),
      !features.hasReportedPrefetching
    else { return }
    features.hasReportedPrefetching = true
    report(
      .misplaced,
      "the model is not asked to prefetch rows, because the list has another prefetchDataSource",
      in: list, at: nil)
  }

  func notifyPrefetch(_ paths: [IndexPath], isCancelled: Bool) {
    let rows = paths.compactMap { shownRow(at: $0) }
    guard !rows.isEmpty, let prefetch = features.prefetch else { return }
    updater.notifying { isCancelled ? prefetch.cancel(rows) : prefetch.fetch(rows) }
  }

  // MARK: The keyboard

  /// Whether the list keeps its content, and the field being edited, clear of the keyboard.
  ///
  /// The list's bottom inset grows by the height that the keyboard covers, from the next time that
  /// the system reports that the keyboard appears, disappears or changes. The inset of a
  /// `UITableViewController`'s table grows by itself.
  public var avoidsKeyboard: Bool {
    get { features.keyboard != nil }
    set {
      guard newValue != avoidsKeyboard else { return }
      features.keyboard?.end()
      features.keyboard = newValue ? list.map(KeyboardAvoidance.init) : nil
    }
  }
}
