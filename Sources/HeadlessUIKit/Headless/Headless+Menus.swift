import Foundation

/// Context menus and edit menus.
extension Headless {
  /// The titles in the context menu of a cell; empty if there is no menu.
  public static func contextMenu(ofCellAt indexPath: IndexPath, of list: UIScrollView) -> [String] {
    menu(at: indexPath, of: list).map(\.title)
  }

  /// Opens the context menu of a cell, and taps an action.
  public static func choose(
    _ title: String, inContextMenuOfCellAt indexPath: IndexPath, of list: UIScrollView
  ) {
    let missing = "The menu of \(indexPath.listDescription) of \(list.shortName) has no \(title)."
    list.layoutIfNeeded()
    let cell = cell(at: indexPath, of: list)
    choose(title, in: cell.flatMap(openMenu(of:)), orTell: missing) {
      cell.map { canReach($0, orJust: list) } ?? false
    }
    list.layoutIfNeeded()
  }

  private static func menu(at path: IndexPath, of list: UIScrollView) -> [UIAction] {
    list.layoutIfNeeded()
    return cell(at: path, of: list).map(actions(inContextMenuOf:)) ?? []
  }

  private static func cell(at path: IndexPath, of list: UIScrollView) -> UIView? {
    (list as? UITableView)?.cellForRow(at: path)
      ?? (list as? UICollectionView)?.cellForItem(at: path)
  }

  /// The titles in the context menu of a view, or of a view around it; empty if there is no menu.
  /// The menu is closed afterwards.
  public static func contextMenu(of view: UIView) -> [String] {
    actions(inContextMenuOf: view).map(\.title)
  }

  /// Opens the context menu of a view, and taps an action.
  public static func choose(_ title: String, inContextMenuOf view: UIView) {
    let missing = "The menu of \(view.shortName) has no \(title)."
    let interaction = openMenu(of: view)
    choose(title, in: interaction, orTell: missing) {
      canReach(view, orAnythingIn: interaction?.view)
    }
    view.window?.layoutIfNeeded()
  }

  /// Taps an action of an open menu, which closes the menu.
  ///
  /// - Parameter isInReach: Checked before anything is done.
  static func choose(
    _ title: String, in interaction: UIContextMenuInteraction?, orTell missing: String,
    if isInReach: () -> Bool = { true }
  ) {
    let menu = interaction?.menu
    let action = choice(title, among: menu?.openedActions ?? [], orTell: missing)
    interaction?.dismissMenu()
    guard let action, isInReach() else { return }
    if let button = interaction?.view as? UIButton { return button.choose(action, of: menu) }
    menu?.select(action)
    action.perform(sender: nil)
  }

  /// Opens the context menu of a view, and taps the preview above the menu: the delegate opens the
  /// preview, and the menu is closed.
  ///
  /// - Returns: The controller of the preview; nil without a menu, or if the preview is a picture
  ///   of the view.
  @discardableResult
  public static func openPreview(of view: UIView) -> UIViewController? {
    guard let interaction = openMenu(of: view) else {
      log("\(view.shortName) has no menu, and nothing around it has one.")
      return nil
    }
    let preview = interaction.openPreview()
    runLoop()
    view.window?.layoutIfNeeded()
    return preview
  }

  /// Opens and closes the menu of a view, or of a view around it, and returns its actions.
  private static func actions(inContextMenuOf view: UIView) -> [UIAction] {
    guard let interaction = openMenu(of: view) else { return [] }
    defer { interaction.dismissMenu() }
    return interaction.menu?.openedActions ?? []
  }

  /// Opens the innermost menu at a view, and returns its interaction.
  private static func openMenu(of view: UIView) -> UIContextMenuInteraction? {
    view.window?.layoutIfNeeded()
    for owner in sequence(first: view, next: \.superview) {
      if let list = owner as? any MenuList { _ = list.interactionOfMenus }
      for case let interaction as UIContextMenuInteraction in owner.interactions {
        interaction.open(at: view.convert(view.centerOfBounds, to: owner))
        if interaction.isOpen { return interaction }
      }
    }
    return nil
  }

  /// The titles in the edit menu that is open in a view; empty if there is no menu. A text that is
  /// being edited opens its menu, and closes it afterwards.
  public static func editMenu(of view: UIView) -> [String] {
    actions(inEditMenuOf: view).map(\.title)
  }

  /// Taps an action in the edit menu that is open in a view, or in the menu of a text that is being
  /// edited; the menu is closed.
  public static func choose(_ title: String, inEditMenuOf view: UIView) {
    let interaction = openEditMenu(of: view)
    guard
      let action = choice(
        title, among: actions(inEditMenuOf: view),
        orTell: "There is no edit menu open in \(view.shortName) that offers \(title).")
    else { return }
    interaction?.menu?.select(action)
    interaction?.dismissMenu()
    action.perform(sender: nil)
    view.window?.layoutIfNeeded()
  }

  private static func actions(inEditMenuOf view: UIView) -> [UIAction] {
    openEditMenu(of: view)?.menu?.openedActions
      ?? (view as? any TextEditor)?.peekEditMenu() ?? []
  }

  /// Returns the action that a finger chooses by its title; reports an obstacle.
  static func choice(
    _ title: String, among actions: [UIAction], orTell missing: String
  ) -> UIAction? {
    guard let action = actions.first(where: { $0.title == title }) else {
      log(missing)
      return nil
    }
    guard !action.attributes.contains(.disabled) else {
      log("\(title) is disabled, so it ignores touches.")
      return nil
    }
    return action
  }

  private static func openEditMenu(of view: UIView) -> UIEditMenuInteraction? {
    view.interactions.lazy.compactMap { $0 as? UIEditMenuInteraction }.first { $0.menu != nil }
  }
}
