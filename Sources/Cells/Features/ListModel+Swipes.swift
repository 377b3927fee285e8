extension ListModel {
  // MARK: Swipes

  /// Sets the actions that a swipe from a row's leading edge reveals.
  ///
  /// A full swipe performs the first action.
  ///
  /// A collection's rows can be swiped if its layout is a list whose configuration is
  /// ``CollectionModel/swipeable(_:)``.
  public func leadingSwipeActions(
    _ actions: @escaping (_ row: Row, _ path: IndexPath) -> [UIContextualAction]
  ) {
    features.leadingSwipes = actions
    ensureDelegate()
  }

  /// Sets the actions that a swipe from a row's trailing edge reveals.
  ///
  /// A full swipe performs the first action.
  ///
  /// A collection's rows can be swiped if its layout is a list whose configuration is
  /// ``CollectionModel/swipeable(_:)``.
  public func trailingSwipeActions(
    _ actions: @escaping (_ row: Row, _ path: IndexPath) -> [UIContextualAction]
  ) {
    features.trailingSwipes = actions
    ensureDelegate()
  }

  func swipeActions(
    _ side: KeyPath<ListFeatures<Row>, ListFeatures<Row>.Swipes?>, at path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let actions = features[keyPath: side], let row = shownRow(at: path) else { return nil }
    return UISwipeActionsConfiguration(actions: actions(row, path))
  }
}

extension CollectionModel {
  /// Returns a list configuration whose items can be swiped with the model's actions, where the
  /// configuration itself provides none.
  ///
  /// ```swift
  /// let plain = UICollectionLayoutListConfiguration(appearance: .plain)
  /// collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
  ///   using: collection.model.swipeable(plain))
  /// collection.model.trailingSwipeActions { item, _ in [removal(of: item)] }
  /// ```
  ///
  /// UIKit asks only the configuration, so it is an issue to set swipe actions without a
  /// configuration from this function.
  public func swipeable(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionLayoutListConfiguration {
    isSwipeable = true
    var configuration = configuration
    let own = (
      configuration.leadingSwipeActionsConfigurationProvider,
      configuration.trailingSwipeActionsConfigurationProvider
    )
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      own.0?(path) ?? self?.swipeActions(\.leadingSwipes, at: path)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      own.1?(path) ?? self?.swipeActions(\.trailingSwipes, at: path)
    }
    return configuration
  }

  /// Reports, once, swipe actions that no layout asks for. By the time that an item is shown, there
  /// is a layout.
  func checkSwipes() {
    guard features.haveSwipes, !isSwipeable, !hasReportedSwipes else { return }
    hasReportedSwipes = true
    report(
      .misplaced,
      "the model's items can't be swiped, because no list layout asks the model for actions: use one "
        + "whose configuration is model.swipeable(…)", in: collection, at: nil)
  }
}
