extension ListModel {
  // MARK: What is done to rows

  /// Called when a row is selected, after what was given before. Where a line runs again, as in what fills a cell with a
  /// list in it, its closure takes the place of the one before.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - act: What is to happen.
  public func onSelect(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ act: @escaping (_ row: Row, _ path: IndexPath) -> Void
  ) {
    _ = features.selections.add(act, at: SourceLine(fileID: fileID, line: line))
    wantDelegate()
  }

  /// Called when a row of a type is selected, after what was given before.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - act: What is to happen.
  public func onSelect<Model: CellModel>(
    _ type: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ act: @escaping (Model) -> Void
  ) {
    onSelect(fileID: fileID, line: line) { row, _ in if let model = row as? Model { act(model) } }
  }

  /// Called when one of the last rows comes into sight, so that more can be fetched: once, until
  /// another row is the last. A row that is moved by hand makes no other end. One that stays the
  /// last while others come before it, such as one that says that more is on its way, is the same
  /// end: it needs another identifier for each page.
  ///
  /// - Parameters:
  ///   - rows: How many rows before the last one it is called; 0 for the last row itself.
  ///   - act: What is to happen.
  public func didReachEnd(within rows: Int = 0, then act: @escaping () -> Void) {
    features.end = (rows, act)
    wantDelegate()
  }

  /// Whether rows can be moved by hand; `sections` say the new order then. Until it is set,
  /// they can be moved if `didReorder` was called.
  ///
  /// A table lets rows be moved while it is edited: its cells show their reorder control, unless what fills
  /// them says otherwise. A collection does by its interactive movement.
  public var allowsReordering: Bool {
    get { features.mayReorder }
    set {
      features.allowsReordering = newValue
      showReorderControls()
    }
  }

  /// Is called when a row has been moved by hand, which it lets rows be unless `allowsReordering`
  /// says otherwise. `sections` have it in its new place, those that have been set meanwhile too: behind the row
  /// that it is behind now, or else before the one that it is before.
  public func didReorder(then act: @escaping (_ old: IndexPath, _ new: IndexPath) -> Void) {
    features.reorder = act
    showReorderControls()
  }

  // MARK: What is around rows

  /// What is shown in place of the list's background while it has no rows; nil for nothing.
  ///
  /// It is shown from the first time that sections are set.
  public var emptyView: UIView? {
    get { shownEmptyView.view }
    set {
      hideEmptyView()
      shownEmptyView.view = newValue
      showEmptyView()
    }
  }

  /// Called when somebody pulls the list down; the spinner that shows it turns until that returns.
  ///
  /// The list has a refresh control from now on, if it has none.
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

  // MARK: Within

  /// A row comes into sight. The list is finding its cells then, and can't take an update.
  func tellSight(of cell: UIView, at path: IndexPath) {
    cellRegister.see(cell)
    if let act = features.reachedEnd(of: updater.shown, at: path) { updater.tellingAmidst(act) }
  }

  /// Other sections are shown. Rows that were in sight before may be the last now.
  func didUpdate() {
    features.noteEnd(of: updater.shown)
    if let act = reachedEndInSight() { updater.telling(act) }
  }

  /// What is to happen if the last row is in sight by now.
  func reachedEndInSight() -> (() -> Void)? {
    guard let path = seenPaths.last, shownRow(at: path) != nil else { return nil }
    return features.reachedEnd(of: updater.shown, at: path)
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

/// The view of an empty list, and the one in whose place it is.
@MainActor
struct EmptyView {
  var view: UIView?
  var replaced: UIView?
  var isShown = false
}

extension UIAction.Identifier {
  fileprivate static let pullToRefresh = UIAction.Identifier("DeStijl.pullToRefresh")
}
