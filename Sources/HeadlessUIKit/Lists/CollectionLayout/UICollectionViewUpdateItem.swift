import Foundation
import ListRules

/// A change of an item or a section, for a layout.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// The item of a section is `NSNotFound`; nil for insertions.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The item of a section is `NSNotFound`; nil for deletions.
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
