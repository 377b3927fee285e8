import Foundation

/// Items of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The bar that shows the group's items.
  weak var bar: UINavigationBar?

  public override init() {
    super.init()
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) {
    return nil
  }

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    join()
  }

  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Same as a fixed group: there is no customization of bars here.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// Same as a fixed group, hidden unless it is in the default customization: there is no customization of
  /// bars here.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  /// A group of one space without width, which separates the groups around it.
  public class func fixedSpace() -> UIBarButtonItemGroup {
    fixedGroup(items: [.fixedSpace(0)])
  }

  open var barButtonItems: [UIBarButtonItem] = [] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      join()
      if let bar { BarRow.remove(oldValue, butKeep: barButtonItems, from: bar) }
      bar?.setNeedsLayout()
    }
  }

  /// Adds the items to this group. An item is in one group only, so it leaves its previous one.
  private func join() {
    for item in barButtonItems where item.buttonGroup !== self {
      let former = item.buttonGroup
      item.buttonGroup = self
      former?.barButtonItems.remove(identicalTo: item)
    }
  }

  /// Stored without effect: bars show all items of a group, even without room for them.
  open var representativeItem: UIBarButtonItem?
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Stored, without effect.
  open var alwaysAvailable = false
  /// Stored, without effect.
  open var menuRepresentation: UIMenuElement?

  open var isHidden = false {
    didSet {
      if let bar { BarRow.remove(barButtonItems, butKeep: shownItems, from: bar) }
      bar?.setNeedsLayout()
    }
  }

  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }
}

/// The buttons beside the suggestions above the keyboard.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Stored, without effect.
  open var allowsHidingShortcuts = true
  /// Stored without effect: keyboards show no shortcuts here.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Stored without effect: keyboards show no shortcuts here.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
