/// How a list gets from the sections that it shows to those that are set.
///
/// In each strategy, a row that stays is bound to its new model if the model shows something else.
public enum CellReloadStrategy: Hashable, Sendable, CaseIterable {
  /// Reloads every section that stays, matched by its place.
  case reloadAll
  /// Compares place by place: a place with another section or row is reloaded, surplus ones at the
  /// end are deleted, and missing ones are inserted.
  case reloadLinearDifferences
  /// Matches sections and rows by identity: they are inserted, deleted and moved, and keep their
  /// cells.
  case reloadArrangementDifferences

  /// The spelling of an earlier version.
  public static let reloadArangementDifferences = reloadArrangementDifferences
}
