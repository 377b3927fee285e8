import Foundation

/// A section, or a whole layout, whose items are below each other as the rows of a table are.
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
  /// Says what lines an item has beside it, of those that its section would have.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  private var ownColor: UIColor?
  private var hasOwnColor = false
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Above the header; nil stands for what the appearance has.
  public var headerTopPadding: CGFloat?
  /// What can be done to an item by swiping it from the side where one begins to read.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What can be done to an item by swiping it from the other side.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = !isSidebar
  }

  private var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// Behind the list, until it is set; nil is no colour at all.
  public var backgroundColor: UIColor? {
    get {
      if hasOwnColor { return ownColor }
      return isGrouped ? .systemGroupedBackground : .systemBackground
    }
    set { (ownColor, hasOwnColor) = (newValue, true) }
  }
}

/// What a list says of one of its cells.
final class ListCellPlace: Equatable {
  enum Role {
    case cell, header, footer
  }

  /// Which of the elements of a section it is said of.
  struct Part: Equatable {
    var role = Role.cell
    var isFirst = false
    var isLast = false
  }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let part: Part
  /// The lines beside the cell; nil where there are none.
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
