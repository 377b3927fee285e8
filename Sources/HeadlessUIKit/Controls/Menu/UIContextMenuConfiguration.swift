import Foundation

/// Creates the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Creates a context menu from the actions that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The menu that a long press opens, and its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying = NSUUID()
  private(set) var actionProvider: UIContextMenuActionProvider?
  private(set) var previewProvider: UIContextMenuContentPreviewProvider?
  /// The identifiers of further items that the menu applies to. Stored without effect.
  @available(iOS 16.0, *)
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Stored without effect: the menu is not displayed.
  @available(iOS 16.0, *)
  open var badgeCount = 0

  public convenience init(
    identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.actionProvider = actionProvider
    self.previewProvider = previewProvider
  }
}
