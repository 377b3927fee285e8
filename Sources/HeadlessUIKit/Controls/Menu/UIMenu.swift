import Foundation

/// Actions and submenus, as data.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  open internal(set) var identifier: Identifier
  open internal(set) var options: Options
  open internal(set) var children: [UIMenuElement]
  /// Stored without effect.
  open var preferredElementSize: ElementSize

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier.unique()
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions that are on, including those in submenus.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions of the menu and its submenus, as far as they are known before it is opened.
  var actions: [UIAction] { actions { $0.known ?? [] } }

  /// The actions that are visible when the menu and its submenus are opened.
  var openedActions: [UIAction] {
    actions(\.elements).filter { !$0.attributes.contains(.hidden) }
  }

  /// Selects an action that the user has chosen: only this action is on in the outermost menu
  /// around it with a single selection.
  ///
  /// - Parameter isAlone: Whether this menu has a single selection regardless of its options.
  func select(_ action: UIAction, isAlone: Bool = false) {
    guard isAlone || options.contains(.singleSelection) else {
      for menu in menus { menu.select(action) }
      return
    }
    let actions = actions
    guard actions.contains(where: { $0 === action }) else { return }
    for other in actions { other.state = other === action ? .on : .off }
  }

  /// Leaves only the first action on that is on, or turns on the first action.
  ///
  /// - Returns: That action; nil for a menu without actions.
  func settleSelection() -> UIAction? {
    let actions = actions
    let chosen = actions.first { $0.state == .on } ?? actions.first
    guard let chosen else { return nil }
    select(chosen, isAlone: true)
    return chosen
  }

  /// The submenus, as far as they are known before the menu is opened.
  private var menus: [UIMenu] {
    children.flatMap { ($0 as? UIDeferredMenuElement)?.known ?? [$0] }.compactMap { $0 as? UIMenu }
  }

  private func actions(
    _ deferred: (UIDeferredMenuElement) -> [UIMenuElement]
  ) -> [UIAction] {
    func actions(in elements: [UIMenuElement]) -> [UIAction] {
      elements.flatMap { element -> [UIAction] in
        switch element {
        case let action as UIAction: [action]
        case let menu as UIMenu: actions(in: menu.children)
        case let element as UIDeferredMenuElement: actions(in: deferred(element))
        default: []
        }
      }
    }
    return actions(in: children)
  }
}

extension UIMenu.Identifier {
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  public static let alignment = UIMenu.Identifier("com.apple.menu.text-alignment")
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  public static let root = UIMenu.Identifier("com.apple.menu.root")

  @MainActor private static var count = 0

  /// Returns a unique identifier that is the same in each run of a program.
  @MainActor fileprivate static func unique() -> UIMenu.Identifier {
    count += 1
    return UIMenu.Identifier("HeadlessUIKit.menu.\(count)")
  }
}
