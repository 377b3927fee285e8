extension ListModel {
  // MARK: Swipes

  /// What can be done to a row by swiping it from its start. The first of the actions is done by a
  /// swipe that goes on.
  ///
  /// A collection's rows can be swiped where its layout is a list with a configuration that is
  /// ``CollectionModel/swipeable(_:)``.
  public func leadingSwipeActions(
    _ actions: @escaping (_ row: Row, _ path: IndexPath) -> [UIContextualAction]
  ) {
    features.leadingSwipes = actions
    wantDelegate()
  }

  /// What can be done to a row by swiping it from its end. The first of the actions is done by a
  /// swipe that goes on.
  ///
  /// A collection's rows can be swiped where its layout is a list with a configuration that is
  /// ``CollectionModel/swipeable(_:)``.
  public func trailingSwipeActions(
    _ actions: @escaping (_ row: Row, _ path: IndexPath) -> [UIContextualAction]
  ) {
    features.trailingSwipes = actions
    wantDelegate()
  }

  func swipeActions(
    _ side: KeyPath<ListFeatures<Row>, ListFeatures<Row>.Swipes?>, at path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let actions = features[keyPath: side], let row = shownRow(at: path) else { return nil }
    return UISwipeActionsConfiguration(actions: actions(row, path))
  }
}

extension CollectionModel {
  /// The configuration of a list whose items can be swiped as the model says, where the configuration
  /// itself says nothing:
  ///
  /// ```swift
  /// let plain = UICollectionLayoutListConfiguration(appearance: .plain)
  /// collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
  ///   using: collection.model.swipeable(plain))
  /// collection.model.trailingSwipeActions { item, _ in [removal(of: item)] }
  /// ```
  ///
  /// UIKit asks nobody else, so that swipes of which no configuration knows are an issue.
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

  /// Tells, once, of swipes that nobody can hear. By the time that an item is shown there is a
  /// layout.
  func checkSwipes() {
    guard features.haveSwipes, !isSwipeable, !hasReportedSwipes else { return }
    hasReportedSwipes = true
    report(
      .misplaced,
      "the model's items can't be swiped, as no list knows of it: use a list layout whose "
        + "configuration is model.swipeable(…)", in: collection, at: nil)
  }
}
