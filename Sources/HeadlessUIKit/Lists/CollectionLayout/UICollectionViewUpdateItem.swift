import Foundation
import ListRules

/// What a layout is told of a change of a collection's items or sections.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// For a section with `NSNotFound` as item; nil for what is inserted.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// For a section with `NSNotFound` as item; nil for what is deleted.
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init<Place>(_ change: ListUpdates.Change<Place>, _ path: (Place) -> IndexPath) {
    (indexPathBeforeUpdate, indexPathAfterUpdate) = (change.old.map(path), change.new.map(path))
    switch change {
    case .insert: updateAction = .insert
    case .delete: updateAction = .delete
    case .reload: updateAction = .reload
    case .move: updateAction = .move
    }
    if updateAction == .reload { indexPathAfterUpdate = indexPathBeforeUpdate }
    super.init()
  }

  static func all(_ updates: ListUpdates) -> [UICollectionViewUpdateItem] {
    updates.sections.map {
      UICollectionViewUpdateItem($0) { IndexPath(item: NSNotFound, section: $0) }
    }
      + updates.items.map {
        UICollectionViewUpdateItem($0) { IndexPath(item: $0.item, section: $0.section) }
      }
  }
}
