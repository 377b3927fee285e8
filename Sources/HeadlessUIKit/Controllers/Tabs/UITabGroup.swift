import Foundation

/// A tab that contains further tabs, one of which is selected.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  public enum SidebarAppearance: UInt, Sendable {
    case automatic, inline, rootSection
  }

  /// The tabs, from the group down, that the navigation controller was last given, and their
  /// controllers.
  private var (shownPath, shownStack): ([UITab], [UIViewController]) = ([], [])
  private var chosenChild: UITab?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    self.children = children
  }

  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }

  // MARK: Children

  private var storedChildren: [UITab] = []

  open var children: [UITab] {
    get { storedChildren }
    set {
      let around = Array(sequence(first: self as UITab, next: \.parent))
      let new = newValue.filter { tab in !around.contains { $0 === tab } }
      if new.count < newValue.count {
        Headless.log("A group can't be in itself, or in a group that is in it.")
      }
      for child in storedChildren { child.parent = nil }
      storedChildren = new
      for child in new {
        child.owner?.tabs.remove(identicalTo: child)
        child.parent?.children.remove(identicalTo: child)
        child.parent = self
      }
      if let chosenChild, !new.contains(chosenChild) { self.chosenChild = nil }
      tabBarController?.groupDidChange()
    }
  }

  /// Also searches the groups in the group.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.first(withIdentifier: identifier)
  }

  /// Children that are not named come last.
  open var displayOrderIdentifiers: [String] = []

  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { !named.contains($0) }
  }

  /// Stored without effect: users can't customize the bar.
  open var allowsReordering = false
  /// Stored without effect: there is no sidebar.
  open var sidebarActions: [UIAction] = []
  /// Stored without effect: there is no sidebar.
  open var sidebarAppearance = SidebarAppearance.automatic

  // MARK: Selection

  /// If nil when the group is shown, the default child becomes the selected one.
  open var selectedChild: UITab? {
    get { chosenChild }
    set {
      if let newValue, newValue.parent !== self {
        return Headless.log("Only a child of the group can be selected in it.")
      }
      choose(newValue)
      tabBarController?.groupDidChange()
    }
  }

  /// Selects a child, which is shown again where the user has gone back from it.
  func choose(_ child: UITab?) {
    chosenChild = child
    if managingNavigationController?.viewControllers.starts(with: shownStack) != true {
      shownPath = []
    }
  }

  /// If nil, the first child is the default.
  open var defaultChildIdentifier: String?

  private var childToSelect: UITab? {
    chosenChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
  }

  override var selectedLeaf: UITab { childToSelect?.selectedLeaf ?? self }

  override func settleSelection() {
    chosenChild = childToSelect
    chosenChild?.settleSelection()
    showPath()
  }

  // MARK: Navigation

  /// Shows the view controllers from the group down to the selected tab. Going back in it doesn't
  /// change the selection.
  open var managingNavigationController: UINavigationController? {
    didSet {
      guard managingNavigationController !== oldValue else { return }
      shownPath = []
      tabBarController?.groupDidChange()
    }
  }

  override var shownController: UIViewController? {
    managingNavigationController ?? super.shownController
  }

  override var knownShownController: UIViewController? {
    managingNavigationController ?? super.knownShownController
  }

  private var path: [UITab] {
    Array(sequence(first: self as UITab) { ($0 as? UITabGroup)?.chosenChild })
  }

  private func showPath() {
    guard let managingNavigationController, managingTabGroup == nil, let tabBarController,
      path != shownPath
    else { return }
    shownPath = path
    shownStack = shownPath.flatMap { tab in
      let proposed = tab.viewController.map { [$0] } ?? []
      return tabBarController.delegate?.tabBarController(
        tabBarController, displayedViewControllersFor: tab, proposedViewControllers: proposed)
        ?? proposed
    }
    managingNavigationController.viewControllers = shownStack
  }
}
