/// How a list gets from the sections that it shows to those that are set.
///
/// In all of them a row that stays is bound to its new model where that shows something else.
public enum CellReloadStrategy: Hashable, Sendable, CaseIterable {
  /// Every section that stays, by its place, is shown anew.
  case reloadAll
  /// Place by place: where another section or row stands, that is shown anew; what is too much at
  /// the end is deleted, what is missing there inserted.
  case reloadLinearDifferences
  /// Sections and rows are found again by what they are: they are inserted, deleted and moved, and
  /// keep their cells.
  case reloadArrangementDifferences

  /// The other spelling, of an earlier version.
  public static let reloadArangementDifferences = reloadArrangementDifferences
}
