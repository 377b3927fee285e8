import Foundation

/// A shortcut on the icon of an app. Stored without effect: there is no icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  open internal(set) var type: String
  open internal(set) var localizedTitle: String
  open internal(set) var localizedSubtitle: String?
  open internal(set) var icon: UIApplicationShortcutIcon?
  open internal(set) var userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
    super.init()
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The icon of a shortcut. Stored without effect.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  let name: String

  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }

  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }
}
