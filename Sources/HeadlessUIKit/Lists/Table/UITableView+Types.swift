import Foundation

extension UITableView {
  /// How sections look apart from each other.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// How rows come and go; changes happen at once here.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Where a row is when it has been scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// What the insets of separators are measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// When cells that are shown are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// What of a table hugs its content.
  public enum ContentHuggingElements: Int, Sendable {
    case none, sectionHeaders
  }
}
