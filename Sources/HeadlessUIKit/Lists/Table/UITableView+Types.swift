import Foundation

extension UITableView {
  /// The style of a table view.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The animation of row changes; changes happen at once here.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The reference for separator insets.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// When visible cells are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The elements of a table view that hug their content.
  public enum ContentHuggingElements: Int, Sendable {
    case none, sectionHeaders
  }
}
