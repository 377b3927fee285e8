extension ListModel {
  // MARK: Actions on rows

  /// Adds a closure to call when a row is selected; it runs after those added before.
  ///
  /// When a line runs again in a layout description, in the code that fills a cell, or in the code
  /// that binds a model, its new closure replaces the previous one. Everywhere else, such as in
  /// `viewWillAppear`, each call adds a closure.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - act: The closure to call.
  public func onSelect(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ act: @escaping (_ row: Row, _ path: IndexPath) -> Void
  ) {
    _ = features.selections.add(act, at: SourceLine(fileID: fileID, line: line))
    ensureDelegate()
  }

  /// Adds a closure to call when a row of a type is selected; it runs after those added before.
  ///
  /// - Parameters:
  ///   - type: The type of the rows.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - act: The closure to call.
  public func onSelect<Model: CellModel>(
    _ type: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ act: @escaping (Model) -> Void
  ) {
    onSelect(fileID: fileID, line: line) { row, _ in if let model = row as? Model { act(model) } }
  }

  /// Sets a closure to call when one of the last rows becomes visible, so that more can be fetched.
  ///
  /// The closure is called once, until another row is the last. Moving a row by hand does not make
  /// a new end. A row that stays the last while others are inserted before it, such as a loading
  /// indicator, remains the same end: give it another identifier for each page.
  ///
  /// - Parameters:
  ///   - rows: How many rows before the last one to call the closure; 0 for the last row itself. A
  ///     negative number counts as 0 and is an issue.
  ///   - act: The closure to call.
  public func didReachEnd(within rows: Int = 0, then act: @escaping () -> Void) {
    if rows < 0 {
      report(
        .invalidNumber,
        "didReachEnd can't be called within \(rows) rows of the end; 0 is used instead: pass a "
          + "number of rows, at least 0", in: list, at: nil)
    }
    features.end = (max(0, rows), act)
    ensureDelegate()
  }

  /// Whether the user can move rows; `sections` then reflects the new order.
  ///
  /// Until you set this property, rows can be moved if `didReorder` was called.
  ///
  /// A table lets the user move rows while it is edited: its cells show their reorder control,
  /// unless the closure that fills them says otherwise. A collection does so with its interactive
  /// movement.
  public var allowsReordering: Bool {
    get { features.mayReorder }
    set {
      features.allowsReordering = newValue
      showReorderControls()
    }
  }

  /// Sets a closure to call when the user has moved a row.
  ///
  /// This allows moving rows, unless `allowsReordering` says otherwise. The row has its new place
  /// in `sections`, and also in sections set meanwhile: there, it comes behind the row that it is
  /// behind now, or else before the row that it is before.
  public func didReorder(then act: @escaping (_ old: IndexPath, _ new: IndexPath) -> Void) {
    features.reorder = act
    showReorderControls()
  }

  // MARK: Around the rows

  /// The view to show in place of the list's background while the list has no rows; nil for none.
  ///
  /// The view is shown only after sections have been set for the first time.
  public var emptyView: UIView? {
    get { shownEmptyView.view }
    set {
      hideEmptyView()
      shownEmptyView.view = newValue
      showEmptyView()
    }
  }

  /// Sets a closure to call when the user pulls the list down; the spinner turns until the closure
  /// returns.
  ///
  /// The list gets a refresh control, if it has none.
  public func didPullToRefresh(then act: @escaping @MainActor () async -> Void) {
    guard let list else { return }
    let control = list.refreshControl ?? UIRefreshControl()
    list.refreshControl = control
    let action = UIAction(identifier: .pullToRefresh) { [weak control] _ in
      Task { @MainActor [weak control] in
        await act()
        control?.endRefreshing()
      }
    }
    control.addAction(action, for: .valueChanged)
  }

  // MARK: Internals

  /// Handles a row that comes into sight. The list is finding its cells then, and can't take an
  /// update.
  func notifyWillDisplay(of cell: UIView, at path: IndexPath) {
    cellRegister.markSeen(cell)
    if let act = features.reachedEndAction(of: updater.shown, at: path) {
      updater.notifyingWhileBusy(act)
    }
  }

  /// Handles a change of the shown sections. Rows that were in sight before may be the last now.
  func didUpdate() {
    features.resetReportedEndIfNeeded(of: updater.shown)
    if let act = visibleEndAction() { updater.notifying(act) }
  }

  /// Returns the closure to call if the last row is in sight by now.
  func visibleEndAction() -> (() -> Void)? {
    guard let path = seenPaths.last, shownRow(at: path) != nil else { return nil }
    return features.reachedEndAction(of: updater.shown, at: path)
  }

  func showEmptyView() {
    guard let view = shownEmptyView.view, hasBeenSet, isEmpty, !shownEmptyView.isShown else {
      if !isEmpty { hideEmptyView() }
      return
    }
    shownEmptyView.isShown = true
    shownEmptyView.replaced = background
    background = view
  }

  private func hideEmptyView() {
    guard shownEmptyView.isShown else { return }
    shownEmptyView.isShown = false
    if background === shownEmptyView.view { background = shownEmptyView.replaced }
    shownEmptyView.replaced = nil
  }
}

/// The view of an empty list, and the view that it replaces.
@MainActor
struct EmptyView {
  var view: UIView?
  var replaced: UIView?
  var isShown = false
}

extension UIAction.Identifier {
  fileprivate static let pullToRefresh = UIAction.Identifier("DeStijl.pullToRefresh")
}
