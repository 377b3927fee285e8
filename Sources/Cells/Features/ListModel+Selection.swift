extension ListModel {
  // MARK: Selection

  /// Keeps the selection in sync with a state that holds the selected row's identifier, or nil for
  /// none.
  ///
  /// - When the user selects a row, the state takes its identifier. When the state is set, that row
  ///   is selected, even if the row appears later, and again on the next turn after the app has
  ///   reloaded the list.
  /// - If several rows can be selected, tapping the selected row sets nil.
  /// - When a list begins or ends editing, its selection is cleared without notification: the state
  ///   keeps its value, and the row is selected when the state is set again.
  /// - Identifiers of another type are ignored.
  /// - Of several rows with the same identifier, the one that the user tapped is selected, or else
  ///   the first.
  ///
  /// - Parameter state: The state. Neither the state nor the list keeps the other alive.
  public func bindSelection<ID: Hashable>(to state: ObservableState<ID?>) {
    bind(state, isSingle: true) { selected, id in
      selected == id
    } change: { [weak self] old, id, isSelected in
      if isSelected { return id }
      // If one row is selected at a time, another one is about to take its place.
      return old == id && self?.allowsSeveral == true ? nil : old
    }
  }

  /// Keeps the selection in sync with a state that holds the identifiers of the selected rows;
  /// several can be selected.
  ///
  /// - Parameter state: The state. Neither the state nor the list keeps the other alive.
  public func bindSelection<ID: Hashable>(to state: ObservableState<Set<ID>>) {
    allowsSeveral = true
    bind(state, isSingle: false) { selected, id in
      selected.contains(id)
    } change: { old, id, isSelected in
      isSelected ? old.union([id]) : old.subtracting([id])
    }
  }

  private func bind<Value: Equatable, ID: Hashable>(
    _ state: ObservableState<Value>, isSingle: Bool, contains: @escaping (Value, ID) -> Bool,
    change: @escaping (Value, ID, Bool) -> Value
  ) {
    features.boundSelection?.end()
    features.boundSelection = BoundSelection(
      isSingle: isSingle,
      read: { [weak state] in
        guard let value = state?.wrappedValue else { return nil }
        return { id in (id.base as? ID).map { contains(value, $0) } ?? false }
      },
      change: { [weak state] id, isSelected in
        guard let state, let id = id.base as? ID else { return }
        let old = state.wrappedValue
        let new = change(old, id, isSelected)
        if new != old { state.wrappedValue = new }
      },
      end: { [weak state, weak self] in if let self { state?.remove(observer: self) } })
    state.observe(observer: self).didSet { list, _ in list.showBoundSelection() }
    ensureDelegate()
    showBoundSelection()
  }

  /// Selects the rows that the state specifies, and no others.
  func showBoundSelection() {
    guard let bound = features.boundSelection, list != nil else { return }
    // The list is about to move its rows by itself.
    guard !updater.isNotifyingWhileBusy else { return updater.schedulePending() }
    guard let isWanted = bound.read() else { return features.boundSelection = nil }
    var wanted: Set<IndexPath> = []
    for (section, shown) in updater.shown.enumerated() {
      for (row, key) in shown.outline.items.enumerated() where isWanted(key.identifier) {
        wanted.insert(IndexPath(item: row, section: section))
      }
    }
    let selected = Set(selectedPaths)
    // Of several rows with the same identifier, the one that is selected stays so.
    if bound.isSingle, wanted.count > 1 {
      let stays = wanted.intersection(selected).min() ?? wanted.min()
      wanted = wanted.filter { $0 == stays }
    }
    for path in selected.subtracting(wanted).sorted() { select(path, false) }
    for path in wanted.subtracting(selected).sorted() { select(path, true) }
  }

  /// Returns the number of shown sections when the list asks for it. The app may have reloaded the
  /// list: then nothing is selected any more, of which nobody is told, and the bound rows are
  /// selected again on the next turn.
  func countSections() -> Int {
    if hasBeenSet, features.boundSelection != nil, !updater.isUpdating { updater.schedulePending() }
    return updater.shown.count
  }

  /// Handles a row that the user has selected or deselected.
  func notifySelection(_ isSelected: Bool, at path: IndexPath) {
    guard let row = shownRow(at: path) else { return }
    updater.notifying {
      features.boundSelection?.change(updater.kind.model(row).cellIdentifier, isSelected)
      if isSelected { features.notifySelection(of: row, at: path) }
    }
  }
}

/// A state that specifies what is selected.
@MainActor
struct BoundSelection {
  /// Whether the state specifies one row at most.
  let isSingle: Bool
  /// Returns a closure that tells whether an identifier is selected; nil once the state has gone.
  let read: () -> ((AnyHashable) -> Bool)?
  let change: (AnyHashable, Bool) -> Void
  let end: () -> Void
}
