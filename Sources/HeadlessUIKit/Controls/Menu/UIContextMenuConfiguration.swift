import Foundation

/// Makes what a context menu shows beside it.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a context menu, from what the system would put into it.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a menu offers for what a finger rests on, and what is previewed above it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying = NSUUID()
  private(set) var actionProvider: UIContextMenuActionProvider?
  private(set) var previewProvider: UIContextMenuContentPreviewProvider?
  /// Of further items that the menu is for. Stored without effect.
  @available(iOS 16.0, *)
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Stored without effect: nothing is shown of the menu.
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
