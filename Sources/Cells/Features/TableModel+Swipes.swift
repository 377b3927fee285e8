extension TableModel {
  /// What can be done to a row by swiping it from its start. The first of the actions is done by a
  /// swipe that goes on.
  public func leadingSwipeActions(
    _ actions: @escaping (_ row: any TableCellModel, _ path: IndexPath) -> [UIContextualAction]
  ) {
    features.leadingSwipes = actions
    wantDelegate()
  }

  /// What can be done to a row by swiping it from its end. The first of the actions is done by a
  /// swipe that goes on.
  public func trailingSwipeActions(
    _ actions: @escaping (_ row: any TableCellModel, _ path: IndexPath) -> [UIContextualAction]
  ) {
    features.trailingSwipes = actions
    wantDelegate()
  }

  func swipeActions(
    _ side: KeyPath<ListFeatures<any TableCellModel>, ListFeatures<any TableCellModel>.Swipes?>,
    at path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let actions = features[keyPath: side], let row = row(at: path) else { return nil }
    return UISwipeActionsConfiguration(actions: actions(row, path))
  }
}
