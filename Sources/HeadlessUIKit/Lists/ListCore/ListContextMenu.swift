import Foundation

/// A list whose delegate provides menus for items.
@MainActor
protocol MenuList: SelectableList {
  var listComponents: ListComponents { get set }
  func menu(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration?
  func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isHighlighting: Bool)
  func menuWillOpen(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func menuPreviewWasTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
}

extension MenuList {
  /// The interaction, made on first access.
  var interactionOfMenus: UIContextMenuInteraction {
    if let known = listComponents.menus { return known.interaction }
    let made = ListContextMenu(self)
    listComponents.menus = made
    addInteraction(made.interaction)
    return made.interaction
  }
}

/// The menus of a list: translates the calls about a view into calls about items.
@MainActor
final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
  private unowned let list: any MenuList
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private var path: IndexPath?

  init(_ list: any MenuList) {
    self.list = list
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    path = list.itemPath(at: location)
    return path.flatMap { list.menu(at: $0, location) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let path { list.menuPreview(configuration, at: path, isHighlighting: true) }
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let path { list.menuPreview(configuration, at: path, isHighlighting: false) }
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list.menuWillOpen(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list.menuWillEnd(configuration, animator)
    path = nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    list.menuPreviewWasTapped(configuration, animator)
  }
}

extension UITableView: MenuList {
  func menu(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isHighlighting: Bool
  ) {
    _ =
      isHighlighting
      ? delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
      : delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuWillOpen(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func menuPreviewWasTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UICollectionView: MenuList {
  func menu(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
  }

  /// Asks the delegate for the preview of the item. A delegate without this method is asked with
  /// the one from before iOS 16.
  func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isHighlighting: Bool
  ) {
    _ =
      isHighlighting
      ? delegate?.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
        ?? delegate?.collectionView(
          self, previewForHighlightingContextMenuWithConfiguration: configuration)
      : delegate?.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
        ?? delegate?.collectionView(
          self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuWillOpen(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func menuPreviewWasTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
