import Foundation

/// The default looks of elements in lists.
extension UIListContentConfiguration {
  private static var isNew: Bool { Headless.systemVersion.isRedesigned }

  private static func cell(
    _ secondary: TextProperties, isSideBySide: Bool = false
  ) -> UIListContentConfiguration {
    let margin: CGFloat = isNew ? 15 : 11
    var configuration = UIListContentConfiguration(
      .cell, TextProperties(.body), secondary,
      margins: NSDirectionalEdgeInsets(top: margin, leading: 16, bottom: margin, trailing: 8))
    configuration.prefersSideBySideTextAndSecondaryText = isSideBySide
    return configuration
  }

  private static func aside(
    _ role: Role, _ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      role, TextProperties(style, color), TextProperties(.footnote, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16))
  }

  private static var detail: UIFont.TextStyle { isNew ? .subheadline : .caption1 }

  public static func cell() -> UIListContentConfiguration { cell(TextProperties(detail)) }
  public static func subtitleCell() -> UIListContentConfiguration { cell(TextProperties(detail)) }

  public static func valueCell() -> UIListContentConfiguration {
    cell(TextProperties(.body, .secondaryLabel), isSideBySide: true)
  }

  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    cell(TextProperties(detail, .secondaryLabel))
  }

  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebarSubtitleCell()
  }

  public static func plainHeader() -> UIListContentConfiguration {
    aside(.header, .headline, .label, top: 4, bottom: 4)
  }

  public static func plainFooter() -> UIListContentConfiguration {
    aside(.footer, .footnote, .secondaryLabel, top: 4, bottom: 4)
  }

  /// In capitals before iOS 26.
  public static func groupedHeader() -> UIListContentConfiguration {
    var header = aside(
      .header, isNew ? .headline : .footnote, .secondaryLabel, top: 17, bottom: 8)
    if !isNew { header.textProperties.transform = .uppercase }
    return header
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    aside(.footer, .footnote, .secondaryLabel, top: 23.0 / 3, bottom: 20.0 / 3)
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    aside(.header, .headline, .label, top: 17, bottom: 8)
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    aside(.header, .title2, .label, top: 17, bottom: 8)
  }

  public static func sidebarHeader() -> UIListContentConfiguration {
    aside(.header, .headline, .label, top: 17, bottom: 8)
  }

  /// The header of a grouped list; headers of plain lists use their own.
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  /// The footer of a grouped list; footers of plain lists use their own.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
}
