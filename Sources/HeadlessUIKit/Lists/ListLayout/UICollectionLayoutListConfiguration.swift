import Foundation

/// A section or a layout with items stacked like the rows of a table view.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of an item, given those of its section.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  private var ownColor: UIColor?
  private var hasOwnColor = false
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The padding above the header; nil stands for the default of the appearance.
  public var headerTopPadding: CGFloat?
  /// Returns the actions for a swipe from the leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions for a swipe from the trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = !isSidebar
  }

  private var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// The background of the list. Nil shows none; unset, it is the default of the appearance.
  public var backgroundColor: UIColor? {
    get {
      if hasOwnColor { return ownColor }
      return isGrouped ? .systemGroupedBackground : .systemBackground
    }
    set { (ownColor, hasOwnColor) = (newValue, true) }
  }
}

/// The list's settings for a cell.
final class ListCellPlace: Equatable {
  enum Role {
    case cell, header, footer
  }

  /// The kind of element in a section.
  struct Part: Equatable {
    var role = Role.cell
    var isFirst = false
    var isLast = false
  }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let part: Part
  /// The separators of the cell; nil if there are none.
  let separators: UIListSeparatorConfiguration?

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ part: Part,
    _ separators: UIListSeparatorConfiguration?
  ) {
    (self.appearance, self.part, self.separators) = (appearance, part, separators)
  }

  static func == (left: ListCellPlace, right: ListCellPlace) -> Bool {
    left === right
      || left.appearance == right.appearance && left.part == right.part
        && left.separators == right.separators
  }

  var role: Role { part.role }
  var isFirst: Bool { part.isFirst }
  var isLast: Bool { part.isLast }
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  var content: UIListContentConfiguration {
    switch role {
    case .cell:
      appearance == .sidebar || appearance == .sidebarPlain ? .sidebarCell() : .cell()
    case .header:
      switch appearance {
      case .plain: .plainHeader()
      case .grouped, .insetGrouped: .groupedHeader()
      case .sidebar, .sidebarPlain: .sidebarHeader()
      }
    case .footer: isGrouped ? .groupedFooter() : .plainFooter()
    }
  }

  var background: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.cell, .plain): .listPlainCell()
    case (.cell, .grouped), (.cell, .insetGrouped): .listGroupedCell()
    case (.cell, _): .listSidebarCell()
    case (_, .plain), (_, .sidebarPlain): .listPlainHeaderFooter()
    case (_, .grouped), (_, .insetGrouped): .listGroupedHeaderFooter()
    case (_, .sidebar): .listSidebarHeader()
    }
  }
}
