import Foundation

/// What is to become of sections and items: where they were says where they are to be.
struct ListUpdates {
  /// Deletions and reloads speak of places before the update, insertions of places after it; a move
  /// goes from the one to the other. In which order they were asked for doesn't matter.
  enum Change<Place: Hashable & Sendable>: Hashable, Sendable {
    case delete(Place)
    case reload(Place)
    case insert(Place)
    case move(from: Place, to: Place)

    /// The place before the update that the change is about.
    var old: Place? {
      switch self {
      case .delete(let place), .reload(let place), .move(let place, _): place
      case .insert: nil
      }
    }

    /// The place after the update that the change fills, of those that say it.
    var new: Place? {
      switch self {
      case .insert(let place), .move(_, let place): place
      case .delete, .reload: nil
      }
    }

    var isReload: Bool {
      if case .reload = self { true } else { false }
    }

    var verb: String {
      switch self {
      case .delete: "delete"
      case .reload: "reload"
      case .insert: "insert"
      case .move: "move"
      }
    }
  }

  var sections: [Change<Int>] = []
  var items: [Change<IndexPath>] = []

  var isEmpty: Bool { sections.isEmpty && items.isEmpty }
}

/// Where everything is after an update.
struct ListMapping: Equatable {
  /// By old section: the new one; nil if it is gone or shown anew.
  var sections: [Int?]
  /// By old section and item: the new place; nil if it is gone or shown anew.
  var items: [[IndexPath?]]
  /// The sections and items that are shown anew, in their new places.
  var reloadedSections: [Int] = []
  var reloadedItems: [IndexPath] = []

  subscript(old: IndexPath) -> IndexPath? {
    guard items.indices.contains(old.section), items[old.section].indices.contains(old.item)
    else { return nil }
    return items[old.section][old.item]
  }
}
