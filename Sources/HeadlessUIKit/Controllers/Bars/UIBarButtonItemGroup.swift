import Foundation

/// Items of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The bar that shows the group's items.
  weak var bar: UINavigationBar?

  public override init() {
    super.init()
  }

  /// There are no archives here: always nil.
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

  /// Nobody rearranges bars here: as a fixed group.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// Nobody rearranges bars here: as a fixed group, hidden where it does not belong to the bar from the start.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  /// A group of one space without width: what stands around it is no group together.
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

  /// An item is in one group only: it leaves the one where it was.
  private func join() {
    for item in barButtonItems where item.buttonGroup !== self {
      let former = item.buttonGroup
      item.buttonGroup = self
      former?.barButtonItems.remove(identicalTo: item)
    }
  }

  /// Stored, without effect: bars show the items of a group, however little room there is.
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

/// What is beside the suggestions above the keyboard.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Stored, without effect.
  open var allowsHidingShortcuts = true
  /// Stored, without effect: keyboards show nothing here.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Stored, without effect: keyboards show nothing here.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
